import { randomUUID } from 'node:crypto'
import { failUnlessConfirmed } from '../../accounts/index.ts'
import { findDevice, lockFamilyOfDevice } from '../../devices/index.ts'
import { audit, auditAs } from '../../kernel/audit.ts'
import { fail, failOnFields } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { aboutFamily } from '../../kernel/news.ts'
import { reply } from '../../kernel/reply.ts'
import { hashOfToken } from '../../kernel/secret-token.ts'
import { testSite } from '../../shared/test-site.ts'
import { tellEvent } from '../events.ts'
import { deleteState, findStates, saveState } from './states-store.ts'
import { insertMessage } from './sync-store.ts'
import { endTokens, findByRemovalKey, findMachines } from './tokens-store.ts'

type OfDevice = Writer & { id: number }

/** The client says that it was removed: with its token, or with the key of its page of farewell. */
export async function removed(given: Writer, key: string | undefined) {
  const { tx, now, caller } = given
  const { machine: token, address } = caller
  if (!key && !token) failOnFields({ key: 'required' })
  const find = async () =>
    key ? findByRemovalKey(tx, hashOfToken(key)) : (await findMachines(tx, [hashOfToken(token!)]))[0]
  const known = (await find()) ?? (key ? fail('not_found') : fail('unknown_machine'))
  await lockFamilyOfDevice(tx, known.nguoi_dung_id)
  // until its family was locked, it may have been removed or deleted
  const found = await find()
  if (!found || found.ended_at !== null || found.ma_tre_em === null) return reply({ data: null })
  const { ma_tre_em, ended_at: _, ...machine } = found
  await endTokens(tx, machine.ma_phu_huynh, [machine.nguoi_dung_id], now)
  await saveState(tx, machine, { removed_at: now, told: 'removed' })
  await tellEvent(given, { ...machine, ma_tre_em }, 'removed')
  await auditAs(tx, {
    at: now,
    actor: null,
    address,
    action: 'machine_removed',
    kind: 'thiet_bi',
    subject: machine.nguoi_dung_id,
    detail: {},
  })
  return reply({ data: null })
}

/** The parent lets the machine go; the device and its package stay. */
export async function unpair(given: OfDevice) {
  const { tx, id, now } = given
  await failUnlessConfirmed(given)
  const { ma_phu_huynh, ma_tre_em } = (await lockFamilyOfDevice(tx, id)) ?? fail('not_found')
  const machine = { ma_phu_huynh, ma_tre_em, nguoi_dung_id: id }
  await endTokens(tx, machine.ma_phu_huynh, [machine.nguoi_dung_id], now)
  await deleteState(tx, machine)
  await tellEvent(given, machine, 'unpaired')
  await audit(given, {
    action: 'machine_unpaired',
    kind: 'thiet_bi',
    subject: id,
    detail: { before: { ma_tre_em } },
  })
  return reply({ data: (await findDevice(tx, id, now))!, message: 'machine_unpaired' })
}

/** The machine is to try a blocked address; what came of it is its check `test`. */
export async function sendTest(given: OfDevice) {
  const { tx, id: nguoi_dung_id, now, news } = given
  const { ma_phu_huynh, ma_tre_em } = (await lockFamilyOfDevice(tx, nguoi_dung_id)) ?? fail('not_found')
  const [state] = await findStates(tx, [{ ma_phu_huynh, nguoi_dung_id }])
  if (!state || state.removed_at) fail('machine_not_paired')
  const id: string = randomUUID()
  await insertMessage(tx, { ma_phu_huynh, nguoi_dung_id }, { id, kind: 'test', site: testSite, at: now })
  await news.tell(given, aboutFamily(ma_phu_huynh), { ma_tre_em, what: 'test' })
  return reply({ data: { id }, message: 'test_sent', accepted: true })
}
