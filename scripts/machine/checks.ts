import type { KnownPolicy } from '../../src/clients/browser/protocol/policy.ts'
import type { Check } from '../../src/clients/browser/state.ts'

const names = ['rules', 'canary', 'version', 'storage']

interface Checking {
  now: Date
  /** The name of the check that is to fail. */
  failing: string | null
}

/** What a machine that has rules says of itself with each sync. */
export function checksOf({ unknown }: KnownPolicy, checking: Checking): Check[] {
  const kinds = { ...checkOf('kinds', checking, unknown.join(', ')), ok: unknown.length === 0 }
  return [...names.map(name => checkOf(name, checking)), kinds]
}

export function checkOf(name: string, { now, failing }: Checking, detail?: string): Check {
  return { name, ok: name !== failing, at: now.toISOString(), ...(detail && { detail }) }
}
