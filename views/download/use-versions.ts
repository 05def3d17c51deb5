import { useEffect, useState } from 'react'
import { builtInVersions, readVersions, type VersionEntry } from '../../src/shared/versions.ts'

/** The available versions: undefined until they are loaded, the built-in ones if loading fails. */
export function useVersions(url: string): VersionEntry[] | undefined {
  const [versions, setVersions] = useState<VersionEntry[]>()
  useEffect(() => {
    const leaving = new AbortController()
    load(url, leaving.signal).then(setVersions, error => {
      if (leaving.signal.aborted) return
      console.error('The versions could not be loaded', error)
      setVersions(builtInVersions)
    })
    return () => leaving.abort()
  }, [url])
  return versions
}

async function load(url: string, signal: AbortSignal): Promise<VersionEntry[]> {
  const answer = await fetch(url, { signal })
  const versions = answer.ok ? readVersions(await answer.json()) : null
  if (!versions) throw new Error(`${url} answered ${answer.status} and no list of versions`)
  return versions
}
