import { useHref } from 'react-router'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { useListWords } from './list-words.ts'

/** Downloads the whole list with the current filters and order. A plain link, because the response is a file. */
export function ExportLink({ path, asked }: { path: string; asked: URLSearchParams }) {
  const say = useListWords()
  const query = new URLSearchParams(asked)
  query.delete('page')
  query.delete('limit')
  return (
    <a className={buttonClass({ kind: 'quiet' })} href={`${useHref(`/api${path}.csv`)}?${query}`} download>
      <ButtonWords icon="download">{say('lists.export')}</ButtonWords>
    </a>
  )
}
