import { constants } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isVersion, readVersions, type VersionEntry } from '../shared/versions.ts'

interface VersionsFile {
  /** Undefined if there is no list in it. */
  entries: VersionEntry[] | undefined
  /** What an operator has to mend. */
  faults: string[]
}

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants

/** Reads a versions.json. A bad entry is left out and named; the others stay. */
export async function readVersionsFile(file: string): Promise<VersionsFile> {
  try {
    const list: unknown = JSON.parse(
      await readFile(file, { encoding: 'utf8', flag: O_RDONLY | O_NOFOLLOW | O_NONBLOCK }),
    )
    const entries = readVersions(list)
    return entries
      ? { entries, faults: faultsOf(list as unknown[]) }
      : { entries: undefined, faults: ['It is no list.'] }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return { entries: undefined, faults: [code === 'ELOOP' ? 'It is a link, which is not followed.' : message] }
  }
}

function faultsOf(list: unknown[]): string[] {
  return list.flatMap((entry, at) =>
    isVersion(entry) ? [] : [`Entry ${at + 1} is left out: ${JSON.stringify(entry).slice(0, 200)}`],
  )
}
