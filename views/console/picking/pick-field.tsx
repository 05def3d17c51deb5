import { familyWords } from '../../../src/i18n/family.ts'
import { useBook } from '../../books.ts'
import { Field } from '../../parts/field.tsx'
import { useHydrated } from '../../parts/hydrated.ts'
import { Select } from '../../parts/select.tsx'
import { Combobox } from './combobox.tsx'
import { fieldsBeside, type Picking } from './suggestion.ts'

/** The row that another one belongs to, picked by name or phone. */
export function PickField(props: Picking) {
  const say = useBook(familyWords)
  const { error, found } = props.field(props.name)
  const missing = found && say(found.length > 0 ? 'pick.choose' : 'pick.none')
  const fault = error ?? missing
  const hydrated = useHydrated()
  return hydrated ? (
    <Combobox {...props} {...(fault && { error: fault })} />
  ) : (
    <SearchStep {...props} {...(fault && { error: fault })} />
  )
}

/** Without JavaScript the form is sent to search, and answers with a list to choose from. */
function SearchStep({ field, name, label, present, error }: Picking & { error?: string }) {
  const say = useBook(familyWords)
  const { defaultValue, found = [] } = field(name)
  const { typed, searched } = fieldsBeside(name)
  const text = field(typed).defaultValue
  const rows = [...(present ? [present] : []), ...found.filter(({ id }) => id !== present?.id)]
  return (
    <>
      <Field
        label={label}
        hint={say('pick.step')}
        name={typed}
        defaultValue={text}
        required={!present}
        autoComplete="off"
        {...(error && rows.length === 0 && { error })}
      />
      <input type="hidden" name={searched} value={text} />
      {rows.length > 0 && (
        <Select
          label={say('pick.found')}
          name={name}
          defaultValue={defaultValue || String(present?.id ?? '')}
          placeholder={say('pick.one')}
          options={rows.map(({ id, name, detail }) => ({ value: id, label: `${name} · ${detail}` }))}
          required
          {...(error && { error })}
        />
      )}
    </>
  )
}
