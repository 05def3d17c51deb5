import type { MachineState } from '../../src/shared/machine-state.ts'
import { packagesOn } from '../../src/shared/rules/opens.ts'
import type { Tone } from '../parts/notice.tsx'
import type { IconName } from '../pictures/icon.tsx'
import type { ChildToday } from './read-family.ts'

export type Machine = ChildToday['devices'][number]

export const looks: Record<MachineState, { tone: Tone | 'neutral'; icon: IconName }> = {
  green: { tone: 'success', icon: 'shield' },
  waiting: { tone: 'info', icon: 'refresh' },
  problem: { tone: 'warning', icon: 'alert' },
  silent: { tone: 'neutral', icon: 'clock' },
  removed: { tone: 'danger', icon: 'alert' },
  none: { tone: 'neutral', icon: 'info' },
}

/** A machine with a test that failed is to be looked at, unless all that is missing is the parent’s own step. */
export function lookOf(machine: Machine) {
  return looks[lacksTest(machine) && !lacksAllowance(machine) ? 'problem' : machine.state]
}

/** Whether a client was ever put on this machine, also where its package has ended. */
export function isPaired({ client }: Machine): boolean {
  return client !== null
}

/** Whether a client on this machine follows the rules, now or when it is on again. */
export function isProtected({ rules_hold }: Machine): boolean {
  return rules_hold
}

/** It is off or offline, and has not heard of the newest change. */
export function isUnreached({ state, applied, wanted }: Machine): boolean {
  return state === 'silent' && applied !== wanted
}

/** All machines that follow the rules are off or offline, so none hears now of what a parent does. */
export function hearsNothing({ devices }: Pick<ChildToday, 'devices'>): boolean {
  return devices.filter(isProtected).every(({ state }) => state === 'silent')
}

/** A client runs on this machine, and no package makes it follow the rules. */
export function lacksPackage({ state, client }: Pick<Machine, 'state' | 'client'>): boolean {
  return state === 'none' && client !== null
}

/** None of the child’s machines has a package that is paid for, and some have one that is free. */
export function hasFreeOnly({ devices }: Pick<ChildToday, 'devices'>): boolean {
  return packagesOn(devices).isFree
}

/** The newest rules run, but a test has failed, and not for long. */
export function lacksTest({ state, applied, wanted, checks }: Machine): boolean {
  return state === 'waiting' && applied === wanted && checks.some(({ ok }) => !ok)
}

/** All that is missing is what a parent has to allow in the browser. */
export function lacksAllowance(machine: Machine): boolean {
  return lacksTest(machine) && machine.checks.every(({ name, ok }) => ok || name === 'incognito' || name === 'sites')
}
