import type { ReactNode } from 'react'
import type { Book, Say } from '../../src/i18n/index.ts'
import { brand } from '../../src/shared/brand.ts'
import { formatDate } from '../../src/shared/dates.ts'
import { onOneLine } from '../parts/on-one-line.ts'
import { useLanguage } from '../words.tsx'

/** A paragraph, a list, or terms with their descriptions, by the keys of their sentences. */
type Block<K> = K | { list: K[] } | { facts: [thing: K, said: K][] }
export type Section<K> = { id: string; title: K; blocks: Block<K>[] }

type Frame = Book & Record<'heading' | 'lead' | 'updated' | 'contents', Book[string]>
type Props<W extends Frame> = {
  say: Say<W>
  sections: Section<keyof W & string>[]
}

const writtenOn = '2026-11-24'

/** A long text with a table of contents. */
export function LegalPage<W extends Frame>({ say: sayOf, sections }: Props<W>) {
  const language = useLanguage()
  const facts = {
    name: onOneLine(brand.name),
    email: brand.email,
    hotline: onOneLine(brand.hotline),
    address: brand.address[language],
    date: formatDate(writtenOn),
  }
  const say = (key: keyof W & string) => (sayOf as (key: string, facts: object) => string)(key, facts)
  return (
    <article className="legal">
      <header>
        <p className="legal-date">{say('updated')}</p>
        <h1>{say('heading')}</h1>
        <p className="legal-lead">{say('lead')}</p>
      </header>
      <nav className="legal-contents" aria-labelledby="contents">
        <h2 id="contents">{say('contents')}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{say(title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-text">
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{say(title)}</h2>
            {blocks.map(block => (
              <LegalBlock key={JSON.stringify(block)} block={block} say={say} />
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}

function LegalBlock<K extends string>({ block, say }: { block: Block<K>; say: (key: K) => string }) {
  if (typeof block === 'string') return <p>{withMail(say(block))}</p>
  if ('list' in block)
    return (
      <ul>
        {block.list.map(key => (
          <li key={key}>{withMail(say(key))}</li>
        ))}
      </ul>
    )
  return (
    <dl>
      {block.facts.map(([thing, said]) => (
        <div key={thing}>
          <dt>{say(thing)}</dt>
          <dd>{say(said)}</dd>
        </div>
      ))}
    </dl>
  )
}

function withMail(text: string): ReactNode {
  const [before, after] = text.split(brand.email, 2)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
      {after}
    </>
  )
}
