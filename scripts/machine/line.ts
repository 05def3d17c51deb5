import type { Line } from '../../src/clients/browser/protocol/call.ts'

const meanings: Record<number, string> = {
  401: '401: nobody knows this token. The machine has to be paired again',
  409: '409: the machine’s package does not open this',
  410: '410: the parent has let this machine go. It is free, and nothing is enforced',
  426: '426: this client is too old. It has to be updated',
  429: '429: too many calls. They go on when the server says so',
}

/** The way to a server, which says in words what it refuses. */
export function lineTo(service: string, say: (line: string) => void, ending?: AbortSignal): Line {
  let isAway = false
  const tell = (away: boolean, line: string) => {
    if (isAway !== away) say(line)
    isAway = away
  }
  return {
    service,
    client: 'fake/1.0.0',
    fetch: async (address, options) => {
      const signal = AbortSignal.any([options?.signal, ending].filter(each => each != null))
      try {
        const answer = await fetch(address, { ...options, signal })
        tell(false, 'The server is there again.')
        if (answer.status >= 400) say(await meaningOf(answer.clone()))
        return answer
      } catch (error) {
        if (!ending?.aborted) tell(true, 'The server is not there. The rules hold, and what is used is told later.')
        throw error
      }
    },
  }
}

async function meaningOf(answer: Response): Promise<string> {
  const { status, headers } = answer
  const sent = (await answer.json().catch(() => ({}))) as { error?: string; fields?: object }
  const seconds = headers.get('Retry-After')
  const parts = [sent.error, sent.fields && JSON.stringify(sent.fields), seconds && `again in ${seconds} s`]
  const said = parts.filter(Boolean).join(', ')
  return `${meanings[status] ?? `${status}: the server refuses this`}${said && ` (${said})`}.`
}
