import { pairMachine } from './machine.ts'
import { type Family, withFamily } from './protection.ts'

type Paired = Awaited<ReturnType<typeof pairMachine>>

export const passed = (family: Family, names = ['rules', 'canary']) =>
  names.map(name => ({ name, ok: true, at: family.app.services.clock.now().toISOString() }))
export const applied = (version: number) => ({ version, at: '2026-11-23T12:00:00+07:00' })

/** The machine that was paired, as the parent sees it. */
export const shown = async (family: Family) =>
  ((await family.today()).devices as Record<string, unknown>[]).find(
    ({ nguoi_dung_id }) => nguoi_dung_id !== family.device,
  )!

export const later = (family: Family, minutes: number) => {
  const { clock } = family.app.services
  clock.set(new Date(clock.now().getTime() + minutes * 60_000))
}

/** The mother's child has a second machine, which is paired. */
export const withMachine = (work: (family: Family, machine: Paired) => Promise<void>) =>
  withFamily(async family => {
    await family.call('PUT', `/tre-em/${family.child}/consents`, { time: true })
    await work(family, await pairMachine(family.app, family.child))
  })
