import type { Language } from '../i18n/index.ts'
import { titled } from '../shared/brand.ts'
import type { HeadTag } from '../shared/head-tags.ts'
import { splashFlag, splashWaits } from '../shared/splash.ts'

/** All of a page but what is rendered. */
export interface Frame {
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
}

export interface Page extends Frame {
  /** The rendered screen. */
  html: Buffer[]
  /** The data for hydration; null for a page that is not hydrated. */
  takeover: unknown | null
}

/**
 * The document in two parts. Between them goes the script tag, which has the nonce, the only part that differs from
 * one response to the next.
 */
export function documentAround(page: Page): { before: Buffer; after: Buffer[] } {
  return { before: beforeScripts(page), after: afterScripts(page) }
}

export function beforeScripts(page: Frame): Buffer {
  const { base, language } = page
  return Buffer.from(
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
      `<link rel="manifest" href="${base}/site.webmanifest">${structuredData(page.structured)}`,
  )
}

export function afterScripts({ html, takeover }: Pick<Page, 'html' | 'takeover'>): Buffer[] {
  return [
    Buffer.from('</head><body><div id="root">'),
    ...html,
    Buffer.from(`</div>${takeover === null ? '' : takeoverData(takeover)}</body></html>`),
  ]
}

/**
 * The scripts are fetched after the page was parsed and painted: on a slow connection they would delay the text and the
 * picture, which work without them.
 */
export function scriptTags({ scripts, splash }: Pick<Frame, 'scripts' | 'splash'>, nonce: string): string {
  const fetched = `requestAnimationFrame(()=>setTimeout(()=>${json(scripts)}.map(script=>import(script))))`
  const tag = `<script type="module" nonce="${nonce}">${fetched}</script>`
  return splash ? tag + splashTag(splash, nonce) : tag
}

/**
 * Decides in the browser, before the first paint, whether this is a first visit, so that all visitors share one page.
 * No splash for crawlers, for links to a dialog, and for people who were redirected to the log-in page.
 */
function splashTag(splash: string, nonce: string): string {
  const isFirst = `!localStorage.getItem('${splashFlag}')&&!/bot|crawl|spider/i.test(navigator.userAgent)&&!/[?&](mo|from)=/.test(location.search)`
  const start = `{let c=document.documentElement.classList;c.add('${splashWaits}');import('${splash}').catch(()=>c.remove('${splashWaits}'))}`
  return `<script nonce="${nonce}">try{if(${isFirst})${start}}catch{}</script>`
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
