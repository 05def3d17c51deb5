import { mkdirSync, writeFileSync } from 'node:fs'
import { guideWords } from '../../src/i18n/guide.ts'
import { guidePictures } from '../../src/i18n/guide-pictures.ts'
import { type Language, languages, speakers } from '../../src/i18n/index.ts'
import { guideFiles, guideSections } from '../../src/shared/guide.ts'
import type { Shape } from '../../views/pictures/program/shapes.ts'
import { sitePictures, withoutMenu } from '../../views/pictures/program/site.ts'
import { drawings } from '../../views/pictures/program/steps.ts'
import { svgOf } from '../../views/pictures/program/svg.ts'
import { compress } from './compress.ts'
import { readPalette } from './palette.ts'
import { presentationOf } from './slides/presentation.ts'
import { coverSlide, stepSlide } from './slides/slide.ts'

const sayInGuide = speakers(guideWords)
const sayInPictures = speakers(guidePictures)
const palette = readPalette()

/** Draws the guide's steps twice, as pictures for the page and on the slides of a presentation, and what the site shows. */
export async function buildGuide(outdir: string): Promise<void> {
  mkdirSync(`${outdir}/guide`, { recursive: true })
  await Promise.all(
    languages.map(async language => {
      const shapes = drawingsIn(language)
      await Promise.all([
        writePictures(`${outdir}/guide-pictures/${language}`, language, shapes),
        writeSlides(`${outdir}/guide/${guideFiles[language]}`, language, shapes),
      ])
    }),
  )
}

function drawingsIn(language: Language): Shape[][] {
  const say = sayInPictures[language]
  return drawings.map((draw, index) => draw(say, index + 1))
}

async function writePictures(folder: string, language: Language, shapes: Shape[][]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const write = (name: string | number, svg: string) => {
    const file = `${folder}/${name}.svg`
    writeFileSync(file, svg)
    return file
  }
  await compress([
    ...shapes.map((drawing, index) => write(index + 1, svgOf(drawing, palette))),
    ...Object.entries(sitePictures(sayInPictures[language])).map(([name, drawing]) =>
      write(name, svgOf(drawing, palette, withoutMenu)),
    ),
  ])
}

async function writeSlides(file: string, language: Language, shapes: Shape[][]): Promise<void> {
  const say = sayInGuide[language]
  const slides = guideSections.flatMap(({ number, roman, steps }) =>
    steps.map(step => {
      const title = say(`guide.title${step}` as 'guide.title1')
      return stepSlide(
        {
          section: `${roman}. ${say(`guide.section${number}` as 'guide.section1')}`,
          title: `${step}. ${title}`,
          text: say(`guide.text${step}` as 'guide.text1'),
          about: say('guide.picture', { step, title }),
          drawing: shapes[step - 1]!,
        },
        palette,
      )
    }),
  )
  const cover = coverSlide(say('guide.title'), say('guide.lead'), palette)
  writeFileSync(file, await presentationOf(say('guide.title'), [cover, ...slides], palette))
}
