import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { toolWords } from '../../src/i18n/list-tools.ts'
import { useBook } from '../books.ts'
import type { Outcome } from '../data.ts'
import { Disclosure } from '../layout/disclosure.tsx'
import { ButtonWords } from '../parts/button.tsx'
import { Icon } from '../pictures/icon.tsx'
import { choicesAt } from './choose.ts'
import { FilterFields } from './filter-form.tsx'
import { Kept } from './kept.tsx'
import { useListChoices } from './use-choices.ts'
import { useTold } from './use-told.tsx'

type Saved = ReturnType<typeof useListChoices>['bo_loc'][number]

/** The filters and orders of a list that the admin named, and a name for those in use. */
export function SavedFilters({ list, asked }: { list: string; asked: URLSearchParams }) {
  const say = useBook(toolWords)
  const saved = useListChoices().bo_loc.filter(({ danh_sach }) => danh_sach === list)
  const fetcher = useFetcher<Outcome>()
  useTold(fetcher.data, {})
  const form = useRef<HTMLFormElement>(null)
  // the name stands in the list now
  useEffect(() => {
    if (fetcher.data?.success) form.current?.reset()
  }, [fetcher.data])
  const removal = useRemoval()
  const inUse = new URLSearchParams(asked)
  for (const name of ['page', 'limit']) inUse.delete(name)
  return (
    <Disclosure
      className="list-menu"
      label={
        <ButtonWords>
          {say('saved')} {saved.length > 0 && `(${saved.length}) `}
          <Icon name="chevron-down" size={16} />
        </ButtonWords>
      }
    >
      {saved.length === 0 && inUse.size === 0 && <p className="soft">{say('saved_none')}</p>}
      <ul>
        {saved.map(each => (
          <li key={each.id} className="list-saved">
            <Link to={`?${each.truy_van}`} aria-current={String(inUse) === each.truy_van || undefined}>
              {each.ten}
            </Link>
            <removal.Form method="post" action={choicesAt} onSubmit={() => removal.remember(each)}>
              <Kept viec="xoa" />
              <input type="hidden" name="id" value={each.id} />
              <button type="submit" className="icon-button" aria-label={say('saved_delete', { name: each.ten })}>
                <Icon name="trash" />
              </button>
            </removal.Form>
          </li>
        ))}
      </ul>
      {inUse.size > 0 && (
        <fetcher.Form ref={form} method="post" action={choicesAt} className="list-save">
          <FilterFields list={list} query={String(inUse)} busy={fetcher.state !== 'idle'} />
        </fetcher.Form>
      )}
    </Disclosure>
  )
}

/** Deletes at once: undoing it saves the same again. */
function useRemoval() {
  const { Form, data } = useFetcher<Outcome>()
  const removed = useRef<Saved>(undefined)
  const { danh_sach = '', ten = '', truy_van = '' } = removed.current ?? {}
  useTold(data, { undo: { action: choicesAt, fields: { viec: 'luu', danh_sach, ten, truy_van } } })
  return {
    Form,
    remember: (saved: Saved) => {
      removed.current = saved
    },
  }
}
