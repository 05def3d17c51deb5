import { useEffect, useRef, useState } from 'react'
import { type Package, type Stage, savePackage, type Tools } from './package.ts'

/** The download of a package: where it is, and how to begin and to cancel it. It ends with the window it is in. */
export function usePackage(tools: Tools = browserTools) {
  const [stage, setStage] = useState<Stage>({ at: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(wanted: Package): Promise<void> {
    const own = new AbortController()
    running.current = own
    const tell = (next: Stage) => {
      if (!own.signal.aborted) setStage(next)
    }
    try {
      await savePackage(wanted, tell, own.signal, tools)
    } catch (error) {
      if (own.signal.aborted) return
      // stops the other file: the package cannot be complete
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
  // the browser reads the file after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
