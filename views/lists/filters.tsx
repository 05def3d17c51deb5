import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useLocation, useSearchParams, useSubmit } from 'react-router'
import { dateWords } from '../../src/i18n/dates.ts'
import { listWords } from '../../src/i18n/lists.ts'
import { isDate, readTypedDate } from '../../src/shared/dates.ts'
import { type Field as DeclaredField, type Fields, period } from '../../src/shared/fields.ts'
import { useBook } from '../books.ts'
import { cachedPart } from '../cached-part.ts'
import { Button } from '../parts/button.tsx'
import { DateField } from '../parts/date-field.tsx'
import { Field } from '../parts/field.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import { type Option, Select } from '../parts/select.tsx'

/** The texts of a filter. A choice needs `options`, and `unset` if its empty option is not 'all'. */
export type FilterLook = { label: string; options?: readonly Option[]; unset?: string }

const typingPause = 300

type Props = {
  fields: Fields
  looks: Record<string, FilterLook>
  asked: URLSearchParams
  /** What was typed into date filters and is not a date. */
  unread: Record<string, string>
  prefix: string
}

export const Filters = cachedPart(FilterBlock, ({ fields, looks, prefix }, path) => [fields, looks, prefix, path])

/** Filters by a plain form; with JavaScript a choice counts at once, and typing after a short pause. */
function FilterBlock({ fields, looks, asked, unread, prefix }: Props) {
  const say = useBook(listWords)
  const hydrated = useHydrated()
  const { form, onChange } = useFilterAsYouType(fields, asked, prefix)
  const [search] = useSearchParams()
  const replaced = ['page', ...Object.keys(fields)].map(name => prefix + name)
  if (Object.keys(fields).length === 0) return null
  const shown = Object.entries(fields).map(([key, field]) => ({
    key,
    name: prefix + key,
    field,
    look: looks[key]!,
    value: asked.get(key) ?? unread[key] ?? '',
    isUnread: key in unread,
  }))
  return (
    <div className="filter-block">
      <Form ref={form} method="get" className="filters" role="search" onChange={onChange}>
        {[...search]
          .filter(([name]) => !replaced.includes(name))
          .map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
        {shown
          .filter(({ key }) => !(key in period))
          .map(each => (
            <Filter {...each} key={each.key} />
          ))}
        {'tu' in fields && (
          <div className="filter-period">
            {shown
              .filter(({ key }) => key in period)
              .map(each => (
                <Filter {...each} key={each.key} />
              ))}
          </div>
        )}
        {!hydrated && (
          <Button type="submit" kind="secondary">
            {say('lists.apply')}
          </Button>
        )}
      </Form>
    </div>
  )
}

type FilterProps = { name: string; field: DeclaredField; look: FilterLook; value: string; isUnread: boolean }

function Filter({ name, field: { schema }, look: { label, options, unset }, value, isUnread }: FilterProps) {
  const say = useBook(listWords)
  if (options)
    return (
      <Select
        label={label}
        name={name}
        options={options}
        placeholder={unset ?? say('lists.any')}
        defaultValue={value}
      />
    )
  if (schema.format === 'date') return <DateFilter {...{ name, label, value, isUnread }} />
  return <Field label={label} name={name} type="search" maxLength={schema.maxLength} defaultValue={value} />
}

/** Apart, because a page without dates does not load their words. */
function DateFilter({ name, label, value, isUnread }: Omit<FilterProps, 'field' | 'look'> & { label: string }) {
  const say = useBook(dateWords)
  return <DateField label={label} name={name} defaultValue={value} {...(isUnread && { error: say('date.none') })} />
}

function useFilterAsYouType(fields: Fields, asked: URLSearchParams, prefix: string) {
  const question = String(asked)
  const submit = useSubmit()
  const { state } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const isOfDate = (name: string) => fields[name.slice(prefix.length)]?.schema.format === 'date'

  // Back and Forward change the query; the focused field keeps what is being typed. Dates see to it themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a list never change
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.input') ?? [])
      if (field !== document.activeElement && !isOfDate(field.name))
        field.value = new URLSearchParams(question).get(field.name.slice(prefix.length)) ?? ''
  }, [question, prefix])
  // If a link changes the query, the pending submit is cancelled; if an answer arrives during typing, it is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run on each change of the query
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) clearTimeout(timer.current)
  }, [question])
  useEffect(() => () => clearTimeout(timer.current), [])

  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const isTyped = target instanceof HTMLInputElement && target.type === 'search'
    const send = () =>
      form.current && submit(filledIn(form.current, isOfDate), { replace: true, preventScrollReset: true, state })
    clearTimeout(timer.current)
    if (target instanceof HTMLInputElement && isOfDate(target.name) && isHalfTyped(target.value)) return
    timer.current = setTimeout(send, isTyped ? typingPause : 0)
  }
  return { form, onChange }
}

function isHalfTyped(date: string): boolean {
  return date.trim() !== '' && !isDate(readTypedDate(date))
}

/** Leaves empty fields out of the URL. Dates are written as the API does; a text that is not a date stays as typed. */
function filledIn(form: HTMLFormElement, isOfDate: (name: string) => boolean): URLSearchParams {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const)
  const filled = typed.filter(([, value]) => value)
  return new URLSearchParams(
    filled.map(([name, value]) => [name, isOfDate(name) && !isHalfTyped(value) ? readTypedDate(value) : value]),
  )
}
