import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../kernel/endpoint.ts'
import type { Job } from '../kernel/jobs.ts'
import type { Summary } from '../kernel/summary.ts'
import type { Translator } from '../kernel/translator.ts'
import { type Answer, type Ask, createAsk } from './ask.ts'
import { piecesOf } from './pieces.ts'
import {
  claimTranslator,
  countWaiting,
  freeTranslator,
  holdTranslator,
  nextText,
  postpone,
  restTranslator,
  saveTranslation,
} from './store.ts'

type Tools = Pick<Services, 'db' | 'clock' | 'log'>

/** In ms, between two questions. */
const spacingByDefault = 100
const questionsAtMost = 50
/** In seconds. After that another process may take over; renewed with every question. */
const claimed = 30
/** In seconds: how long a failing service is left alone. */
const rest = { first: 60, most: 3_600 }
/** In seconds: how long a text is left alone that the service could not translate. */
const refused = { first: 3_600, most: 7 * 86_400 }

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

  /** What is saved while a batch runs may be too late for it, so that another one follows. */
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

interface Way {
  ask: Ask
  spacing: number
  isStopped: () => boolean
}

/** Asks for one text after the other. Ends where the service fails, so that it is not asked in vain for the rest. */
async function translateBatch({ db, clock, log }: Tools, { ask, spacing, isStopped }: Way): Promise<Summary> {
  const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000)
  if (!(await nextText(db, clock.now()))) return {}
  if (!(await claimTranslator(db, clock.now(), later(claimed)))) return {}
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
      await holdTranslator(db, later(claimed))
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
      await postpone(db, next.id, later(Math.min(refused.first * 2 ** next.tries, refused.most)))
      summary.refused++
    } else {
      // It comes after the others next time: perhaps only this one is too much for the service.
      await postpone(db, next.id, clock.now())
      await restTranslator(db, clock.now(), rest)
      log('warn', 'translation', { ...summary, fault: answer.why })
      return { ...summary, fault: answer.why }
    }
  }
  await freeTranslator(db, clock.now())
  log(summary.refused > 0 ? 'warn' : 'info', 'translation', summary)
  return summary
}

/** For what a process that ended, a failing service or the limit of a batch has left. */
export const translationsJob: Job = {
  name: 'translations',
  at: '*/5 * * * *',
  run: async ({ db, translator }, { dryRun }) => (dryRun ? { waiting: await countWaiting(db) } : translator.run()),
}
