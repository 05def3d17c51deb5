import type { PGlite } from '@electric-sql/pglite'

const codes = { query: 0x51, sync: 0x53, terminate: 0x58 }
/** Parse, bind, describe, execute and close: a client waits for their responses only after a sync or flush. */
const waitForMore = new Set(Buffer.from('PBDEC'))
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

export interface Turns {
  /** Given to the socket server in place of the database. */
  db: PGlite
  /** Runs our own statement, unless a client is inside a statement or a failed transaction. Returns whether it ran. */
  runBetween(sql: string): Promise<boolean>
}

/**
 * All clients share one session. The socket server switches clients after every message unless a transaction is open,
 * which would mix the parse, bind and execute messages of two clients. So we report an open transaction until the
 * session is ready for the next query.
 */
export function takeTurns(db: PGlite): Turns {
  // 'I' idle, 'T' in a transaction, 'E' in a failed one, '' in the middle of a statement
  let state = 'I'
  let panicked = false
  // One call for the four or five messages of a statement takes two thirds of the CPU time of a call for each.
  let waiting: Uint8Array[] = []

  async function send(message: Uint8Array, onRawData: (data: Uint8Array) => void = () => {}): Promise<void> {
    let tail = Buffer.alloc(0)
    if (message[0] === codes.terminate) waiting = []
    else state = ''
    if (waitForMore.has(message[0]!)) {
      waiting.push(message)
      return
    }
    const together = Buffer.concat([...waiting, message])
    waiting = []
    await db.execProtocolRawStream(together, {
      onRawData: data => {
        tail = Buffer.concat([tail, data.subarray(-6)]).subarray(-6)
        panicked ||= data.length < 2_000 && Buffer.from(data).includes('VPANIC\0')
        onRawData(data)
      },
    })
    const ready = tail.subarray(0, 5).equals(readyForQuery)
    // after a panic the session never responds again: end the process, and the next start recovers
    if (panicked && !ready && (message[0] === codes.query || message[0] === codes.sync)) setImmediate(fail)
    if (!ready) return
    state = String.fromCharCode(tail[5]!)
    panicked = false
  }

  async function rollBack(): Promise<void> {
    waiting = []
    if (state === '') await send(frame(codes.sync))
    if (state !== 'I') await send(frame(codes.query, 'rollback'))
  }

  const turns: Partial<PGlite> = {
    waitReady: db.waitReady,
    isInTransaction: () => state !== 'I',
    runExclusive: work => db.runExclusive(work),
    execProtocolRawStream: (message, { onRawData }) => send(message, onRawData),
    // the server calls this only when a client disconnected with a transaction open
    exec: async () => {
      await db.runExclusive(rollBack)
      return []
    },
  }

  return {
    db: turns as PGlite,
    runBetween: sql =>
      db.runExclusive(async () => {
        if (state !== 'I' && state !== 'T') return false
        await send(frame(codes.query, sql))
        return true
      }),
  }
}

function fail(): never {
  throw new Error('The embedded database stopped after an error that it cannot go on from: is its disk full?')
}

function frame(code: number, text?: string): Uint8Array {
  const body = Buffer.from(text === undefined ? '' : `${text}\0`)
  const head = Buffer.alloc(5)
  head.writeUInt8(code)
  head.writeInt32BE(4 + body.length, 1)
  return new Uint8Array(Buffer.concat([head, body]))
}
