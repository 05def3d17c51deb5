import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openEmbedded } from '../../src/kernel/embedded/open.ts'
import { proof } from '../helpers/proof.ts'
import { inOpenFolder, mode, openToOthers } from './modes.ts'
import { connectTo, startChild } from './places.ts'

const moments = proof ? Array.from({ length: 20 }, (_, at) => at * 200) : [400, 1_600]

test('R59: after a kill at any moment of the first start, the next start succeeds, and others on the machine cannot open the database', () =>
  inOpenFolder(async path => {
    for (const moment of moments) {
      const child = startChild('hold', path)
      await Promise.race([pause(moment), child.hasOpened])
      await child.kill()
    }
    const embedded = await openEmbedded({ path })
    const client = await connectTo(embedded)
    assert.equal((await client.query('select 1 as one')).rows, [{ one: 1 }])
    await client.end()
    assert.equal(openToOthers(path), [])
    assert.is(mode(path), 0o700)
    await embedded.close()
  }))

test.run()
