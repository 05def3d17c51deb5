import { readdirSync, readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import JSZip from 'jszip'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { guideWords } from '../../src/i18n/guide.ts'
import { apart, languages } from '../../src/i18n/index.ts'
import { guideFiles, guideSections, guideSteps } from '../../src/shared/guide.ts'
import { withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'

const words: Record<string, Record<string, string>> = apart(guideWords)
const { DOMParser } = new Window()
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')

test('the guide has 32 steps in nine sections, each with a title and a text', () => {
  assert.equal(
    guideSections.map(({ roman, steps }) => `${roman} ${steps.length}`),
    ['I 2', 'II 1', 'III 6', 'IV 7', 'V 2', 'VI 2', 'VII 2', 'VIII 4', 'IX 6'],
  )
  assert.is(guideSteps, 32)
  for (const language of languages)
    for (let step = 1; step <= guideSteps; step++)
      for (const part of ['title', 'text']) assert.ok(words[language]![`guide.${part}${step}`], `${part} ${step}`)
})

test('every step has a drawing of its own in each language, with its number on it', () => {
  for (const language of languages) {
    const folder = `dist/guide-pictures/${language}`
    const drawings = readdirSync(folder).filter(name => /^\d+\.svg$/.test(name))
    assert.is(drawings.length, guideSteps)
    const seen = new Set<string>()
    for (let step = 1; step <= guideSteps; step++) {
      const svg = readFileSync(`${folder}/${step}.svg`, 'utf8')
      assert.match(svg, `>${step}</text>`)
      assert.not.match(svg, /undefined|NaN|\{\w+\}/, `step ${step}`)
      assert.ok(svg.length < 12_000, `step ${step} has ${svg.length} bytes`)
      seen.add(svg)
    }
    assert.is(seen.size, guideSteps)
  }
})

test('the presentation has a cover and a slide for each step, and every part it names', async () => {
  for (const language of languages) {
    const zip = await JSZip.loadAsync(readFileSync(`dist/guide/${guideFiles[language]}`))
    const read = (name: string) => zip.file(name)!.async('string')
    const names = Object.keys(zip.files)
    assert.is(names.filter(name => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length, guideSteps + 1)
    for (const name of names) assert.not.ok(parse(await read(name)).querySelector('parsererror'), name)
    for (const [, part] of (await read('[Content_Types].xml')).matchAll(/PartName="\/([^"]+)"/g))
      assert.ok(zip.file(part!), part)
    for (const name of names.filter(name => name.endsWith('.rels'))) {
      const folder = name.replace(/_rels\/[^/]+$/, '')
      for (const [, target] of (await read(name)).matchAll(/Target="([^"]+)"/g))
        assert.ok(zip.file(new URL(target!, `zip:/${folder}`).pathname.slice(1)), `${name} → ${target}`)
    }
    for (let step = 1; step <= guideSteps; step++) {
      const slide = await read(`ppt/slides/slide${step + 1}.xml`)
      assert.match(slide, words[language]![`guide.text${step}`]!)
      const ids = [...slide.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id)
      assert.is(new Set(ids).size, ids.length, `ids of slide ${step + 1}`)
      assert.not.match(slide, /NaN|undefined| (x|y|cx|cy|w|h|sz)="-?\d+\.\d/, `slide ${step + 1}`)
    }
  }
})

test('drawings and presentations are served', () =>
  withApp(async ({ url }) => {
    for (const language of languages) {
      const drawing = await raw(url, `/guide-pictures/${language}/32.svg`)
      assert.equal([drawing.status, drawing.headers['content-type']], [200, 'image/svg+xml'])
      const slides = await raw(url, `/downloads/${guideFiles[language]}`)
      assert.is(slides.status, 200)
      assert.match(slides.headers['content-type']!, 'presentationml')
    }
  }))

test.run()
