import { useEffect, useRef, useState } from 'react'
import { type Archive, type Stage, saveArchive, type Tools } from './archive.ts'

/** The download of an archive: its stage, and functions to start and cancel it. Unmounting cancels it. */
export function useArchive(tools: Tools = browserTools) {
  const [stage, setStage] = useState<Stage>({ at: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(wanted: Archive): Promise<void> {
    const own = new AbortController()
    running.current = own
    const tell = (next: Stage) => {
      if (!own.signal.aborted) setStage(next)
    }
    try {
      await saveArchive(wanted, tell, own.signal, tools)
    } catch (error) {
      if (own.signal.aborted) return
      // Stops the download of the other file, because the archive cannot be complete any more.
      tell({ at: 'failed' })
      own.abort()
      tools.log('The package could not be downloaded', error)
    }
  }

  function cancel(): void {
    running.current?.abort()
    setStage({ at: 'idle' })
  }

  return { stage, start, cancel }
}

const browserTools: Tools = {
  fetch: (url, options) => fetch(url, options),
  second: () => new Promise(passed => setTimeout(passed, 1_000)),
  newZip: async () => new (await import('jszip')).default(),
  save: saveAs,
  log: (message, error) => console.error(message, error),
}

function saveAs(content: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(content), download: name })
  link.click()
  // The browser reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
