import { type ReactNode, useState } from 'react'
import { labels } from '../../src/i18n/labels.ts'
import { packageWords } from '../../src/i18n/packages.ts'
import { packageTypes, withoutEnd } from '../../src/shared/catalogue-fields.ts'
import { useBook } from '../books.ts'
import type { FieldOf } from '../dialogs/form-dialog.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Field } from '../parts/field.tsx'
import { useHydrated } from '../parts/hydrated.ts'
import { Select } from '../parts/select.tsx'
import { TextArea } from '../parts/text-area.tsx'
import type { Screen } from './packages.ts'

type Props = {
  field: FieldOf
  /** `cards` marks required fields; `manage` also has the device count and leaves the other checks to the server. */
  screen: Screen
  /** What happens to the English texts. */
  english: ReactNode
}

export function PackageFields({ field, screen, english }: Props) {
  const say = useBook(packageWords)
  const label = useBook(labels)
  const marked = screen === 'cards'
  return (
    <>
      <Field label={label('ten')} {...field('ten')} required={marked} autoComplete="off" />
      <TextArea label={label('mo_ta')} {...field('mo_ta')} rows={2} />
      <p className="soft">{english}</p>
      <div className="form-row">
        <Field
          label={say('package.price_dong')}
          hint={say('package.price_hint')}
          {...field('gia')}
          required={marked}
          inputMode="numeric"
          autoComplete="off"
        />
        <Select
          label={label('loai_goi')}
          {...field('loai_goi')}
          required={marked}
          options={packageTypes.map(value => ({ value, label: say(`package.${value}`) }))}
        />
      </div>
      <div className="form-row">
        <Duration {...field('thoi_han_thang')} required={marked} />
        {screen === 'manage' && (
          <Field
            label={label('so_thiet_bi')}
            hint={say('package.devices_hint')}
            {...field('so_thiet_bi')}
            type="number"
            min={1}
            max={100}
          />
        )}
      </div>
    </>
  )
}

/** Months or a checkbox with the same name. The checkbox comes later in the form, so its value wins. */
function Duration({ defaultValue, required, ...rest }: ReturnType<FieldOf> & { required: boolean }) {
  const say = useBook(packageWords)
  const label = useBook(labels)
  const hydrated = useHydrated()
  const [endless, setEndless] = useState(defaultValue === withoutEnd)
  return (
    <div className="package-duration">
      <Field
        label={label('thoi_han_thang')}
        {...rest}
        type="number"
        min={1}
        max={1_200}
        required={required}
        disabled={hydrated && endless}
        defaultValue={defaultValue === withoutEnd ? '' : defaultValue}
      />
      <Checkbox
        label={say('package.without_end')}
        name={rest.name}
        value={withoutEnd}
        checked={endless}
        onChange={event => setEndless(event.target.checked)}
      />
    </div>
  )
}
