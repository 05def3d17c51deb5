import type { Shape } from './shapes.ts'
import { allowedHours } from './steps/hours.ts'
import { today } from './steps/start.ts'
import { blocked } from './steps/web.ts'
import { desktop, type PictureWords, titledFrame } from './window.ts'

/** Where the window without its menu begins: so it is large enough to be read on a phone. */
export const withoutMenu = 108

/** The screens of the program that the home page shows, by name. */
export function sitePictures(say: PictureWords): Record<'blocked' | 'today' | 'hours', Shape[]> {
  const shown = (contents: Shape[]) => [...desktop(), ...titledFrame(say, withoutMenu + 10), ...contents]
  return {
    blocked: shown(blocked(say)),
    today: shown(today(say)),
    hours: shown(allowedHours(say, say('picture.racing'))),
  }
}
