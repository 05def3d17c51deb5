import type { ReactNode } from 'react'
import type { SceneName } from './scene.tsx'
import { AskingScene } from './scenes/asking.tsx'
import { CaughtKiteScene } from './scenes/caught-kite.tsx'
import { DeskScene } from './scenes/desk.tsx'
import { EveningScene } from './scenes/evening.tsx'
import { FamilyScene } from './scenes/family.tsx'
import { HomeworkScene } from './scenes/homework.tsx'
import { LaptopScene } from './scenes/laptop.tsx'
import { RestingKiteScene } from './scenes/resting-kite.tsx'
import { SkyScene } from './scenes/sky.tsx'
import { Terrace, TerraceKite } from './scenes/terrace.tsx'
import { TodayScene } from './scenes/today.tsx'

/** The pictures that the build draws into files. Pages refer to them by name, so no script contains them. */
export const scenes: Record<SceneName, ReactNode> = {
  terrace: <Terrace />,
  'terrace-kite': <TerraceKite />,
  today: <TodayScene />,
  family: <FamilyScene />,
  laptop: <LaptopScene />,
  asking: <AskingScene />,
  'resting-kite': <RestingKiteScene />,
  'caught-kite': <CaughtKiteScene />,
  sky: <SkyScene />,
  desk: <DeskScene />,
  homework: <HomeworkScene />,
  evening: <EveningScene />,
}
