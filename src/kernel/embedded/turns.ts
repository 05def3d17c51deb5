import type { PGlite } from '@electric-sql/pglite'

const codes = { query: 0x51, sync: 0x53, terminate: 0x58 }
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

export interface Turns {
  /** What the socket server uses in place of the database. */
  db: PGlite
  /** Runs a statement of our own unless a client is in the middle of something; says whether it did. */
  between(sql: string): Promise<boolean>
}

/**
 * All clients share one session. The socket server hands it over after every message unless a transaction is open,
 * which would let two clients mix the parse, bind and execute messages of one statement. So it is told that a
 * transaction is open until the session says it is ready for another query.
 */
export function takeTurns(db: PGlite): Turns {
  // 'I' idle, 'T' in a transaction, 'E' in a failed one, '' in the middle of a statement
  let state = 'I'
  let panicked = false

  async function send(message: Uint8Array, onRawData: (data: Uint8Array) => void = () => {}): Promise<void> {
    let tail = Buffer.alloc(0)
    if (message[0] !== codes.terminate) state = ''
    await db.execProtocolRawStream(message, {
      onRawData: data => {
        tail = Buffer.concat([tail, data.subarray(-6)]).subarray(-6)
        panicked ||= data.length < 2_000 && Buffer.from(data).includes('VPANIC\0')
        onRawData(data)
      },
    })
    const ready = tail.subarray(0, 5).equals(readyForQuery)
    // such a session answers nobody any more: when the process ends, the next start recovers
    if (panicked && !ready && (message[0] === codes.query || message[0] === codes.sync)) setImmediate(fail)
    if (!ready) return
    state = String.fromCharCode(tail[5]!)
    panicked = false
  }

  async function rollBack(): Promise<void> {
    if (state === '') await send(frame(codes.sync))
    if (state !== 'I') await send(frame(codes.query, 'rollback'))
  }

  const turns: Partial<PGlite> = {
    waitReady: db.waitReady,
    isInTransaction: () => state !== 'I',
    runExclusive: work => db.runExclusive(work),
    execProtocolRawStream: (message, { onRawData }) => send(message, onRawData),
    // the server calls it for one thing only: a client left with a transaction open
    exec: async () => {
      await db.runExclusive(rollBack)
      return []
    },
  }

  return {
    db: turns as PGlite,
    between: sql =>
      db.runExclusive(async () => {
        if (state !== 'I' && state !== 'T') return false
        await send(frame(codes.query, sql))
        return true
      }),
  }
}

function fail(): never {
  throw new Error('The embedded database stopped after an error that it cannot go on from.')
}

function frame(code: number, text?: string): Uint8Array {
  const body = Buffer.from(text === undefined ? '' : `${text}\0`)
  const head = Buffer.alloc(5)
  head.writeUInt8(code)
  head.writeInt32BE(4 + body.length, 1)
  return new Uint8Array(Buffer.concat([head, body]))
}
