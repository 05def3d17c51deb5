import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type { Field as DeclaredField, Fields } from '../../src/shared/fields.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import { Panel } from '../parts/panel.tsx'
import { type Option, Select } from '../parts/select.tsx'
import { useListWords } from './list-words.ts'

/** A choice needs the words of its values; everything else follows from the declared field. */
export type FilterLook = { label: string; options?: readonly Option[] }

const typingPause = 300

type Props = { fields: Fields; looks: Record<string, FilterLook>; asked: URLSearchParams; set: string[] }

/** Filters by a plain form; with JavaScript a choice counts at once, and typing after a short pause. */
export function Filters({ fields, looks, asked, set }: Props) {
  const say = useListWords()
  const hydrated = useHydrated()
  const { form, onChange } = useFilterAsYouType(asked)
  if (Object.keys(fields).length === 0) return null
  return (
    <Panel title={set.length > 0 ? say('lists.filters_set', { count: set.length }) : say('lists.filters')} open>
      <Form ref={form} method="get" className="filters" role="search" onChange={onChange}>
        {['sort', 'limit'].map(
          name => asked.has(name) && <input key={name} type="hidden" name={name} value={asked.get(name)!} />,
        )}
        {Object.entries(fields).map(([name, field]) => (
          <Filter key={name} name={name} field={field} look={looks[name]!} value={asked.get(name) ?? ''} />
        ))}
        {!hydrated && <Button type="submit">{say('lists.apply')}</Button>}
      </Form>
    </Panel>
  )
}

type FilterProps = { name: string; field: DeclaredField; look: FilterLook; value: string }

function Filter({ name, field: { schema }, look: { label, options }, value }: FilterProps) {
  const say = useListWords()
  if (options)
    return <Select label={label} name={name} options={options} placeholder={say('lists.any')} defaultValue={value} />
  const type = schema.format === 'date' ? 'date' : 'search'
  return <Field label={label} name={name} type={type} maxLength={schema.maxLength} defaultValue={value} />
}

function useFilterAsYouType(asked: URLSearchParams) {
  const question = String(asked)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back and Forward change what is asked; the field that somebody types in is left alone.
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.input') ?? [])
      if (field !== document.activeElement) field.value = new URLSearchParams(question).get(field.name) ?? ''
  }, [question])
  // A link that changes the question meanwhile wins over what was still to be sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what changed
  useEffect(() => () => clearTimeout(timer.current), [question])

  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const isTyped = target instanceof HTMLInputElement && target.type === 'search'
    const send = () => form.current && submit(withoutEmpty(form.current), { replace: true, preventScrollReset: true })
    clearTimeout(timer.current)
    timer.current = setTimeout(send, isTyped ? typingPause : 0)
  }
  return { form, onChange }
}

/** An address names only what is asked. */
function withoutEmpty(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  return new URLSearchParams(entries.filter(([, value]) => value))
}
