import { Link } from 'react-router'
import { familyWords } from '../../../src/i18n/family.ts'
import { labels } from '../../../src/i18n/labels.ts'
import { parentWords } from '../../../src/i18n/parents.ts'
import type { Answer } from '../../api.ts'
import { PackageName, PackageOnDevice } from '../../billing/package-on-device.tsx'
import { useBook } from '../../books.ts'
import { TypeBadge } from '../../catalogue/type-badge.tsx'
import { homePhone } from '../../layout/user.ts'
import { Button } from '../../parts/button.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { useDuration } from '../../parts/duration.ts'
import { type Fact, Facts } from '../../parts/facts.tsx'
import { Money } from '../../parts/money.tsx'
import { useToast } from '../../parts/toast.tsx'
import { Standing } from '../devices/standing.tsx'
import { Email } from '../parents/email.tsx'

type Row = Answer<'GET', '/drill-down'>[number]
type Device = Extract<Row, { nguoi_dung_id: number }>
type Child = Exclude<Extract<Row, { ma_tre_em: number }>, Device>
type Parent = Exclude<Row, Child | Device>

/** The name of the id column shows whether a row is a parent, a child or a device. */
export function DrillCard({ row }: { row: Row }) {
  if ('nguoi_dung_id' in row) return <DeviceCard device={row} />
  return 'ma_tre_em' in row ? <ChildCard child={row} /> : <ParentCard parent={row} />
}

function ParentCard({ parent }: { parent: Parent }) {
  const say = useBook(parentWords)
  const label = useBook(labels)
  return (
    <article className="card drill-card">
      <h2>
        <Link className="drill-link" to={`?ma_phu_huynh=${parent.ma_phu_huynh}`}>
          {parent.ten_phu_huynh.trim() || say('drill.unnamed')}
        </Link>
      </h2>
      <Facts
        className="drill-facts"
        facts={[
          [label('email_phu_huynh'), <Email key="email" address={parent.email_phu_huynh} />],
          [label('so_tre_em'), parent.so_tre_em],
          [label('sdt'), parent.sdt ? homePhone(parent.sdt) : say('parent.no_phone')],
          [label('ngay_tao'), <DateText key="created" date={parent.ngay_tao} />],
        ]}
      />
    </article>
  )
}

function ChildCard({ child }: { child: Child }) {
  const sayOfFamily = useBook(familyWords)
  const label = useBook(labels)
  return (
    <article className="card drill-card">
      <h2>
        <Link className="drill-link" to={`?ma_phu_huynh=${child.ma_phu_huynh}&ma_tre_em=${child.ma_tre_em}`}>
          {child.ten_tre}
        </Link>
      </h2>
      <Facts
        className="drill-facts"
        facts={[
          [label('lop'), child.lop ?? '–'],
          [label('gioi_tinh'), child.gioi_tinh ? sayOfFamily(`child.${child.gioi_tinh}`) : '–'],
          [label('truong'), child.truong ?? '–'],
          [label('so_thiet_bi'), child.so_thiet_bi],
        ]}
      />
    </article>
  )
}

function DeviceCard({ device }: { device: Device }) {
  const say = useBook(parentWords)
  const sayOfFamily = useBook(familyWords)
  const label = useBook(labels)
  const tell = useToast()
  const later = () => tell(say('drill.under_development'), 'info')
  return (
    <article className="card drill-card">
      <h2>{device.ten_thiet_bi}</h2>
      <Facts
        className="drill-facts"
        facts={[
          [label('loai_thiet_bi'), sayOfFamily(`device.${device.loai_thiet_bi}`)],
          [label('ma_thiet_bi'), <code key="code">{device.ma_thiet_bi}</code>],
          [label('ngay_tao'), <DateText key="created" date={device.ngay_tao} />],
          [label('state'), <Standing key="state" of={device} />],
          ...usePackageFacts(device),
        ]}
      />
      <div className="drill-actions">
        <Button kind="quiet" icon="edit" onClick={later}>
          {say('drill.edit')}
        </Button>
        <Button kind="quiet" icon="package" onClick={later}>
          {say('drill.change_package')}
        </Button>
        <Button kind="quiet" icon="trash" onClick={later}>
          {say('drill.delete')}
        </Button>
      </div>
    </article>
  )
}

/** All details of the package in use, or the name and dates of one that starts later. */
function usePackageFacts(device: Device): Fact[] {
  const say = useBook(parentWords)
  const label = useBook(labels)
  const duration = useDuration()
  const now = device.goi_hien_tai
  if (!now) return [[label('goi_hien_tai'), <PackageOnDevice key="package" device={device} />]]
  const { thongTinGoi, gia, ngay_bat_dau, ngay_ket_thuc } = now
  const end = ngay_ket_thuc ? <DateText key="end" date={ngay_ket_thuc} /> : say('drill.endless')
  return [
    [label('goi_hien_tai'), <PackageName key="package" of={thongTinGoi} />],
    [label('gia'), <Money key="price" amount={gia} />],
    [label('loai_goi'), <TypeBadge key="kind" type={thongTinGoi.loai_goi} />],
    [say('drill.duration'), duration(thongTinGoi.thoi_han_thang)],
    [label('ngay_bat_dau'), <DateText key="start" date={ngay_bat_dau} />],
    [label('ngay_ket_thuc'), end],
  ]
}
