import { Fragment, type ReactNode } from 'react'
import { gatewayWords } from '../../src/i18n/admin-gateway-answers.ts'
import { detailWords } from '../../src/i18n/audit-detail.ts'
import { familyWords } from '../../src/i18n/family.ts'
import { labels } from '../../src/i18n/labels.ts'
import { deviceKinds } from '../../src/shared/device-fields.ts'
import { genders } from '../../src/shared/family-fields.ts'
import { OrderCode } from '../billing/order-code.tsx'
import { sentenceFor, useBook } from '../books.ts'
import { homePhone } from '../layout/user.ts'
import { DateText } from '../parts/date-text.tsx'
import { Money } from '../parts/money.tsx'
import { Icon } from '../pictures/icon.tsx'
import { formatOf, inOrder } from './audit-names.ts'

type Detail = Record<string, unknown>

/** Not shown: values that the computation of a term needs, and the id, which the entry already names. */
const hiddenFields = ['anchored_on', 'months', 'id']

/**
 * The recorded fields of an entry, each with its value, or with the values before and after a change. Where rows are
 * low they stand in a line and unfold.
 */
export function AuditDetail({ detail }: { detail: Detail }) {
  const say = useBook(detailWords)
  const { before, after, gone, ...others } = detail as { before?: Detail; after?: Detail; gone?: Detail } & Detail
  const rest: Detail = { ...gone, ...others }
  const isSame = (name: string) => before && after && JSON.stringify(before[name]) === JSON.stringify(after[name])
  const changed = inOrder(new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]))
  const isEmpty = (name: string) => isNothing(before?.[name]) && isNothing(after?.[name])
  const names = changed.filter(name => !hiddenFields.includes(name) && !isSame(name) && !isEmpty(name))
  const count = names.length + Object.keys(rest).length
  if (count === 0) return '–'
  return (
    <div className="audit-line">
      {count > 1 && (
        <details className="audit-fold">
          <summary>
            {say('fields', { count })} <Icon name="chevron-down" size={16} />
          </summary>
        </details>
      )}
      <dl className="audit-detail">
        {names.map(name => (
          <Entry key={name} name={name}>
            {before && (
              <del>
                <Value name={name} value={before[name]} />
              </del>
            )}
            {before && after && ' → '}
            {after && (
              <ins>
                <Value name={name} value={after[name]} />
              </ins>
            )}
          </Entry>
        ))}
        {inOrder(Object.keys(rest)).map(name => (
          <Entry key={name} name={name}>
            <Value name={name} value={rest[name]} />
          </Entry>
        ))}
      </dl>
    </div>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  const label = sentenceFor(useBook(labels), name)
  return (
    <div>
      <dt>{label ?? <code>{name}</code>}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Value({ name, value }: { name: string; value: unknown }) {
  const say = useBook(detailWords)
  const sayOfFamily = useBook(familyWords)
  const sayReason = useBook(gatewayWords)
  const as = formatOf(name)
  if (isNothing(value)) return '–'
  if (Array.isArray(value)) return <Values name={name} values={value} />
  if (typeof value === 'boolean') return say(`value.${value}`)
  if (as === 'id') return `#${value}`
  if (as === 'phone') return homePhone(String(value))
  if (as === 'date') return <DateText date={String(value)} />
  if (as === 'money') return <Money amount={Number(value)} />
  if (as === 'order') return <OrderCode>{String(value)}</OrderCode>
  const gender = as === 'gender' && genders.find(each => each === value)
  if (gender) return sayOfFamily(`child.${gender}`)
  const kind = as === 'kind' && deviceKinds.find(each => each === value)
  if (kind) return sayOfFamily(`device.${kind}`)
  if (typeof value === 'object') return <code>{JSON.stringify(value)}</code>
  if (as !== 'code') return String(value)
  return sentenceFor(say, `value.${value}`) ?? sentenceFor(sayReason, value) ?? <code>{String(value)}</code>
}

function Values({ name, values }: { name: string; values: unknown[] }) {
  return values.map((value, at) => (
    <Fragment key={JSON.stringify(value)}>
      {at > 0 && ', '}
      <Value name={name} value={value} />
    </Fragment>
  ))
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
