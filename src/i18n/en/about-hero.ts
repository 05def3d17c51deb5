import { english } from '../index.ts'
import type { aboutHero as vi } from '../vi/about-hero.ts'

export const aboutHero = english<typeof vi>()({
  meaning: 'In Vietnamese, “an” means peace and “nhi” means child.',
  lead: '{name} helps parents in Viet Nam stay beside their children on computers, and soon on phones: know what they do, block what harms them, and keep to agreed hours together.',
  toPartner: 'For schools and businesses',
})
