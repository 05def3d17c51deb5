import type { Language } from '../i18n/index.ts'
import { titled } from '../shared/brand.ts'
import type { HeadTag } from '../shared/head-tags.ts'
import { keepsFirstKey, loadsScripts, startsSplash } from './inline-scripts.ts'

export interface Page {
  language: Language
  base: string
  title: string
  head: HeadTag[]
  /** For search engines, as JSON-LD. */
  structured?: object | undefined
  styles: string[]
  /** Styles inlined in the page, so that the first screen needs no second request. */
  inlined?: string
  fonts: string[]
  scripts: string[]
  /** The script of the splash; null for a page that shows none. */
  splash: string | null
  /** It has the keys of the console. */
  console: boolean
  /** The rendered screen. */
  html: Buffer[]
  /** The data for hydration; null for a page that is not hydrated. */
  takeover: unknown | null
}

export function documentOf(page: Page): Buffer {
  const data = page.takeover === null ? '' : takeoverData(page.takeover)
  return Buffer.concat([Buffer.from(headOf(page)), ...page.html, Buffer.from(`</div>${data}</body></html>`)])
}

/** The text before the rendered screen. */
function headOf(page: Page): string {
  const { base, language } = page
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(titled(page.title))}</title>` +
    '<meta name="theme-color" content="#fffbf4">' +
    page.head.map(tagOf).join('') +
    page.fonts.map(font => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('') +
    (page.inlined ? `<style>${page.inlined}</style>` : '') +
    page.styles.map(style => `<link rel="stylesheet" href="${style}">`).join('') +
    `<link rel="icon" href="${base}/favicon.svg" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="${base}/apple-touch-icon.png">` +
    `<link rel="manifest" href="${base}/site.webmanifest">${structuredData(page.structured)}` +
    `${page.takeover === null ? '' : scriptTags(page)}</head><body><div id="root">`
  )
}

function scriptTags({ scripts, splash, console }: Page): string {
  const start = `<script type="module" id="start" data-scripts="${scripts.join(' ')}">${loadsScripts}</script>`
  const first = [...(splash ? [startsSplash(splash)] : []), ...(console ? [keepsFirstKey] : [])]
  return start + first.map(script => `<script>${script}</script>`).join('')
}

function tagOf([tag, attributes]: HeadTag): string {
  return `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')}>`
}

function structuredData(data: object | undefined): string {
  return data ? `<script type="application/ld+json">${json(data)}</script>` : ''
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}

function takeoverData(data: unknown): string {
  return `<script type="application/json" id="takeover">${json(data)}</script>`
}

/** JSON that cannot end its script element or start a comment in it. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
