import { type FormEvent, useRef } from 'react'
import { walletWords } from '../../src/i18n/wallet.ts'
import { deviceKinds } from '../../src/shared/device-fields.ts'
import { genders } from '../../src/shared/family-fields.ts'
import { useBook } from '../books.ts'
import type { FieldOf } from '../dialogs/form-dialog.tsx'
import { Field } from '../parts/field.tsx'
import { Select } from '../parts/select.tsx'
import type { Assigning, Family } from './assign.ts'
import { WhereCode } from './where-code.tsx'

export const newFields = ['ten_tre', 'gioi_tinh', 'ma_tre_em', 'ma_moi', 'loai_thiet_bi', 'ten_thiet_bi'] as const

/** The fields of a new device, and of the child that has it where the family has none yet. */
export function NewDevice({ field, of: { family, ready } }: { field: FieldOf; of: Assigning }) {
  const say = useBook(walletWords)
  const name = field('ten_thiet_bi')
  // with devices to choose from, a name would say that a new one is meant
  const first = family.length === 0 ? say('assign.first_name') : ''
  return (
    <div className="form" onChange={useSuggestedName(first)}>
      {family.length === 0 ? <FirstChild field={field} /> : <WhichChild field={field} family={family} />}
      <Field label={say('assign.new_code')} {...field('ma_moi')} required autoComplete="off" />
      <WhereCode ready={ready} />
      <div className="form-row">
        <Select
          label={say('assign.new_kind')}
          {...field('loai_thiet_bi')}
          required
          placeholder={say('assign.kind_choose')}
          options={deviceKinds.map(value => ({ value, label: say(`device.${value}`) }))}
        />
        <Field
          label={say('assign.new_name')}
          {...name}
          defaultValue={name.defaultValue || first}
          required
          autoComplete="off"
        />
      </div>
    </div>
  )
}

function FirstChild({ field }: { field: FieldOf }) {
  const say = useBook(walletWords)
  return (
    <div className="form-row">
      <Field label={say('first.name')} {...field('ten_tre')} required autoComplete="off" />
      <Select
        label={say('first.gender')}
        {...field('gioi_tinh')}
        required
        placeholder={say('first.gender_choose')}
        options={genders.map(value => ({ value, label: say(`first.${value}`) }))}
      />
    </div>
  )
}

/** An only child is chosen at once. */
function WhichChild({ field, family }: { field: FieldOf; family: Family }) {
  const say = useBook(walletWords)
  const child = field('ma_tre_em')
  const only = family.length === 1 ? family[0]!.ma_tre_em : ''
  return (
    <Select
      label={say('assign.child')}
      {...child}
      defaultValue={child.defaultValue || only}
      required
      placeholder={say('assign.child_choose')}
      options={family.map(({ ma_tre_em, ten_tre }) => ({ value: ma_tre_em, label: ten_tre }))}
    />
  )
}

/** Names a new device after its kind and its child, until the parent types another name. */
function useSuggestedName(first: string) {
  const say = useBook(walletWords)
  const suggested = useRef(first)
  return ({ currentTarget: form }: FormEvent<HTMLElement>) => {
    const name = form.querySelector<HTMLInputElement>('[name=ten_thiet_bi]')!
    const kind = form.querySelector<HTMLSelectElement>('[name=loai_thiet_bi]')!
    const typed = form.querySelector<HTMLInputElement>('[name=ten_tre]')?.value.trim()
    const chosen = form.querySelector<HTMLSelectElement>('[name=ma_tre_em]')
    const child = typed ?? (chosen?.value && chosen.selectedOptions[0]?.text)
    if (!child || !kind.value || name.value !== suggested.current) return
    suggested.current = say('assign.suggested_name', { kind: kind.selectedOptions[0]!.text, child })
    name.value = suggested.current
  }
}
