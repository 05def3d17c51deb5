import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createLog } from '../../src/kernel/log.ts'
import { logWritten } from '../helpers/log.ts'

const eventsOf = (written: string[]) =>
  written
    .join('')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line).event)

test('a warning and an error are written at once, with the lines before them', () => {
  const written: string[] = []
  const log = createLog('info', text => written.push(text))
  log('info', 'request')
  assert.equal(written, [])
  log('error', 'fault')
  assert.equal(eventsOf(written), ['request', 'fault'])
  log('warn', 'configuration')
  assert.is(written.length, 2)
})

test('other lines are written together, and once', async () => {
  const written: string[] = []
  const log = createLog('info', text => written.push(text))
  for (const event of ['a', 'b', 'c']) log('info', event)
  log('debug', 'below the level')
  await logWritten()
  assert.is(written.length, 1)
  assert.equal(eventsOf(written), ['a', 'b', 'c'])
})

test('a fault has the code of the database or the network before the statement', () => {
  const written: string[] = []
  const error = Object.assign(new Error('select 1 - canceling statement due to lock timeout'), { code: '55P03' })
  createLog('info', text => written.push(text))('error', 'fault', { error })
  assert.match(written[0]!, '"error":{"name":"Error","code":"55P03","message":"select 1 - canceling')
})

test.run()
