import pg from 'pg'
import { dateInVietnam } from '../shared/dates.ts'
import type { Listed } from './list.ts'
import { namedStatement, type Statement } from './prepared.ts'

/** The values of a request that a statement about one family may bind. */
const bound: ((given: Listed) => unknown)[] = [
  ({ id }) => id,
  ({ caller }) => caller.person?.ma_phu_huynh,
  ({ now }) => dateInVietnam(now),
]
/** Values of two requests that do not exist and have no value in common. */
const standIns = [
  { id: 1_234_567_891, parent: 2_098_765_432, now: new Date('1001-01-01T00:00:00Z') },
  { id: 1_907_531_468, parent: 1_086_420_975, now: new Date('1002-01-01T00:00:00Z') },
]

type Kept = Omit<Statement, 'values'> & { values: ((given: Listed) => unknown)[] }

/**
 * A statement whose text is the same for every family, built by Knex once instead of at each request. It is built with
 * both stand-ins: the bindings that differ are replaced by values of the request. Fails if the text differs.
 */
export function builtOnce(build: (given: Listed) => Statement): (given: Listed) => Statement {
  const kept = new Map<boolean | undefined, Kept>()
  return given => {
    const role = given.caller.person?.la_admin
    const { name, text, values } = kept.get(role) ?? learn(build, given)
    kept.set(role, { name, text, values })
    return { name, text, values: values.map(value => value(given)) }
  }
}

function learn(build: (given: Listed) => Statement, given: Listed): Kept {
  const [one, other] = standIns.map(each => standInFor(given, each)) as [Listed, Listed]
  const [{ text, values }, second] = [build(one), build(other)]
  if (second.text !== text) throw new Error(`The text of a statement depends on who asks: ${text}`)
  const kept: ((given: Listed) => unknown)[] = []
  const inPlace = values.map((value, at) => {
    const isConstant = value === second.values[at]
    const written = isConstant && constant(value)
    if (written) return written
    const found = isConstant
      ? () => value
      : bound.find(each => each(one) === value && each(other) === second.values[at])
    if (!found) throw new Error(`A statement binds more than the id, the parent and the day: ${text}`)
    if (!kept.includes(found)) kept.push(found)
    return `$${kept.indexOf(found) + 1}`
  })
  return {
    ...namedStatement(
      text.replace(/\$(\d+)/g, (_, place) => inPlace[Number(place) - 1]!),
      [],
    ),
    values: kept,
  }
}

/** As it stands in the text, which is read once for all requests; undefined for what is bound to each nevertheless. */
function constant(value: unknown): string | undefined {
  // Knex would take the mark for the place of a value
  if (typeof value === 'string') return value.includes('?') ? undefined : pg.escapeLiteral(value)
  return Number.isSafeInteger(value) && (value as number) >= 0 ? String(value) : undefined
}

/** Besides what may be bound, it has only what is the same whenever this statement is asked for. */
function standInFor({ db, query, caller }: Listed, { id, parent, now }: (typeof standIns)[number]): Listed {
  const { person } = caller
  const standIn = person && nothingBut({ ma_phu_huynh: parent, la_admin: person.la_admin })
  return { db, query, id, now, caller: nothingBut({ person: standIn }) } as Listed
}

/** Throws if any other property is read, because a dependency on it might not show in the statement. */
function nothingBut<T extends object>(values: T): T {
  return new Proxy(values, {
    get(_, name) {
      if (!Object.hasOwn(values, name)) throw new Error(`A statement that is built once depends on ${String(name)}`)
      return values[name as keyof T]
    },
  })
}
