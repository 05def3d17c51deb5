import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { pairingWords } from '../../../src/i18n/pairing.ts'
import { clockInVietnam } from '../../../src/shared/dates.ts'
import { useBook } from '../../books.ts'
import type { Outcome } from '../../data.ts'
import { Button } from '../../parts/button.tsx'
import { CodeField } from '../../parts/code-field.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Select } from '../../parts/select.tsx'
import { useFocusOnFault } from '../../parts/use-focus-on-fault.ts'
import { Icon } from '../../pictures/icon.tsx'
import { NoPackage } from './missing.tsx'
import type { AskingMachine, Pairing } from './read-asking.ts'

type Props = { pairing: Pairing; asking: AskingMachine; kept: Record<string, string>; outcome: Outcome | undefined }

/** The second form: what asks, and that the parent sees its screen. */
export function ConfirmStep({ pairing, asking, kept, outcome }: Props) {
  const say = useBook(pairingWords)
  const { places, code } = pairing
  const isRefusedPackage = outcome?.error === 'no_package'
  const lacksPackage = isRefusedPackage || (places.length === 0 && !asking.own)
  return (
    <section className="card stack" aria-labelledby="asking">
      <h2 id="asking">{say('pairing.asks')}</h2>
      <Who asking={asking} />
      {outcome?.message && !outcome.fields && !isRefusedPackage && (
        <Notice tone="danger" live>
          {outcome.message}
        </Notice>
      )}
      {lacksPackage ? <NoPackage /> : <ConfirmForm pairing={pairing} asking={asking} kept={kept} outcome={outcome} />}
      <Form method="post">
        <input type="hidden" name="ma" value={code} />
        <input type="hidden" name="viec" value="tu-choi" />
        <Button type="submit" kind="quiet">
          {say('pairing.refuse')}
        </Button>
      </Form>
    </section>
  )
}

/** What the parent says of it. */
function ConfirmForm({ pairing, asking, kept, outcome }: Props) {
  const say = useBook(pairingWords)
  const busy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  useFocusOnFault(form, outcome)
  const { children, places, code } = pairing
  const { typed, fields } = outcome ?? {}
  const field = (name: string) => ({
    name,
    ...(typed?.[name] !== undefined && { defaultValue: typed[name] }),
    ...(fields?.[name] && { error: fields[name] }),
  })
  const only = children.length === 1 ? children[0]!.ma_tre_em : (kept.con ?? '')
  return (
    <Form ref={form} method="post" className="form">
      <input type="hidden" name="ma" value={code} />
      <CodeField
        label={say('pairing.check')}
        hint={say('pairing.check_hint')}
        {...field('check')}
        pattern="[0-9]{4}"
        maxLength={4}
        autoComplete="off"
      />
      <Select
        label={say('pairing.child')}
        defaultValue={only}
        {...field('ma_tre_em')}
        required
        placeholder={say('pairing.child_choose')}
        options={children.map(({ ma_tre_em, ten }) => ({ value: ma_tre_em, label: ten }))}
      />
      <Field
        label={say('pairing.name')}
        defaultValue={asking.name}
        {...field('ten_thiet_bi')}
        required
        autoComplete="off"
      />
      {places.length > 0 && (
        <Select
          label={say('pairing.package')}
          {...(asking.own ? { placeholder: say('pairing.package_kept') } : { required: true })}
          defaultValue={kept.goi ?? (asking.own ? '' : places[0]!.id)}
          {...field('goi_dich_vu_id')}
          options={places.map(({ id, ten_goi, so_goi_chua_gan: left }) => ({
            value: id,
            label: left > 1 ? say('pairing.package_left', { package: ten_goi, left }) : ten_goi,
          }))}
        />
      )}
      <div className="row">
        <Button type="submit" busy={busy}>
          {say('pairing.confirm')}
        </Button>
      </div>
    </Form>
  )
}

function Who({ asking: { client, name, asked_at, own } }: { asking: AskingMachine }) {
  const say = useBook(pairingWords)
  const kind = client === 'browser' || client === 'linux' ? client : 'other'
  return (
    <div className="pairing-who">
      <Icon name={client === 'android' || client === 'ios' ? 'tablet' : 'laptop'} size={28} />
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="soft">
          {say(`pairing.client.${kind}`)}, {say('pairing.asked_at', { time: clockInVietnam(new Date(asked_at)) })}
        </p>
        {own && <p className="soft">{say('pairing.own')}</p>}
      </div>
    </div>
  )
}
