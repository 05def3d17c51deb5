import { english } from '../index.ts'
import type { aboutHero as vi } from '../vi/about-hero.ts'

export const aboutHero = english<typeof vi>()({
  meaning: 'In Vietnamese, “an” is peace and “nhi” is a child.',
  lead: '{name} is software that helps parents in Vietnam keep their children company on computers and phones: know what they do, block what harms them, and keep to agreed hours together.',
  toPartner: 'For schools and businesses',
})
