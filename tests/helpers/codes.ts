import type { TestApp } from './app.ts'

/** The newest code that was sent to a phone, as its owner reads it. */
export function codeFor({ outbox }: TestApp, sdt: string): string {
  const message = outbox.find(({ to }) => to === sdt.replace(/^0/, '+84'))
  const code = message?.text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`no code was sent to ${sdt}`)
  return code
}
