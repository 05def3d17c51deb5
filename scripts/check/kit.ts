import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { deviceCalls } from '../kit/calls.ts'
import { decisions } from '../kit/decisions.ts'
import { formatted } from './answers.ts'

const folder = 'static/protocol/v1'

/** Writes what comes with the protocol, if the calls or the rules say something else than its files. */
export function kitFault(): string {
  const calls = Buffer.from(formatted(JSON.stringify(deviceCalls())))
  const decided = Buffer.from(JSON.stringify(decisions()))
  // two versions of zlib may pack the same bytes in two ways
  const isDecidedSo = (file: Buffer) => gunzipSync(file).equals(decided)
  const stale = [
    renewed('calls.json', file => file.equals(calls), calls),
    renewed('decisions.json.gz', isDecidedSo, gzipSync(decided, { level: 9 })),
  ].filter(file => file !== null)
  return stale.map(file => `${file} was not what the code says. It has been written anew: commit it.`).join('\n')
}

function renewed(name: string, isFresh: (file: Buffer) => boolean, bytes: Buffer): string | null {
  const file = `${folder}/${name}`
  if (existsSync(file) && isFresh(readFileSync(file))) return null
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, bytes)
  return file
}
