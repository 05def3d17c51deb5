import { addAsk, type Wish } from '../asks.ts'
import { call } from '../protocol/call.ts'
import { keepRules } from './blocking.ts'
import { noteRefusal } from './counting.ts'
import { tellFor } from './covering.ts'
import { change, present } from './kept.ts'
import { line } from './service.ts'
import { sendAsks } from './syncing.ts'
import { viewOf } from './view.ts'

/** What the pages of the extension and the pages of the web say to the worker. */
export type Message =
  | { kind: 'covered?' }
  | { kind: 'view'; address?: string }
  | { kind: 'refused'; address: string }
  | { kind: 'ask'; wish: Wish; reason: string }
  | { kind: 'understood' }
  | { kind: 'language'; language: 'vi' | 'en' }
  | { kind: 'pair' }

export async function answer(
  message: Message,
  sender: chrome.runtime.MessageSender,
  pair: () => void,
): Promise<unknown> {
  if (message.kind === 'covered?') return tellFor(sender.tab?.url ?? sender.url ?? '')
  // a page of the web may ask for nothing else
  if (sender.origin !== chrome.runtime.getURL('').slice(0, -1)) return null
  // a page that is said to be open must open
  if (message.kind === 'view' && message.address) await keepRules()
  // in a frame it may be a page of the web that shows it
  if (message.kind === 'refused' && sender.frameId === 0) await noteRefusal(message.address)
  if (message.kind === 'ask') await ask(message)
  if (message.kind === 'understood') await understand()
  if (message.kind === 'language') await change(state => ({ ...state, language: message.language }))
  if (message.kind === 'pair') {
    await change(state => ({ ...state, token: null, nextTry: 0 }))
    pair()
  }
  return viewOf('address' in message ? message.address : '')
}

async function ask({ wish, reason }: { wish: Wish; reason: string }): Promise<void> {
  const id = crypto.randomUUID()
  await change(state => ({
    ...state,
    asks: addAsk(state.asks, { ...wish, id, reason, at: state.clock.at, state: 'queued' }),
  }))
  await sendAsks()
}

async function understand(): Promise<void> {
  const { token, policy } = present()
  const body = { purpose: 'history', version: policy?.consents.version ?? 1 }
  const answer = await call(await line(), { method: 'POST', path: '/device/consent', token, body })
  if (!answer.ok) return
  await change(state => ({
    ...state,
    policy: state.policy && { ...state.policy, consents: { ...state.policy.consents, childToAsk: false } },
  }))
}
