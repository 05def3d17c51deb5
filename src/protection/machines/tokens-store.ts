import type { Knex } from 'knex'
import type { Machine } from '../../kernel/access.ts'
import { runPrepared } from '../../kernel/prepared.ts'

export interface DeviceOf {
  ma_phu_huynh: number
  nguoi_dung_id: number
}

/** `ma_tre_em` is null where the machine is gone. */
type Found = Omit<Machine, 'ma_tre_em'> & { ma_tre_em: number | null; ended_at: Date | null }

const ofMachine = 'ma_phu_huynh, nguoi_dung_id, ma_tre_em, pairing, ended_at'

/** In the order of the hashes. */
export async function findMachines(db: Knex, hashes: Buffer[]): Promise<(Found | undefined)[]> {
  const rows = await runPrepared<Found & { place: number }>(
    db,
    'machines of tokens',
    `select place, ${ofMachine} from unnest(?::bytea[]) with ordinality as sent (token_hash, place)
     join device_tokens using (token_hash) left join thiet_bi using (ma_phu_huynh, nguoi_dung_id)`,
    [hashes],
  )
  const machines: (Found | undefined)[] = hashes.map(() => undefined)
  for (const { place, ...found } of rows) machines[place - 1] = found
  return machines
}

export async function findByRemovalKey(tx: Knex, removal_hash: Buffer): Promise<Found | undefined> {
  return tx('device_tokens')
    .leftJoin('thiet_bi', function () {
      this.using(['ma_phu_huynh', 'nguoi_dung_id'])
    })
    .where({ removal_hash })
    .first('ma_phu_huynh', 'nguoi_dung_id', 'ma_tre_em', 'pairing', 'ended_at')
}

export async function insertToken(
  tx: Knex,
  row: DeviceOf & { token_hash: Buffer; removal_hash: Buffer; made_at: Date },
): Promise<void> {
  await tx('device_tokens').insert(row)
}

/** Also one that was confirmed and not fetched yet: it is given no more. */
export async function endTokens(tx: Knex, ma_phu_huynh: number, devices: number[], now: Date): Promise<void> {
  const ofThese = (table: string) => tx(table).where({ ma_phu_huynh }).whereIn('nguoi_dung_id', devices)
  await ofThese('pairings').where({ token_given_at: null, refused_at: null }).update({ refused_at: now })
  await ofThese('device_tokens').where({ ended_at: null }).update({ ended_at: now })
}

export async function deleteEndedTokens(db: Knex, before: Date): Promise<number> {
  return db('device_tokens').where('ended_at', '<', before).delete()
}
