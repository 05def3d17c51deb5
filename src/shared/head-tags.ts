import { type Language, languages } from '../i18n/index.ts'
import { brand, titled } from './brand.ts'

interface PageHead {
  /** The public address of the site, with its prefix and without a slash at the end. */
  site: string
  /** The path of the page within the site; starts with a slash. */
  path: string
  language: Language
  title: string
  /** Undefined for pages that are not shared: those of the console, and error pages. */
  description?: string | undefined
  /** Whether search engines may list the page. */
  findable: boolean
}

export type HeadTag = ['meta' | 'link', Record<string, string>]

const locales = { vi: 'vi_VN', en: 'en_US' }

/** The tags of a page for search engines and messengers. */
export function headTags(page: PageHead): HeadTag[] {
  return [
    ...(page.description ? [meta('name', 'description', page.description)] : []),
    ...(page.findable ? links(page) : [meta('name', 'robots', 'noindex')]),
    ...(page.description ? preview(page, page.description) : []),
  ]
}

/** The address of a page in a language. Without `lang`, Vietnamese is shown unless the visitor has chosen. */
export function addressIn(language: Language, { site, path }: Pick<PageHead, 'site' | 'path'>): string {
  return `${site}${path}${language === 'vi' ? '' : `?lang=${language}`}`
}

function links(page: PageHead): HeadTag[] {
  const alternate = (hreflang: string, language: Language): HeadTag => [
    'link',
    { rel: 'alternate', hreflang, href: addressIn(language, page) },
  ]
  return [
    ['link', { rel: 'canonical', href: addressIn(page.language, page) }],
    ...languages.map(language => alternate(language, language)),
    alternate('x-default', 'vi'),
  ]
}

function preview(page: PageHead, description: string): HeadTag[] {
  const { site, language } = page
  const title = titled(page.title)
  const image = `${site}/share-${language}.png`
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', addressIn(language, page)),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${brand.name}. ${brand.slogan[language]}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return ['meta', { [kind]: name, content }]
}
