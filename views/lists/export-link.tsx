import { useHref } from 'react-router'
import { listWords } from '../../src/i18n/lists.ts'
import { useBook } from '../books.ts'
import { ButtonWords, buttonClass } from '../parts/button.tsx'

/** Downloads the whole list with the current filters and order. A plain link, because the response is a file. */
export function ExportLink({ path, asked }: { path: string; asked: URLSearchParams }) {
  const say = useBook(listWords)
  const query = new URLSearchParams(asked)
  query.delete('page')
  query.delete('limit')
  return (
    <a className={buttonClass({ kind: 'quiet' })} href={`${useHref(`/api${path}.csv`)}?${query}`} download>
      <ButtonWords icon="download">{say('lists.export')}</ButtonWords>
    </a>
  )
}
