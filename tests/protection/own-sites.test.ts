import { randomUUID } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { testSite } from '../../src/shared/test-site.ts'
import { pairMachine } from '../helpers/machine.ts'
import { withFamily } from '../helpers/protection.ts'

test('no rule, gift or wish is about the service or its test site, which no client obeys', () =>
  withFamily(async ({ app, child, call }) => {
    app.services.site = 'https://www.an-nhi.test'
    const machine = await pairMachine(app, child)
    const said = async (name: string) => {
      const site = { kind: 'site', name }
      const answers = [
        await call('PUT', `/tre-em/${child}/policy`, { rules: [{ ...site, block: true }] }),
        await call('POST', `/tre-em/${child}/grants`, { ...site, id: randomUUID() }),
        await machine.call('POST', '/requests', { ...site, id: randomUUID() }),
      ]
      return answers.map(({ status, json }) => (status === 400 ? [json.error, ...Object.keys(json.fields)] : status))
    }
    const refused = ['rules', 'name', 'name'].map(field => ['own_site', field])
    for (const name of [testSite, `www.${testSite}`, 'www.an-nhi.test', 'an-nhi.test'])
      assert.equal(await said(name), refused, name)
    assert.equal(await said(testSite.replace('thu-chan.', '')), [200, 201, 201], 'a site above it is another one')
  }))

test('a rule about an own site from when none was refused is dropped with the next save, which it does not refuse', () =>
  withFamily(async ({ app, child, call }) => {
    app.services.site = 'https://www.moved.test'
    const [own, other] = ['an-nhi.test', 'game.test'].map(name => ({ kind: 'site', name, block: true }))
    assert.is((await call('PUT', `/tre-em/${child}/policy`, { rules: [own] })).status, 200)
    app.services.site = 'https://www.an-nhi.test'
    const saved = await call('PUT', `/tre-em/${child}/policy`, { rules: [own, other] })
    assert.is(saved.status, 200)
    assert.equal(saved.json.data.rules, [other])
    assert.is((await call('PUT', `/tre-em/${child}/policy`, { rules: [own, other] })).status, 400)
  }))

test.run()
