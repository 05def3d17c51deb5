import { fileName } from './brand.ts'

/** How many steps each of the nine sections of the guide has. */
const stepsOfSections = [2, 1, 6, 7, 2, 2, 2, 4, 6] as const

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const

export interface GuideSection {
  /** Counted from 1. */
  number: number
  roman: string
  /** The numbers of its steps, counted through the whole guide. */
  steps: number[]
}

export const guideSections: GuideSection[] = stepsOfSections.map((count, index) => {
  const before = stepsOfSections.slice(0, index).reduce((sum: number, each) => sum + each, 0)
  return { number: index + 1, roman: romans[index]!, steps: Array.from({ length: count }, (_, at) => before + at + 1) }
})

export const guideSteps = guideSections.flatMap(({ steps }) => steps).length
/** The step whose picture shows the code of the device. */
export const codeStep = 27
/** The file names of the guide's presentation in the folder of downloads. */
export const guideFiles = { vi: `${fileName}-huong-dan.pptx`, en: `${fileName}-guide.pptx` }
