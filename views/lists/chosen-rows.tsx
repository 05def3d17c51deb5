import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useActionData, useFetcher, useHref, useLocation, useSearchParams } from 'react-router'
import { toolWords } from '../../src/i18n/list-tools.ts'
import type { ListPath } from '../api.ts'
import { useBook } from '../books.ts'
import type { Outcome } from '../data.ts'
import { addressOfForm } from '../dialogs/opened.ts'
import { Button, ButtonWords, buttonClass } from '../parts/button.tsx'
import type { Choosing } from './choosing.ts'
import { RefusedRows } from './refused-rows.tsx'
import type { Undo } from './undo.tsx'
import { useTicks } from './use-ticks.ts'
import { useTold } from './use-told.tsx'

type Props<Row> = {
  id: string
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  choosing: Choosing<Row>
  csv: ListPath
}

/** What can be done with the rows that are ticked; the form is theirs. Seen only while there are some. */
export function ChosenRows<Row>({ id, rows, rowKey, choosing, csv }: Props<Row>) {
  const say = useBook(toolWords)
  const { action, acts = [], nameOf } = choosing
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const fetcher = useFetcher<Outcome>()
  const posted = useActionData<Outcome>()
  const form = useRef<HTMLFormElement>(null)
  const [undo, setUndo] = useState<Undo>()
  const [read, setRead] = useState<Outcome>()
  const isSending = useRef(false)
  const [count, setCount] = useState(0)
  useTicks(rows, () => setCount(new FormData(form.current!).getAll('chon').length))
  const address = action && `?index&${addressOfForm(search, { name: action }).slice(1)}`
  const outcome = fetcher.data ?? posted
  const { done = [], changed = done, refused = {} } = outcome?.rows ?? {}
  const chon = undo && onlyOf(undo.fields.chon!, changed)
  useTold(fetcher.data, {
    ...(done.length > 0 && { done: say('done', { count: done.length }) }),
    undo: chon ? { ...undo, fields: { ...undo.fields, chon } } : undefined,
  })
  useEffect(() => {
    if (fetcher.data?.rows) form.current?.reset()
  }, [fetcher.data])

  function send(event: FormEvent<HTMLFormElement>) {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
    // a file is fetched by the browser itself
    if (button.formMethod === 'get') return
    event.preventDefault()
    // a second Enter comes before the answer, and may come before the next render
    if (isSending.current) return
    isSending.current = true
    const chosen = new FormData(event.currentTarget).getAll('chon').map(String)
    const act = acts.find(({ name, value }) => name === button.name && value === button.value)
    const changed = rows.filter(row => chosen.includes(String(rowKey(row))) && act?.changes?.(row))
    const fields = { chon: changed.map(rowKey).join(','), [button.name]: act?.back ?? '' }
    setUndo(act?.back && changed.length > 0 ? { action: pathname + address, fields } : undefined)
    fetcher.submit(button, { action: pathname + address, method: 'post' }).finally(() => {
      isSending.current = false
    })
  }

  const nameOfKey = (key: string) => {
    const row = rows.find(each => String(rowKey(each)) === key)
    return row ? nameOf(row) : `#${key}`
  }
  return (
    <>
      {outcome !== read && <RefusedRows of={refused} nameOf={nameOfKey} onClose={() => setRead(outcome)} />}
      <form id={id} ref={form} method="post" action={address} className="chosen-rows" onSubmit={send}>
        <fieldset>
          <legend className="unseen">{say('chosen_acts')}</legend>
          <span role="status">{count > 0 && say('chosen', { count })}</span>
          {acts.map(({ name, value, label }) => (
            <Button key={`${name} ${value}`} type="submit" kind="secondary" name={name} value={value}>
              {label}
            </Button>
          ))}
          <button
            type="submit"
            formMethod="get"
            formAction={useHref(`/api${csv}.csv`)}
            className={buttonClass({ kind: 'secondary' })}
          >
            <ButtonWords icon="download">{say('export_chosen')}</ButtonWords>
          </button>
          <button type="reset" className={buttonClass({ kind: 'quiet' })}>
            <ButtonWords>{say('choose_none')}</ButtonWords>
          </button>
        </fieldset>
      </form>
    </>
  )
}

function onlyOf(chosen: string, done: number[]): string {
  return chosen
    .split(',')
    .filter(key => done.includes(Number(key)))
    .join(',')
}
