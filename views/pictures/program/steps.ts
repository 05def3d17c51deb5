import { historySteps, webHistorySteps } from './steps/history.ts'
import { hoursSteps } from './steps/hours.ts'
import { screenshotSteps } from './steps/screenshots.ts'
import { settingsSteps } from './steps/settings.ts'
import { softwareSteps } from './steps/software.ts'
import { startSteps } from './steps/start.ts'
import { webSteps } from './steps/web.ts'
import type { Draw } from './window.ts'

/** The drawing of each step of the guide, in its order. */
export const drawings: Draw[] = [
  ...startSteps,
  ...softwareSteps,
  ...webSteps,
  ...webHistorySteps,
  ...hoursSteps,
  ...screenshotSteps,
  ...historySteps,
  ...settingsSteps,
]
