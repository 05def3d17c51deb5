import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useActionData, useNavigation } from 'react-router'
import { accountWords } from '../../src/i18n/account-pages.ts'
import type { Typed } from '../../src/shared/typed.ts'
import { useBook } from '../books.ts'
import { useFieldErrors } from './field-errors.ts'
import { type Clock, readStored, removeStored, type StoredSteps, storeStep } from './stored-steps.ts'
import type { Intent, StepOutcome } from './two-steps.ts'

export interface Steps {
  step: 1 | 2
  typed: Typed
  sentTo: string | undefined
  clock: Clock | undefined
  /** The second step was reached without the password in memory: by a reload, or without JavaScript. */
  passwordGone: boolean
  busy: Intent | undefined
  done: { message: string; next: string } | undefined
  /** The message that belongs to no single field. */
  message: { text: string; bad: boolean } | undefined
  error: (field: string) => string | undefined
  form: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent) => void
}

/** The state of a form in two steps: from the last answer of the server or, after a reload, from what the tab stored. */
export function useSteps(name: string): Steps {
  const say = useBook(accountWords)
  const result = useActionData<StepOutcome>()
  const navigation = useNavigation()
  const [restored, setRestored] = useState<StoredSteps>()
  const [clock, setClock] = useState<Clock>()
  const [passwordGone, setPasswordGone] = useState(result?.step === 2)
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const idle = navigation.state === 'idle'
  const now = result ?? restored

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the tab stored is read once, when the page loads
  useEffect(() => {
    const kept = readStored(name)
    if (!kept || result) return
    setRestored(kept)
    setClock(kept)
    setPasswordGone(kept.step === 2)
  }, [])

  useEffect(() => {
    if (!result) return
    if (result.next) return removeStored(name)
    const known = storeStep(name, result)
    if (known) setClock(known)
    if (result.step === 1) setPasswordGone(false)
    focusAfterAnswer(form.current, result)
  }, [name, result])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must also run on each new answer
  useEffect(() => {
    if (idle) underWay.current = false
  }, [idle, result])

  const error = useFieldErrors(result)
  const onSubmit = (event: FormEvent) => {
    if (underWay.current || result?.next) event.preventDefault()
    underWay.current = true
  }
  return {
    step: now?.step ?? 1,
    typed: now?.typed ?? {},
    sentTo: now?.sentTo,
    clock,
    passwordGone,
    busy: idle ? undefined : (navigation.formData?.get('intent') as Intent | undefined),
    done: result?.next ? { message: result.message, next: result.next } : undefined,
    message: generalMessage(result, say('form.fill_all')),
    error,
    form,
    onSubmit,
  }
}

function generalMessage(result: StepOutcome | undefined, fillAll: string): Steps['message'] {
  if (!result || result.next) return
  if (Object.values(result.faults ?? {}).some(fault => fault.endsWith('required'))) return { text: fillAll, bad: true }
  if (!result.message || result.fields) return
  return { text: result.message, bad: !result.sent }
}

/** Moves focus and scroll to the first wrong field, or to the beginning of the new step. */
function focusAfterAnswer(form: HTMLFormElement | null, { step, sent, message, faults, fields }: StepOutcome): void {
  if (!form) return
  const code = form.querySelector<HTMLInputElement>('[name="otp"]')
  if (sent && code) code.value = ''
  const failed = form.querySelector<HTMLInputElement>('[aria-invalid="true"]')
  const start = step === 2 ? code : form.querySelector<HTMLInputElement>('.input')
  if (faults || fields) {
    failed?.focus()
  } else if (sent || !message) {
    start?.focus({ preventScroll: true })
    form.parentElement?.scrollIntoView()
  }
}
