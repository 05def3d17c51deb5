import { isLanguage, type Language } from '../i18n/index.ts'

/** `lang`, and what advertisements and messengers add to links. No page reads them. */
const linkParameter = /^(lang|utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|zarsrc|zalo\w*)$/

/** The query without those parameters, otherwise unchanged, and the language that the link asks for. */
export function pageQuery(search: string): { search: string; language?: Language } {
  if (!search) return { search }
  const pairs = search.slice(1).split('&')
  const nameOf = (pair: string) => pair.split('=', 1)[0]!
  const left = pairs.filter(pair => !linkParameter.test(nameOf(pair)))
  const language = pairs.find(pair => nameOf(pair) === 'lang')?.slice('lang='.length)
  return {
    search: left.length === pairs.length ? search : left.length > 0 ? `?${left.join('&')}` : '',
    ...(isLanguage(language) && { language }),
  }
}
