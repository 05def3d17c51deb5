import JSZip from 'jszip'
import { brand } from '../../../src/shared/brand.ts'
import { escaped, type Palette } from '../../../views/pictures/program/svg.ts'
import { colour } from './shapes.ts'
import { declaration, namespaces, placeholder, places, shapeTree, slideSize } from './slide.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const type = (name: string) => `application/vnd.openxmlformats-officedocument.${name}+xml`

/** A presentation of these slides, as the parts that OOXML demands and no others. */
export async function presentationOf(title: string, slides: readonly string[], palette: Palette): Promise<Buffer> {
  const zip = new JSZip()
  const numbers = slides.map((_, index) => index + 1)
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(numbers),
    '_rels/.rels': relations([
      ['officeDocument', 'ppt/presentation.xml'],
      [`${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title></cp:coreProperties>`,
    'ppt/presentation.xml': presentation(numbers),
    'ppt/_rels/presentation.xml.rels': relations([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ['theme', 'theme/theme1.xml'],
      ...numbers.map((number): Relation => ['slide', `slides/slide${number}.xml`]),
    ]),
    'ppt/theme/theme1.xml': theme(palette),
    'ppt/slideMasters/slideMaster1.xml': master(palette),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': layout(palette),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([['slideMaster', '../slideMasters/slideMaster1.xml']]),
    ...Object.fromEntries(slides.map((slide, index) => [`ppt/slides/slide${index + 1}.xml`, slide])),
    ...Object.fromEntries(
      numbers.map(number => [
        `ppt/slides/_rels/slide${number}.xml.rels`,
        relations([['slideLayout', '../slideLayouts/slideLayout1.xml']]),
      ]),
    ),
  }
  // the same bytes from the same sources, whenever they are built
  const date = new Date('2026-01-01T00:00:00Z')
  for (const [name, content] of Object.entries(parts)) zip.file(name, content, { date, createFolders: false })
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', compressionOptions: { level: 9 } })
}

type Relation = [kind: string, target: string]

function relations(entries: Relation[]): string {
  const lines = entries.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${kind.includes(':') ? kind : `${office}/${kind}`}" Target="${target}"/>`,
  )
  return `${declaration}<Relationships xmlns="${packages}/relationships">${lines.join('')}</Relationships>`
}

function contentTypes(numbers: number[]): string {
  const overrides: [string, string][] = [
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ['/ppt/presentation.xml', type('presentationml.presentation.main')],
    ['/ppt/theme/theme1.xml', type('theme')],
    ['/ppt/slideMasters/slideMaster1.xml', type('presentationml.slideMaster')],
    ['/ppt/slideLayouts/slideLayout1.xml', type('presentationml.slideLayout')],
    ...numbers.map((n): [string, string] => [`/ppt/slides/slide${n}.xml`, type('presentationml.slide')]),
  ]
  return (
    `${declaration}<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `${overrides.map(([part, kind]) => `<Override PartName="${part}" ContentType="${kind}"/>`).join('')}</Types>`
  )
}

function presentation(numbers: number[]): string {
  const { width, height } = slideSize
  return (
    `${declaration}<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>` +
    `<p:sldIdLst>${numbers.map(n => `<p:sldId id="${255 + n}" r:id="rId${n + 2}"/>`).join('')}</p:sldIdLst>` +
    `<p:sldSz cx="${width}" cy="${height}"/><p:notesSz cx="${height}" cy="${width}"/></p:presentation>`
  )
}

function master(palette: Palette): string {
  const map =
    'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"'
  return (
    `${declaration}<p:sldMaster ${namespaces}><p:cSld><p:bg><p:bgPr><a:solidFill>${colour(palette.paper)}</a:solidFill><a:effectLst/></p:bgPr></p:bg>` +
    `${shapeTree(frames(palette))}</p:cSld><p:clrMap ${map}/>` +
    '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>'
  )
}

function layout(palette: Palette): string {
  return `${declaration}<p:sldLayout ${namespaces}><p:cSld name="Step">${shapeTree(frames(palette))}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`
}

function frames({ ink }: Palette): string {
  return (
    placeholder(2, 'title', places.title, brand.name, { size: 30, paint: ink }) +
    placeholder(3, 'body', places.text, brand.name, { size: 20, paint: ink })
  )
}

function theme(palette: Palette): string {
  const { ink, surface, mist, sky, kite, leaf, rose } = palette
  const names = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6']
  const paints = [ink, surface, palette['sky-deep'], mist, sky, kite, leaf, rose, palette.hill, palette['ink-soft']]
  const colours = [...names, 'hlink', 'folHlink'].map((name, n) => `<a:${name}>${colour(paints[n] ?? sky)}</a:${name}>`)
  const font = '<a:latin typeface="Segoe UI"/><a:ea typeface=""/><a:cs typeface=""/>'
  const plain = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
  const three = (each: string) => each.repeat(3)
  return (
    `${declaration}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${brand.name}"><a:themeElements>` +
    `<a:clrScheme name="${brand.name}">${colours.join('')}</a:clrScheme>` +
    `<a:fontScheme name="${brand.name}"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme>` +
    `<a:fmtScheme name="${brand.name}"><a:fillStyleLst>${three(plain)}</a:fillStyleLst><a:lnStyleLst>${three(`<a:ln>${plain}</a:ln>`)}</a:lnStyleLst>` +
    `<a:effectStyleLst>${three('<a:effectStyle><a:effectLst/></a:effectStyle>')}</a:effectStyleLst><a:bgFillStyleLst>${three(plain)}</a:bgFillStyleLst></a:fmtScheme>` +
    '</a:themeElements></a:theme>'
  )
}
