import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { dispatch } from '../../src/kernel/dispatch.ts'
import { endpoint } from '../../src/kernel/endpoint.ts'
import { Failure } from '../../src/kernel/failure.ts'
import { withApp } from '../helpers/app.ts'

const caller = {
  person: null,
  token: null,
  challenge: null,
  device: null,
  machine: null,
  client: null,
  address: '127.0.0.1',
  language: 'vi',
} as const

test('a failure after the commit is returned, rolls nothing back, and does not stop other callbacks', () =>
  withApp(async app => {
    const done: string[] = []
    const writing = endpoint('POST', '/fake/late', 'visitor', {}, async ({ tx, afterCommit }) => {
      await tx('seeds').insert({ name: 'written' })
      afterCommit(async () => new Failure('sms_not_sent'))
      afterCommit(async () => {
        done.push('the other')
        return undefined
      })
    })
    const failure = await dispatch(app.services, writing, { caller, params: {}, body: {}, query: {} }).catch(e => e)
    assert.is((failure as Failure).code, 'sms_not_sent')
    assert.equal(done, ['the other'])
    assert.is((await app.db('seeds').where({ name: 'written' })).length, 1)
  }))

test.run()
