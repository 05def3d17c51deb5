import readRaw from 'raw-body'
import { Failure, fail } from '../kernel/failure.ts'
import type { Context } from './state.ts'

const limit = 100_000

export async function readJson(ctx: Context): Promise<unknown> {
  const body = await readText(ctx)
  if (body === '') return {}
  if (!ctx.is('application/json')) fail('unsupported_body')
  return parseJson(body)
}

export async function readForm(ctx: Context): Promise<string> {
  if (!ctx.is('application/x-www-form-urlencoded')) fail('unsupported_body')
  return readText(ctx)
}

/** JSON in which every name stands once and no zero is negative: two readers must not take one body for two things. */
function parseJson(text: string): unknown {
  let names = 0
  try {
    const value = JSON.parse(text, function (this: unknown, name, value) {
      if (name !== '' && !Array.isArray(this)) names++
      if (Object.is(value, -0)) throw new RangeError('negative zero')
      return value
    })
    if (names === countNames(text)) return value
  } catch {
    // Falls through: what cannot be parsed, or is nested too deep to walk, is answered alike.
  }
  return fail('malformed_body')
}

function countNames(text: string): number {
  let names = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) names++
  return names
}

async function readText(ctx: Context): Promise<string> {
  if (ctx.get('content-encoding')) fail('unsupported_body')
  try {
    const length = ctx.get('content-length') || null
    return await ctx.state.awaitClient(readRaw(ctx.req, { limit, length, encoding: 'utf8' }))
  } catch (error) {
    if (error instanceof Failure) throw error
    return fail((error as { type?: string }).type === 'entity.too.large' ? 'body_too_large' : 'malformed_body')
  }
}
