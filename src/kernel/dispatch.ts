import type { Fields } from '../shared/fields.ts'
import { failUnlessOwner, type Machine, type Who } from './access.ts'
import type { Endpoint } from './endpoint.ts'
import { Failure, fail, failOnFields } from './failure.ts'
import type { Caller, Given, Services } from './given.ts'
import { asReply, type Reply } from './reply.ts'
import { setTriggerContext } from './trigger-context.ts'
import { rightValues } from './validate.ts'
import { countRefused, countWrite, isLimited } from './write-limits.ts'
import { inTransaction, type Writing } from './writing.ts'

export interface Asked {
  caller: Caller
  params: Record<string, string>
  body: unknown
  query: unknown
  search?: string
  csv?: () => Promise<string>
  /** Whether the client has left. */
  isGone?: () => boolean
}

/** Runs an endpoint for a caller: checks access, validates the input, then runs it, in a transaction if it writes. */
export async function dispatch(services: Services, endpoint: Endpoint, asked: Asked): Promise<Reply> {
  // The database cannot store NUL, so nothing has such a name.
  if (Object.values(asked.params).some(value => value.includes('\0'))) fail('not_found')
  const id = readId(asked.params)
  const machine = await admit(services, endpoint.who, asked.caller, id)
  const given = {
    ...services,
    caller: asked.caller,
    machine,
    id,
    params: asked.params,
    body: await readBody(services, endpoint, asked, id),
    query: endpoint.checkQuery(asked.query ?? {}),
    search: asked.search ?? '',
    csv: asked.csv ?? (() => fail('csv_expected')),
    now: services.clock.now(),
  }
  const prepared = await endpoint.prepare?.(given)
  if (endpoint.method === 'GET') return asReply(await endpoint.run(given, prepared))

  if (!endpoint.ownTransaction) return asReply(await runWriting(endpoint, given, prepared, asked.isGone))
  return asReply(await endpoint.run({ ...given, write: work => inTransaction(services.db, work) }, prepared))
}

type AnyGiven = Given<Fields, Fields>

/** A parent's writes are counted, also those that are refused. */
async function runWriting(endpoint: Endpoint, given: AnyGiven, prepared: unknown, isGone?: () => boolean) {
  const counts = isLimited(endpoint) && !given.caller.person!.la_admin
  let isCounted = false
  const work = async (writing: Writing) => {
    const { tx } = writing
    if (counts) await countWrite({ ...given, db: tx })
    isCounted = counts
    // Only triggers on deletions need the actor and the product's clock.
    if (endpoint.method === 'DELETE') await setTriggerContext(tx, given)
    return endpoint.run({ ...given, db: tx, ...writing }, prepared)
  }
  return inTransaction(given.db, work, {
    ...(counts && { person: given.caller.person!.ma_phu_huynh }),
    ...(isGone && { isGone }),
    undone: async error => {
      if (isCounted && error instanceof Failure) await countRefused(given)
    },
  })
}

async function readBody(services: Services, endpoint: Endpoint, { caller, body = {} }: Asked, id: number) {
  try {
    return endpoint.checkBody(body ?? {})
  } catch (error) {
    if (!(endpoint.taken && error instanceof Failure && error.fields)) throw error
    const taken = await endpoint.taken({ ...services, caller, id }, rightValues(endpoint.body, body, error.fields))
    failOnFields({ ...error.fields, ...taken })
  }
}

async function admit(services: Services, who: Who, caller: Caller, id: number): Promise<Machine | null> {
  if (typeof who === 'object' && 'device' in who) return who.device(services.db, caller)
  if (who !== 'visitor') await admitPerson(services, who, caller, id)
  return null
}

type WhichPerson = Exclude<Who, 'visitor' | { device: unknown }>

async function admitPerson({ db }: Services, who: WhichPerson, { person }: Caller, id: number): Promise<void> {
  if (!person) fail('not_signed_in')
  if (who === 'signed-in') return
  if (who === 'admin') return person.la_admin ? undefined : fail('not_allowed')
  const isForParents = who === 'parent' || 'parent' in who
  if (isForParents && person.la_admin) fail('not_allowed')
  if (who === 'parent') return
  const familyOf = 'parent' in who ? who.parent : who.owner
  failUnlessOwner(person, await familyOf(db, id, person.ma_phu_huynh))
}

function readId(params: Record<string, string>): number {
  if (!('id' in params)) return 0
  const id = Number(params.id)
  return /^[1-9]\d*$/.test(params.id ?? '') && id <= 2_147_483_647 ? id : fail('not_found')
}
