import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A hash that changes when a file in these places is added, removed or written. */
export function stampOf(places: string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesIn)) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .sort()
    .map(name => join(place, name))
    .filter(file => statSync(file).isFile())
}
