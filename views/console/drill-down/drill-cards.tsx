import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../../api.ts'
import { PackageName, PackageOnDevice } from '../../billing/package-on-device.tsx'
import { TypeBadge } from '../../catalogue/type-badge.tsx'
import { homePhone } from '../../layout/user.ts'
import { Button } from '../../parts/button.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { useDuration } from '../../parts/duration.ts'
import { Money } from '../../parts/money.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useFamilyWords } from '../family-words.ts'
import { Email } from '../parents/email.tsx'
import { useParentWords } from '../parents/parent-words.ts'

type Row = Answer<'GET', '/drill-down'>[number]
type Device = Extract<Row, { nguoi_dung_id: number }>
type Child = Exclude<Extract<Row, { ma_tre_em: number }>, Device>
type Parent = Exclude<Row, Child | Device>

/** The rows of the three levels have different ids. */
export function DrillCard({ row }: { row: Row }) {
  if ('nguoi_dung_id' in row) return <DeviceCard device={row} />
  return 'ma_tre_em' in row ? <ChildCard child={row} /> : <ParentCard parent={row} />
}

function ParentCard({ parent }: { parent: Parent }) {
  const say = useParentWords()
  return (
    <article className="card drill-card">
      <h2>
        <Link className="drill-link" to={`?ma_phu_huynh=${parent.ma_phu_huynh}`}>
          {parent.ten_phu_huynh.trim() || say('drill.unnamed')}
        </Link>
      </h2>
      <Facts>
        <Fact label={say('parent.email')}>
          <Email address={parent.email_phu_huynh} />
        </Fact>
        <Fact label={say('parent.child_count')}>{parent.so_tre_em}</Fact>
        <Fact label={say('parent.phone')}>{parent.sdt ? homePhone(parent.sdt) : say('parent.no_phone')}</Fact>
        <Fact label={say('parent.created')}>
          <DateText date={parent.ngay_tao} />
        </Fact>
      </Facts>
    </article>
  )
}

function ChildCard({ child }: { child: Child }) {
  const say = useParentWords()
  const sayOfFamily = useFamilyWords()
  return (
    <article className="card drill-card">
      <h2>
        <Link className="drill-link" to={`?ma_phu_huynh=${child.ma_phu_huynh}&ma_tre_em=${child.ma_tre_em}`}>
          {child.ten_tre}
        </Link>
      </h2>
      <Facts>
        <Fact label={say('drill.grade')}>{child.lop ?? '–'}</Fact>
        <Fact label={say('drill.gender')}>{child.gioi_tinh ? sayOfFamily(`child.${child.gioi_tinh}`) : '–'}</Fact>
        <Fact label={say('drill.school')}>{child.truong ?? '–'}</Fact>
        <Fact label={say('parent.device_count')}>{child.so_thiet_bi}</Fact>
      </Facts>
    </article>
  )
}

function DeviceCard({ device }: { device: Device }) {
  const say = useParentWords()
  const sayOfFamily = useFamilyWords()
  const tell = useToast()
  const later = () => tell(say('drill.under_development'), 'info')
  return (
    <article className="card drill-card">
      <h2>{device.ten_thiet_bi}</h2>
      <Facts>
        <Fact label={say('drill.kind')}>{sayOfFamily(`device.${device.loai_thiet_bi}`)}</Fact>
        <Fact label={say('drill.code')}>
          <code>{device.ma_thiet_bi}</code>
        </Fact>
        <Fact label={say('parent.created')}>
          <DateText date={device.ngay_tao} />
        </Fact>
        <PackageFacts device={device} />
      </Facts>
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

/** What protects the device now; of a package that starts later, its name and dates tell. */
function PackageFacts({ device }: { device: Device }) {
  const say = useParentWords()
  const duration = useDuration()
  const now = device.goi_hien_tai
  return (
    <>
      <Fact label={say('drill.package')}>
        {now ? <PackageName of={now.thongTinGoi} /> : <PackageOnDevice device={device} />}
      </Fact>
      {now && (
        <>
          <Fact label={say('drill.price')}>
            <Money amount={now.gia} />
          </Fact>
          <Fact label={say('drill.package_kind')}>
            <TypeBadge type={now.thongTinGoi.loai_goi} />
          </Fact>
          <Fact label={say('drill.duration')}>{duration(now.thongTinGoi.thoi_han_thang)}</Fact>
          <Fact label={say('drill.start')}>
            <DateText date={now.ngay_bat_dau} />
          </Fact>
          <Fact label={say('drill.end')}>
            {now.ngay_ket_thuc ? <DateText date={now.ngay_ket_thuc} /> : say('drill.endless')}
          </Fact>
        </>
      )}
    </>
  )
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="drill-facts">{children}</dl>
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
