import { descriptions } from '../../src/i18n/descriptions.ts'
import type { Language } from '../../src/i18n/index.ts'
import { headTags } from '../../src/shared/head-tags.ts'
import { wordsOf } from '../books.ts'
import type { Handle } from '../page.ts'

type Descriptions = Partial<Record<Handle['title'], string>>

const written =
  'link:is([rel=canonical], [rel=alternate]), meta:is([name=description], [name=robots], [property], [name^=twitter])'
let newest: object

interface PageInfo {
  home: string
  path: string
  language: Language
  title: string
}

/** Replaces the tags in the head that describe the page: the same that the server writes. */
export async function writeHead(handle: Handle | undefined, { home, ...page }: PageInfo): Promise<void> {
  newest = page
  const described: Descriptions = await wordsOf(descriptions, page.language)
  const description = handle && described[handle.title]
  if (newest !== page) return
  const site = location.origin + home.replace(/\/$/, '')
  const tags = headTags({ ...page, site, description, findable: handle?.findable ?? false })
  for (const old of document.head.querySelectorAll(written)) old.remove()
  for (const [tag, attributes] of tags) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}
