import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnSheets } from '../../views/own-sheet.ts'
import type { Handle } from '../../views/page.ts'
import type { Language } from '../i18n/index.ts'

interface Manifest {
  /** The first page's scripts. */
  scripts: Record<Language, string[]>
  /** By page title: the scripts that a page needs besides the first page's. */
  pages: Record<string, Record<Language, string[]>>
  styles: { site: string } & OwnSheets
  splash: string
  fonts: Record<string, string>
}

export interface Bundle {
  /** The scripts and styles of a page, and the fonts to preload. */
  partsOf: (handle: Handle | undefined, language: Language) => { scripts: string[]; styles: string[]; fonts: string[] }
  /** The site's styles as text, to be inlined in a page. */
  inlined: { href: string; text: string }
  /** Loaded when the browser goes to the console or the portal from a page without its sheet. */
  sheets: OwnSheets
  /** The script of the splash, which a page loads by itself on the first visit. */
  splash: string
}

/** The fonts of running text. The others are loaded by the styles and have fallbacks of the same size until then. */
const firstFonts = ['be-vietnam-pro-latin-400', 'be-vietnam-pro-vietnamese-400']

/** Reads which built files each page needs. */
export function readBundle(dist: string, base: string): Bundle {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
  const url = (file: string) => `${base}/${file}`
  const fonts = firstFonts
    .flatMap(name => Object.keys(manifest.fonts).filter(font => font.includes(name)))
    .map(font => url(manifest.fonts[font]!))
  return {
    inlined: inline(url(manifest.styles.site), readFileSync(join(dist, manifest.styles.site), 'utf8')),
    sheets: { console: url(manifest.styles.console), portal: url(manifest.styles.portal) },
    splash: url(manifest.splash),
    partsOf(handle, language) {
      const scripts = [...manifest.scripts[language], ...(manifest.pages[handle?.title ?? '']?.[language] ?? [])]
      return {
        scripts: [...new Set(scripts)].map(url),
        styles: [
          manifest.styles.site,
          ...(handle?.console ? [manifest.styles.console] : []),
          ...(handle?.portal ? [manifest.styles.portal] : []),
        ].map(url),
        fonts,
      }
    },
  }
}

/** Makes addresses in the sheet absolute: inlined, they would be relative to the page. */
function inline(href: string, sheet: string): Bundle['inlined'] {
  const folder = href.slice(0, href.lastIndexOf('/') + 1)
  return { href, text: sheet.trim().replace(/url\(("?)\.\//g, `url($1${folder}`) }
}
