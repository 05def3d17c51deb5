import { createHash } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { extensionWords } from '../../src/clients/browser/words.ts'
import { childPrivacyWords } from '../../src/i18n/child-privacy.ts'
import { hoursWords } from '../../src/i18n/hours.ts'
import { startWords } from '../../src/i18n/start.ts'
import { withFamily } from '../helpers/protection.ts'

/** What parents and children read where they are asked, in both languages. */
const asked: [book: Record<string, unknown>, keys: RegExp][] = [
  [startWords, /^start\.(consent|consent_lead|time|time_text|history|history_text)$/],
  [hoursWords, /^consent\./],
  [childPrivacyWords, /^(consents\.text|consent\.(time|history)(_hint)?|kept\.((time|history)_text|never))$/],
  [extensionWords, /^recorded\.(time|history|who|ask|understood)$/],
]

/** Of each version of the text, which a consent names; the first may change until the service is launched. */
const versions = ['1dbf07edb338b7dc8b051570f14e8d065aa6d7c1c7b68cc28d9e443dfcea5326']

test('a consent is given under a version of the text, which is raised with the words', () =>
  withFamily(async ({ child, call }) => {
    const texts = asked.map(([book, keys]) => Object.entries(book).filter(([key]) => keys.test(key)))
    assert.equal(
      texts.map(({ length }) => length),
      [6, 5, 8, 5],
    )
    const { time } = (await call('PUT', `/tre-em/${child}/consents`, { time: true })).json.data
    assert.is(time.version, versions.length, 'textVersion of consents.ts is that of the newest text')
    assert.is(createHash('sha256').update(JSON.stringify(texts)).digest('hex'), versions.at(-1))
  }))

test.run()
