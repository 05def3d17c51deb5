import { markUnsent } from '../protocol/sync.ts'
import { type State, startState } from '../state.ts'
import { advance, type Reading } from '../time/clock.ts'

const life = crypto.randomUUID()

function reading(): Reading {
  return { wall: Date.now(), mono: performance.now(), life }
}

let state: State | undefined
let opening: Promise<void> | undefined

/** The worker's memory, from where the life before left it. */
export async function open(): Promise<State> {
  opening ??= load()
  await opening
  return present()
}

/** Changes it at this moment, and keeps it; the browser may end the worker right after. */
export async function change(next: (state: State) => State): Promise<State> {
  await open()
  const now = state!
  const changed = next({ ...now, clock: advance(now.clock, reading()) })
  state = { ...changed, revision: now.revision + 1 }
  await chrome.storage.local.set({ state })
  return state
}

export function present(): State {
  return { ...state!, clock: advance(state!.clock, reading()) }
}

/** Whether what is kept is what was written; if somebody changed or cleared it, it is written again. */
export async function isIntact(): Promise<boolean> {
  const found = await find()
  // a write of this worker may be under way
  if (found && Math.abs(state!.revision - found.revision) <= 2 && found.token === state!.token) return true
  await chrome.storage.local.set({ state })
  return false
}

async function load(): Promise<void> {
  const found = await find()
  state = found ? { ...startState(reading()), ...found } : startState(reading())
  // an upload that was on its way when the worker was ended may not have arrived
  state = { ...state, unsent: markUnsent(state.unsent, state.flying), flying: [] }
}

async function find(): Promise<State | undefined> {
  return (await chrome.storage.local.get('state')).state as State | undefined
}
