import type { Knex } from 'knex'

export interface Confirmation {
  device_generation: number
  phone_changed_at: Date | null
  /** In the session that asks. */
  confirmed_at: Date | null
}

export async function findConfirmation(
  db: Knex,
  ma_phu_huynh: number,
  token_hash: Buffer,
): Promise<Confirmation | undefined> {
  return db('phu_huynh')
    .leftJoin('sessions', join =>
      join.on('sessions.ma_phu_huynh', 'phu_huynh.ma_phu_huynh').andOnVal('token_hash', token_hash),
    )
    .where({ 'phu_huynh.ma_phu_huynh': ma_phu_huynh })
    .first('device_generation', 'phone_changed_at', 'confirmed_at')
}

export async function confirmSession(tx: Knex, token_hash: Buffer, confirmed_at: Date): Promise<void> {
  await tx('sessions').where({ token_hash }).update({ confirmed_at })
}

export async function setPhoneChanged(tx: Knex, ma_phu_huynh: number, phone_changed_at: Date): Promise<void> {
  await tx('phu_huynh').where({ ma_phu_huynh }).update({ phone_changed_at })
}
