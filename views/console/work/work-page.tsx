import { Link, useLoaderData } from 'react-router'
import { gatewayWords } from '../../../src/i18n/admin-gateway-answers.ts'
import { workWords } from '../../../src/i18n/work.ts'
import type { SmsTrouble } from '../../../src/messages/index.ts'
import { formatCount } from '../../../src/shared/counts.ts'
import { formatDate } from '../../../src/shared/dates.ts'
import { differenceKinds, settlementDifferences, type WorkKind } from '../../../src/shared/work-kinds.ts'
import { OrderCode } from '../../billing/order-code.tsx'
import { sentenceFor, useBook } from '../../books.ts'
import { type Args, readAsAdmin } from '../../data.ts'
import { Badge } from '../../parts/badge.tsx'
import { MomentText } from '../../parts/moment-text.tsx'
import { Money } from '../../parts/money.tsx'
import { useLanguage } from '../../words.tsx'
import { ConsoleEmpty } from '../console-empty.tsx'
import { FamilyLink } from '../family-link.tsx'
import { placeInFamily } from '../family-place.ts'
import { placeOfOrder, placeOfRefund } from '../order-place.ts'
import { ConsolePage } from '../shell.tsx'
import type { Work } from './use-work.ts'

export async function loader(args: Args) {
  return readAsAdmin(args, '/viec-can-lam')
}

type Kind = Work['viec'][number]
type Item = Kind['lau_nhat'][number]

/** The address of the full list of a kind, for kinds that have one. */
const lists: Partial<Record<WorkKind, string>> = {
  review: '/admin/don-hang?trang_thai=review&sort=ngay_tao',
  refund_failed: '/admin/hoan-tien?trang_thai=failed&sort=ngay_tao',
  refund_unasked: '/admin/hoan-tien?trang_thai=approved&sort=ngay_tao',
  refund_unfollowed: '/admin/hoan-tien?trang_thai=processing&sort=ngay_tao',
  refund_requested: '/admin/hoan-tien?trang_thai=requested&sort=ngay_tao',
  settlement_differs: '/admin/doi-soat',
  renewal_failed: '/admin/don-hang?trang_thai=failed&loai=GIA_HAN&sort=ngay_tao',
}

/** What waits for an admin, by kind, each with instructions and the oldest items first. */
export function Component() {
  const say = useBook(workWords)
  const { viec } = useLoaderData<typeof loader>()
  const waiting = viec.filter(({ so_luong }) => so_luong > 0)
  return (
    <ConsolePage heading={say('heading')} note={say('note')} back>
      {waiting.length === 0 ? (
        <ConsoleEmpty title={say('empty')}>{say('empty_hint')}</ConsoleEmpty>
      ) : (
        <div className="work">
          {waiting.map(kind => (
            <Kind key={kind.loai} kind={kind} />
          ))}
        </div>
      )}
    </ConsolePage>
  )
}

function Kind({ kind: { loai, so_luong, con_nua, lau_nhat } }: { kind: Kind }) {
  const say = useBook(workWords)
  const language = useLanguage()
  const count = formatCount(so_luong, language)
  const all = lists[loai]
  return (
    <section className="card work-kind" aria-labelledby={`work-${loai}`}>
      <div className="work-head">
        <h2 id={`work-${loai}`}>{say(`kind.${loai}`)}</h2>
        <Badge tone="warning">{say(con_nua ? 'count_more' : 'count', { count })}</Badge>
      </div>
      <p>{say(`do.${loai}`)}</p>
      {so_luong > lau_nhat.length && <p className="soft">{say('oldest', { count: lau_nhat.length })}</p>}
      <ol className="plain work-items">
        {lau_nhat.map(item => (
          <WorkItem
            key={`${item.vnp_txn_ref} ${item.ly_do} ${item.hoan_tien_id} ${item.doi_tuong} ${item.con_lai?.nguoi_dung_id}`}
            item={item}
          />
        ))}
      </ol>
      {all && <Link to={all}>{say('all')}</Link>}
    </section>
  )
}

function placeOf({ vnp_txn_ref, hoan_tien_id, doi_tuong, con_lai, ma_phu_huynh }: Item): string | null {
  if (con_lai?.nguoi_dung_id && ma_phu_huynh !== null)
    return `${placeInFamily(ma_phu_huynh)}?mo=goi.${con_lai.nguoi_dung_id}`
  if (doi_tuong !== null) return `/admin/doi-soat?mo=dong-lech.${doi_tuong}`
  if (hoan_tien_id) return placeOfRefund(hoan_tien_id)
  return vnp_txn_ref && placeOfOrder(vnp_txn_ref)
}

/** The link to the page where the item can be resolved, if there is one here. */
function WorkItem({ item }: { item: Item }) {
  const say = useBook(workWords)
  const { vnp_txn_ref, luc, so_tien, ten_goi, ma_phu_huynh, ten_phu_huynh } = item
  const place = placeOf(item)
  const who =
    ma_phu_huynh === null ? (
      ten_goi !== null && say('gone')
    ) : (
      <FamilyLink of={{ ma_phu_huynh, ten_phu_huynh: ten_phu_huynh ?? '' }} />
    )
  return (
    <li>
      {place === null ? (
        <b>{say('sms_provider')}</b>
      ) : (
        <Link to={place} className="order-code">
          {vnp_txn_ref ? <OrderCode>{vnp_txn_ref}</OrderCode> : say('no_code')}
        </Link>
      )}
      <span>
        {who && <span className={so_tien === null ? undefined : 'work-who'}>{who}</span>}
        {so_tien !== null && (
          <>
            {ten_goi !== null && <span className="work-package">{ten_goi}&nbsp;·</span>} <Money amount={so_tien} />
          </>
        )}
      </span>
      <span className="soft">
        <MomentText moment={luc} />
        <Why of={item} />
        {item.con_lai && <Left of={item.con_lai} />}
      </span>
    </li>
  )
}

/** What a device keeps of an order that was refunded. */
function Left({ of: { ten_thiet_bi, ngay_ket_thuc } }: { of: NonNullable<Item['con_lai']> }) {
  const say = useBook(workWords)
  const device = ten_thiet_bi ?? say('left_unassigned')
  const date = ngay_ket_thuc && formatDate(ngay_ket_thuc)
  return `\u00a0· ${date ? say('left', { device, date }) : say('left_endless', { device })}`
}

function Why({ of: { loai, ly_do, ma_cong } }: { of: Item }) {
  const say = useBook(workWords)
  const sayReason = useBook(gatewayWords)
  if (ly_do === null) return null
  if (loai === 'sms_failing') return `\u00a0· ${say(`sms.${ly_do as SmsTrouble}`)}`
  const difference = [...differenceKinds, ...settlementDifferences].find(each => each === ly_do)
  const reason = difference ? say(`why.${difference}`) : (sentenceFor(sayReason, ly_do) ?? say('why.unknown'))
  return `\u00a0· ${ma_cong ? say('why.code', { code: ma_cong, reason }) : reason}`
}
