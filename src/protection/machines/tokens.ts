import type { Knex } from 'knex'
import type { Machine } from '../../kernel/access.ts'
import { fail } from '../../kernel/failure.ts'
import { inBatches } from '../../kernel/in-batches.ts'
import { hashOfToken, newSecretToken } from '../../kernel/secret-token.ts'
import { type DeviceOf, findMachines, insertToken } from './tokens-store.ts'

/** The least version of each client that is still served. */
const least: Record<string, string> = { browser: '1.0.0' }

/** Tokens that arrive in the same event-loop tick are looked up with one query. */
const findMachine = inBatches(findMachines)

/** The machine that calls, by the token that it was given when it was paired. */
export const ofMachine = {
  device: async (
    db: Knex,
    { machine, client }: { machine: string | null; client: string | null },
  ): Promise<Machine> => {
    failIfTooOld(client)
    const found = machine && (await findMachine(db, hashOfToken(machine)))
    if (!found) fail('unknown_machine')
    const { ma_tre_em, ended_at, ...rest } = found
    if (ended_at !== null || ma_tre_em === null) fail('removed')
    return { ...rest, ma_tre_em }
  },
}

export function failIfTooOld(client: string | null): void {
  const [, name = '', version] = /^([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+)$/.exec(client ?? '') ?? []
  if (version && Object.hasOwn(least, name) && isOlder(version, least[name]!)) fail('client_too_old')
}

/** The token of a machine, and the key with which its page of farewell says that the client was removed. */
export async function giveToken(tx: Knex, machine: DeviceOf, made_at: Date) {
  const [token, removed_key] = [newSecretToken(), newSecretToken()]
  await insertToken(tx, {
    ...machine,
    token_hash: hashOfToken(token),
    removal_hash: hashOfToken(removed_key),
    made_at,
  })
  return { token, removed_key }
}

function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map(text => text.split('.').map(Number)) as [number[], number[]]
  const at = one.findIndex((part, index) => part !== other[index])
  return at >= 0 && one[at]! < other[at]!
}
