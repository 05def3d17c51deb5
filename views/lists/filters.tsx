import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useSearchParams, useSubmit } from 'react-router'
import { listWords } from '../../src/i18n/lists.ts'
import { type Field as DeclaredField, type Fields, period } from '../../src/shared/fields.ts'
import { useBook } from '../books.ts'
import { cachedPart } from '../cached-part.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import { type Option, Select } from '../parts/select.tsx'
import { Icon } from '../pictures/icon.tsx'

/** The texts of a filter. A choice needs `options`, and `unset` if its empty option is not 'all'. */
export type FilterLook = { label: string; options?: readonly Option[]; unset?: string }

const typingPause = 300

type Props = {
  fields: Fields
  looks: Record<string, FilterLook>
  asked: URLSearchParams
  set: string[]
  prefix: string
}

export const Filters = cachedPart(FilterBlock, ({ fields, looks, prefix }, path) => [fields, looks, prefix, path])

/** Filters by a plain form; with JavaScript a choice counts at once, and typing after a short pause. */
function FilterBlock({ fields, looks, asked, set, prefix }: Props) {
  const say = useBook(listWords)
  const hydrated = useHydrated()
  const { form, onChange } = useFilterAsYouType(asked, prefix)
  const [search] = useSearchParams()
  // On a phone the filters are folded at first, unless one is set.
  const [opened] = useState(set.length > 0)
  const replaced = ['page', ...Object.keys(fields)].map(name => prefix + name)
  if (Object.keys(fields).length === 0) return null
  const shown = Object.entries(fields).map(([key, field]) => ({
    key,
    name: prefix + key,
    field,
    look: looks[key]!,
    value: asked.get(key) ?? '',
  }))
  return (
    <div className="filter-block">
      <details className="filter-fold" open={opened}>
        <summary>
          {set.length > 0 ? say('lists.filters_set', { count: set.length }) : say('lists.filters')}
          <Icon name="chevron-down" />
        </summary>
      </details>
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
        {!hydrated && <Button type="submit">{say('lists.apply')}</Button>}
      </Form>
    </div>
  )
}

type FilterProps = { name: string; field: DeclaredField; look: FilterLook; value: string }

function Filter({ name, field: { schema }, look: { label, options, unset }, value }: FilterProps) {
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
  const type = schema.format === 'date' ? 'date' : 'search'
  return <Field label={label} name={name} type={type} maxLength={schema.maxLength} defaultValue={value} />
}

function useFilterAsYouType(asked: URLSearchParams, prefix: string) {
  const question = String(asked)
  const submit = useSubmit()
  const { state } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back and Forward change the query; the focused field keeps what is being typed.
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.input') ?? [])
      if (field !== document.activeElement)
        field.value = new URLSearchParams(question).get(field.name.slice(prefix.length)) ?? ''
  }, [question, prefix])
  // If a link changes the query meanwhile, the pending submit is cancelled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run on each change of the query
  useEffect(() => () => clearTimeout(timer.current), [question])

  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const isTyped = target instanceof HTMLInputElement && target.type === 'search'
    const send = () =>
      form.current && submit(withoutEmpty(form.current), { replace: true, preventScrollReset: true, state })
    clearTimeout(timer.current)
    timer.current = setTimeout(send, isTyped ? typingPause : 0)
  }
  return { form, onChange }
}

/** Leaves empty fields out of the URL. */
function withoutEmpty(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  return new URLSearchParams(entries.filter(([, value]) => value))
}
