import { deviceKinds } from '../../../src/shared/device-fields.ts'
import type { Answer } from '../../api.ts'
import { Field } from '../../parts/field.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Select } from '../../parts/select.tsx'
import type { FieldOf } from '../editing/edit-dialog.tsx'
import { useFamilyWords } from '../family-words.ts'
import { useSubscriptionWords } from '../subscription-words.ts'

type Children = Answer<'GET', '/phu-huynh/:id'>['treEmList']

const newFields = ['ma_moi', 'ten_thiet_bi', 'loai_thiet_bi', 'ma_tre_em']

/** The fields of a device that is still to be made; open where one of them is wrong. */
export function NewDevice({ field, of, isOpen }: { field: FieldOf; of: Children; isOpen: boolean }) {
  const say = useSubscriptionWords()
  const sayOfFamily = useFamilyWords()
  const isWrong = newFields.some(name => field(name).error)
  return (
    <Panel title={say('assign.new')} open={isOpen || isWrong}>
      <div className="form">
        <div className="form-row">
          <Field label={say('assign.new_code')} {...field('ma_moi')} autoComplete="off" />
          <Field label={say('assign.new_name')} {...field('ten_thiet_bi')} autoComplete="off" />
        </div>
        <div className="form-row">
          <Select
            label={say('assign.new_kind')}
            {...field('loai_thiet_bi')}
            options={preferred.map(value => ({ value, label: sayOfFamily(`device.${value}`) }))}
          />
          <Select
            label={say('assign.child')}
            {...field('ma_tre_em')}
            placeholder={say('assign.child_choose')}
            options={of.map(({ ma_tre_em, ten_tre }) => ({ value: ma_tre_em, label: ten_tre }))}
          />
        </div>
      </div>
    </Panel>
  )
}

/** A desktop first, which is what a new device is unless said otherwise. */
const preferred = [...new Set(['Desktop' as const, ...deviceKinds])]
