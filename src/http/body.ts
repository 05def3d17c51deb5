import { Failure, fail } from '../kernel/failure.ts'
import { networkOf } from '../shared/address.ts'
import { createBodyBudget } from './body-budget.ts'
import { clientAddress } from './client-address.ts'
import { lengthOf, receive } from './receive.ts'
import type { Context } from './state.ts'

const limit = 100_000
/** Smaller, because a refused form is rendered back into its page, which costs more than reading it. */
const formLimit = 32_000
const fieldsAtMost = 100

const ofNetwork = 1_200_000
/** For the whole process, and for a network: forty would have to fill their part to leave no room for others. */
const budget = createBodyBudget(48_000_000, ofNetwork)

export async function readJson(ctx: Context): Promise<unknown> {
  const body = await readText(ctx, limit)
  if (body === '') return {}
  failUnless(ctx, 'application/json')
  return parseJson(body)
}

/** For routes without a declared body. */
export async function readObject(ctx: Context): Promise<Record<string, unknown>> {
  const value = await readJson(ctx)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Record<string, unknown>) : fail('invalid_input')
}

export async function readForm(ctx: Context): Promise<string> {
  failUnless(ctx, 'application/x-www-form-urlencoded')
  const form = await readText(ctx, formLimit)
  if (form.split('&', fieldsAtMost + 1).length > fieldsAtMost) fail('malformed_body')
  return form
}

export async function readCsv(ctx: Context, most: number): Promise<string> {
  failUnless(ctx, 'text/csv', 'csv_expected')
  // beside what its network may hold anyway
  const text = await readText(ctx, most, { unreadable: 'csv_unreadable', ofNetwork: ofNetwork + most })
  // PostgreSQL stores no NUL
  return text.includes('\0') ? fail('csv_unreadable') : text
}

/** Bodies are read as UTF-8, so one that says it is written in another charset is not understood. */
function failUnless(ctx: Context, type: string, code: 'unsupported_body' | 'csv_expected' = 'unsupported_body'): void {
  if (!ctx.is(type) || !/^(utf-8)?$/i.test(ctx.request.charset)) fail(code)
}

/** Refuses duplicate names and negative zero, which two JSON parsers may read differently. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (namesIn(value) === countNames(text)) return value
  } catch {
    // Falls through: invalid JSON gets the same response as ambiguous JSON.
  }
  return fail('malformed_body')
}

/** Not a reviver of JSON.parse: that makes a key string for each array element, which takes ten times as long. */
function namesIn(parsed: unknown): number {
  let names = 0
  const left = [parsed]
  while (left.length > 0) {
    const value = left.pop()
    if (Object.is(value, -0)) throw new RangeError('negative zero')
    if (typeof value !== 'object' || value === null) continue
    const inside = Object.values(value)
    if (!Array.isArray(value)) names += inside.length
    for (const each of inside) left.push(each)
  }
  return names
}

function countNames(text: string): number {
  let names = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) names++
  return names
}

async function readText(
  ctx: Context,
  most: number,
  otherwise: { unreadable?: 'csv_unreadable'; ofNetwork?: number } = {},
): Promise<string> {
  if (ctx.get('content-encoding')) fail('unsupported_body')
  const length = lengthOf(ctx.req, most)
  const giveBack = budget.reserve(networkOf(clientAddress(ctx)), length, otherwise.ofNetwork)
  try {
    const bytes = await ctx.state.awaitClient(receive(ctx.req, length))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof Failure) throw error
    return fail(otherwise.unreadable ?? 'malformed_body')
  } finally {
    giveBack()
  }
}
