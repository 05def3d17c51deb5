import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Failure } from '../../src/kernel/failure.ts'
import { createWorkQueue } from '../../src/kernel/work-queue.ts'

/** A queue whose jobs end on demand; records which were started and which were refused. */
function queueOf(atOnce: number, waitingAtMost: number) {
  const counts = { waiting: { value: 0 }, refused: { value: 0 } }
  const queue = createWorkQueue(atOnce, waitingAtMost, counts)
  const started: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const add = (name: string) => {
    const network = name.slice(0, 1)
    const work = () => new Promise<void>(end => started.push(name) && ends.push(end))
    queue(network, work).catch(error => {
      assert.ok(error instanceof Failure && error.status === 503 && error.retryAfter! > 0, String(error))
      refused.push(name)
    })
  }
  const settle = () => new Promise(done => setImmediate(done))
  const endAll = async () => {
    for (await settle(); ends.length > 0; await settle()) ends.shift()!()
  }
  return { add, started, refused, counts, settle, endAll }
}

test('no more jobs run in parallel than allowed, and waiting ones start one by one', async () => {
  const { add, started, settle, endAll } = queueOf(2, 5)
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name)
  await settle()
  assert.equal(started, ['a1', 'a2'])
  await endAll()
  assert.equal(started, ['a1', 'a2', 'a3', 'a4'])
})

test('networks take turns, even if one has many waiting jobs', async () => {
  const { add, started, endAll } = queueOf(1, 10)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) add(name)
  await endAll()
  assert.equal(started, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('a network that was just served waits behind those that were not served yet', async () => {
  const { add, started, settle, endAll } = queueOf(1, 10)
  for (const name of ['a1', 'b1', 'c1']) add(name)
  await settle()
  add('a2')
  add('b2')
  await endAll()
  assert.equal(started, ['a1', 'b1', 'c1', 'a2', 'b2'])
})

test('in a full queue a new job replaces the newest job of the network with the most jobs', async () => {
  const { add, started, refused, endAll } = queueOf(1, 4)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) add(name)
  await endAll()
  assert.equal(refused, ['a4', 'a3'])
  assert.equal(started, ['a1', 'a2', 'b1', 'c1', 'b2'])
})

test('in a full queue a network with its share is refused, and so is a new network if each has one job', async () => {
  const { add, started, refused, counts, settle, endAll } = queueOf(1, 3)
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'd1']) add(name)
  await settle()
  assert.is(counts.waiting.value, 3)
  await endAll()
  assert.equal([counts.waiting.value, counts.refused.value], [0, 2], 'operators are told')
  assert.equal(refused, ['a3', 'd1'])
  assert.equal(started, ['a1', 'a2', 'b1', 'c1'])
})

test('a failed job frees its slot', async () => {
  const queue = createWorkQueue(1, 1)
  const failed = queue('a', () => Promise.reject(new Error('failed'))).catch(error => error.message)
  const done = queue('a', async () => 'done')
  assert.equal(await Promise.all([failed, done]), ['failed', 'done'])
  assert.is(await queue('a', async () => 'again'), 'again')
})

test.run()
