import type { Knex } from 'knex'
import { containing, type Listed, type Rows, type Source } from '../kernel/lists/source.ts'
import { runPrepared, runPreparedQuery } from '../kernel/prepared.ts'
import { sumTotals } from '../kernel/totals.ts'
import { type CalendarDate, dateInVietnam } from '../shared/dates.ts'
import type { devices, devicesOfChild } from '../shared/device-lists.ts'
import { type KnownMachine, type MachineState, stateOf } from '../shared/machine-state.ts'
import { inLanguageOf } from '../translation/index.ts'
import { type Device, deviceColumns } from './store.ts'

/** The subscription that occupies a device, with its package. */
interface PackageOnDevice {
  id: number
  thong_tin_goi_id: number
  phien_ban: number
  trang_thai: 'DANG_HOAT_DONG'
  gia: number
  ngay_bat_dau: CalendarDate
  ngay_ket_thuc: CalendarDate | null
  thongTinGoi: {
    id: number
    ten: string
    gia: number
    loai_goi: 'TRA_PHI' | 'MIEN_PHI'
    so_thiet_bi: number | null
    thoi_han_thang: number | null
    da_xoa: boolean
  }
}

/** A device as lists show it. */
type ListedDevice = Device & {
  treEm: { ma_tre_em: number; ten_tre: string }
  phuHuynh: { ma_phu_huynh: number; ten_phu_huynh: string }
  /** The package in use today. */
  goi_hien_tai: PackageOnDevice | null
  /** The package that starts on a later day; until then the device can get no other one. */
  goi_sap_toi: PackageOnDevice | null
} & Machine

/** What runs on a device, and how it stands now; nothing of what a child does there. */
interface Machine {
  state: MachineState
  client: string | null
  client_version: string | null
  last_seen: Date | null
}

export async function findDevice(db: Knex, nguoi_dung_id: number, now: Date): Promise<ListedDevice | undefined> {
  const found: Device[] = await db('thiet_bi').where({ nguoi_dung_id }).select(deviceColumns)
  return (await complete(db, found, { now }))[0]
}

/** All devices of a family, oldest first. */
export async function listDevicesOfFamily(
  db: Knex,
  ma_phu_huynh: number,
  given: { now: Date },
): Promise<ListedDevice[]> {
  const rows = db('thiet_bi').where({ ma_phu_huynh }).orderBy('nguoi_dung_id').select(deviceColumns)
  return complete(db, await runPreparedQuery<Device>(db, rows), given)
}

const filters = {
  ten: containing('ten_tim'),
  ma: containing('ma_tim'),
  loai: (rows: Rows, loai_thiet_bi: string) => rows.where({ loai_thiet_bi }),
  goi: (rows: Rows, goi: number, { now }: { now: Date }) =>
    rows.whereRaw('nguoi_dung_id in (select nguoi_dung_id from goi_dang_dung(?) where thong_tin_goi_id = ?)', [
      dateInVietnam(now),
      goi,
    ]),
}

const order = {
  sorts: { nguoi_dung_id: 'nguoi_dung_id', ten_thiet_bi: 'ten_tim' },
  key: 'nguoi_dung_id',
}

/** A parent sees the devices of their own family, an admin all. */
export const deviceRows: Source<typeof devices, ListedDevice, Device> = {
  rows: (db, { caller: { person } }) => {
    const rows = db('thiet_bi').select(deviceColumns)
    return person!.la_admin ? rows : rows.where({ ma_phu_huynh: person!.ma_phu_huynh })
  },
  complete: completeFor,
  total: async (db, filters, { caller: { person } }) =>
    person!.la_admin && Object.keys(filters).length === 0 ? ((await sumTotals(db)).thiet_bi ?? 0) : undefined,
  filters: { ...filters, ma_tre_em: (rows, ma_tre_em) => rows.where({ ma_tre_em }) },
  ...order,
}

export const devicesOfChildRows: Source<typeof devicesOfChild, ListedDevice, Device> = {
  rows: (db, { id }) => db('thiet_bi').select(deviceColumns).where({ ma_tre_em: id }),
  ofOneFamily: () => true,
  complete: completeFor,
  filters,
  ...order,
}

async function completeFor(db: Knex, found: Device[], { now, caller }: Listed): Promise<ListedDevice[]> {
  return inLanguageOf(caller, db, await complete(db, found, { now }))
}

/** What is added to a device; its machine as the state is told from. */
type More = Omit<ListedDevice, keyof Device | keyof Machine> & {
  nguoi_dung_id: number
  /** The newest version of the rules of its child. */
  wanted: number
} & (({ client: string; client_version: string } & KnownMachine) | { client: null })

const knownColumns = 'paired_at, last_seen, applied, behind_since, failing_since, checks, removed_at'

/** Adds to each device its child, its parent, its package, of which it has at most one, and what runs on it. */
async function complete(db: Knex, found: Device[], { now }: { now: Date }): Promise<ListedDevice[]> {
  if (found.length === 0) return []
  const rows = await runPrepared<More>(
    db,
    'more of devices',
    `select nguoi_dung_id,
       jsonb_build_object('ma_tre_em', ma_tre_em, 'ten_tre', ten_tre) as "treEm",
       jsonb_build_object('ma_phu_huynh', ma_phu_huynh, 'ten_phu_huynh', ten_phu_huynh) as "phuHuynh",
       case when ngay_bat_dau <= :today then its_package end as goi_hien_tai,
       case when ngay_bat_dau > :today then its_package end as goi_sap_toi,
       wanted, machine.*
     from thiet_bi join tre_em using (ma_tre_em, ma_phu_huynh) join phu_huynh using (ma_phu_huynh)
     left join lateral (
       select ngay_bat_dau,
              to_jsonb(present) || jsonb_build_object('thongTinGoi', to_jsonb(goi) - '{mo_ta,phien_ban}'::text[]) as its_package
       from (
         select id, trang_thai, gia, ngay_bat_dau, ngay_ket_thuc, thong_tin_goi_id, phien_ban from goi_dich_vu
         where goi_dich_vu.ma_phu_huynh = thiet_bi.ma_phu_huynh
           and goi_dich_vu.nguoi_dung_id = thiet_bi.nguoi_dung_id and trang_thai = 'DANG_HOAT_DONG'
           and (ngay_ket_thuc is null or ngay_ket_thuc > :today)
       ) present join goi on goi.id = thong_tin_goi_id
     ) occupied on true
     left join lateral (
       select client, version as client_version, ${knownColumns} from device_states
       where device_states.ma_phu_huynh = thiet_bi.ma_phu_huynh
         and device_states.nguoi_dung_id = thiet_bi.nguoi_dung_id
     ) machine on true
     cross join lateral (
       select coalesce(max(version), 1) as wanted from policies
       where policies.ma_phu_huynh = thiet_bi.ma_phu_huynh and policies.ma_tre_em = thiet_bi.ma_tre_em
     ) rules
     where ma_phu_huynh = any (:parents) and nguoi_dung_id = any (:ids)`,
    {
      today: dateInVietnam(now),
      parents: found.map(({ ma_phu_huynh }) => ma_phu_huynh),
      ids: found.map(({ nguoi_dung_id }) => nguoi_dung_id),
    },
  )
  const more = new Map(rows.map(row => [row.nguoi_dung_id, row]))
  // a device may have been deleted since it was found
  return found.flatMap(device => {
    const its = more.get(device.nguoi_dung_id)
    return its ? [withMore(device, its, now)] : []
  })
}

function withMore(device: Device, more: More, now: Date): ListedDevice {
  const { treEm, phuHuynh, goi_hien_tai, goi_sap_toi, wanted } = more
  const known = more.client === null ? null : more
  return {
    ...device,
    treEm,
    phuHuynh,
    goi_hien_tai,
    goi_sap_toi,
    state: stateOf(known, wanted, goi_hien_tai !== null, now),
    client: known?.client ?? null,
    client_version: known?.client_version ?? null,
    last_seen: known?.last_seen ?? null,
  }
}
