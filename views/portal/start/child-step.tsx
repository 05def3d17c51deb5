import { startWords } from '../../../src/i18n/start.ts'
import { genders } from '../../../src/shared/family-fields.ts'
import { useBook } from '../../books.ts'
import type { Outcome } from '../../data.ts'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/select.tsx'

const oldest = 18

/** Who the child is: no more than what the rules need. */
export function ChildStep({ year, outcome }: { year: number; outcome: Outcome | undefined }) {
  const say = useBook(startWords)
  const { typed, fields, faults } = outcome ?? {}
  const missing: Record<string, string> = {
    ten_tre: say('start.name_missing'),
    nam_sinh: say('start.year_missing'),
    gioi_tinh: say('start.gender_missing'),
  }
  const field = (name: string) => ({ name, defaultValue: typed?.[name], ...errorOf(name) })
  const errorOf = (name: string) => {
    const error = fields?.[name] ?? (faults?.[name] && missing[name])
    return error ? { error } : {}
  }
  return (
    <>
      <input type="hidden" name="buoc" value="con" />
      <Field label={say('start.name')} {...field('ten_tre')} required autoComplete="off" />
      <div className="form-row">
        <Select
          label={say('start.year')}
          hint={say('start.year_hint')}
          {...field('nam_sinh')}
          required
          placeholder={say('start.year_choose')}
          options={Array.from({ length: oldest + 1 }, (_, age) => ({ value: year - age, label: String(year - age) }))}
        />
        <Select
          label={say('start.gender')}
          {...field('gioi_tinh')}
          required
          placeholder={say('start.gender_choose')}
          options={genders.map(value => ({ value, label: say(`start.gender.${value}`) }))}
        />
      </div>
    </>
  )
}
