import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../kernel/given.ts'
import type { Job } from '../kernel/jobs.ts'
import type { Summary } from '../kernel/summary.ts'
import type { Translator } from '../kernel/translator.ts'
import { type Answer, type Ask, createAsk } from './ask.ts'
import { piecesOf } from './pieces.ts'
import {
  claimTranslator,
  countWaiting,
  extendClaim,
  freeTranslator,
  nextText,
  pauseTranslator,
  postpone,
  saveTranslation,
} from './store.ts'

type Tools = Pick<Services, 'db' | 'clock' | 'log'>

/** The pause between two requests, in ms. */
const spacingByDefault = 100
const questionsAtMost = 50
/** How long a claim lasts, in seconds. It is renewed with every request. */
const claimSeconds = 30
/** How long a failing service gets no requests, in seconds. */
const pauseAfterFailure = { first: 60, most: 3_600 }
/** How long before a text that the service could not translate is tried again, in seconds. */
const pauseAfterRefusal = { first: 3_600, most: 7 * 86_400 }

/** Without a URL it does nothing. */
export function createTranslator(url: string | null, tools: Tools, spacing = spacingByDefault): Translator {
  const ask = url === null ? null : createAsk(url)
  let running: Promise<Summary> | undefined
  let again = false
  let stopped = false

  function run(): Promise<Summary> {
    if (!ask || stopped) return Promise.resolve({})
    running ??= translateBatch(tools, { ask, spacing, isStopped: () => stopped }).finally(() => {
      running = undefined
      if (again) wake()
    })
    return running
  }

  /** If a batch is running, another one follows, because texts saved now may be too late for it. */
  function wake(): void {
    again = running !== undefined
    if (!again) run().catch(error => tools.log('error', 'translation_failed', { error }))
  }

  return {
    run,
    wake,
    stop: async () => {
      stopped = true
      await running?.catch(() => {})
    },
  }
}

interface BatchOptions {
  ask: Ask
  spacing: number
  isStopped: () => boolean
}

/** Translates one text after the other. Stops if the service fails. */
async function translateBatch({ db, clock, log }: Tools, { ask, spacing, isStopped }: BatchOptions): Promise<Summary> {
  const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000)
  if (!(await nextText(db, clock.now()))) return {}
  if (!(await claimTranslator(db, clock.now(), later(claimSeconds)))) return {}
  const summary = { asked: 0, translated: 0, refused: 0 }

  const translate = async (pieces: ReturnType<typeof piecesOf>): Promise<Answer> => {
    if (pieces.length > questionsAtMost) return { fault: 'unfit', why: 'too_many_sentences' }
    let whole = ''
    for (const { spaces, sentence } of pieces) {
      if (!sentence.trim()) {
        whole += spaces + sentence
        continue
      }
      if (summary.asked > 0) await pause(spacing)
      await extendClaim(db, later(claimSeconds))
      if (isStopped()) return { fault: 'unavailable', why: 'stopping' }
      summary.asked++
      const answer = await ask(sentence)
      if ('fault' in answer) return answer
      whole += spaces + answer.text
    }
    return { text: whole }
  }

  while (!isStopped()) {
    const next = await nextText(db, clock.now())
    const pieces = next ? piecesOf(next.source) : []
    if (!next || (summary.asked > 0 && summary.asked + pieces.length > questionsAtMost)) break
    const answer = await translate(pieces)
    if (isStopped()) break
    if ('text' in answer) {
      await saveTranslation(db, next.id, answer.text)
      summary.translated++
    } else if (answer.fault === 'unfit') {
      await postpone(db, next.id, later(Math.min(pauseAfterRefusal.first * 2 ** next.tries, pauseAfterRefusal.most)))
      summary.refused++
    } else {
      // Tried after all others next time: perhaps the service fails only for this text.
      await postpone(db, next.id, clock.now())
      await pauseTranslator(db, clock.now(), pauseAfterFailure)
      log('warn', 'translation', { ...summary, fault: answer.why })
      return { ...summary, fault: answer.why }
    }
  }
  await freeTranslator(db, clock.now())
  log(summary.refused > 0 ? 'warn' : 'info', 'translation', summary)
  return summary
}

/** Translates what was left by a process that ended, a failing service or the limit of a batch. */
export const translationsJob: Job = {
  name: 'translations',
  at: '*/5 * * * *',
  run: async ({ db, translator }, { dryRun }) => (dryRun ? { waiting: await countWaiting(db) } : translator.run()),
}
