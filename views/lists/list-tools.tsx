import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { toolWords } from '../../src/i18n/list-tools.ts'
import { useBook } from '../books.ts'
import type { Outcome } from '../data.ts'
import { Disclosure } from '../layout/disclosure.tsx'
import { Button, ButtonWords } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import { Icon } from '../pictures/icon.tsx'
import { choicesAt } from './choose.ts'
import { Kept } from './kept.tsx'
import { SavedFilters } from './saved-filters.tsx'
import { useListChoices } from './use-choices.ts'
import { useTold } from './use-told.tsx'

interface Column {
  key: string
  label: string
}

type Props = { list: string; asked: URLSearchParams | null; columns: readonly Column[]; hidden: readonly string[] }

/** How a list is shown, kept for the admin: named filters where it has any, columns, and the height of rows. */
export function ListTools({ list, asked, columns, hidden }: Props) {
  return (
    <>
      {asked && <SavedFilters list={list} asked={asked} />}
      <ColumnMenu list={list} columns={columns} hidden={hidden} />
      <Density />
    </>
  )
}

function ColumnMenu({ list, columns, hidden }: Omit<Props, 'asked'>) {
  const say = useBook(toolWords)
  const hydrated = useHydrated()
  const fetcher = useFetcher<Outcome>()
  const changed = useRef({ cot: '', label: '', wasHidden: false })
  const all = columns.map(({ key }) => key)
  const shown = fetcher.formData?.getAll('hien') ?? all.filter(key => !hidden.includes(key))
  const { cot, label: column, wasHidden } = changed.current
  useTold(fetcher.data, {
    ...(!wasHidden && fetcher.data?.success && { done: say('column_hidden', { column }) }),
    undo: { action: choicesAt, fields: { viec: 'mot-cot', danh_sach: list, cot, ...(wasHidden && { an: 'on' }) } },
  })
  return (
    <Disclosure
      className="list-menu"
      label={
        <ButtonWords>
          {say('columns')} <Icon name="chevron-down" size={16} />
        </ButtonWords>
      }
    >
      <fetcher.Form method="post" action={choicesAt}>
        <Kept viec="cot" />
        <input type="hidden" name="danh_sach" value={list} />
        <input type="hidden" name="tat_ca" value={all.join(',')} />
        <fieldset>
          <legend className="unseen">{say('columns_shown')}</legend>
          {columns.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              name="hien"
              value={key}
              checked={shown.includes(key)}
              onChange={({ currentTarget }) => {
                changed.current = { cot: key, label, wasHidden: currentTarget.checked }
                // flushed, for React sets the box back to what is rendered by the end of the event
                fetcher.submit(currentTarget.form, { flushSync: true })
              }}
            />
          ))}
        </fieldset>
        {!hydrated && <Button type="submit">{say('columns_apply')}</Button>}
      </fetcher.Form>
    </Disclosure>
  )
}

function Density() {
  const say = useBook(toolWords)
  const { thoang } = useListChoices()
  const fetcher = useFetcher<Outcome>()
  const roomy = fetcher.formData ? fetcher.formData.has('thoang') : thoang
  return (
    <fetcher.Form method="post" action={choicesAt} className="list-density">
      <Kept viec="mat-do" />
      <fieldset>
        <legend className="unseen">{say('density')}</legend>
        <button type="submit" aria-pressed={!roomy}>
          {say('tight')}
        </button>
        <button type="submit" name="thoang" value="on" aria-pressed={roomy}>
          {say('roomy')}
        </button>
      </fieldset>
    </fetcher.Form>
  )
}
