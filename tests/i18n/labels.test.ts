import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { labels } from '../../src/i18n/labels.ts'
import { newLine, newPackage } from '../../src/shared/catalogue-fields.ts'
import { newDevice } from '../../src/shared/device-fields.ts'
import { newChild } from '../../src/shared/family-fields.ts'
import { newParent } from '../../src/shared/parent-fields.ts'
import { codeOf, sourcesIn } from '../helpers/sources.ts'

test('every field that people edit has a label, and every label is of a field', () => {
  const edited = [newParent, newChild, newDevice, newPackage, newLine].flatMap(fields => Object.keys(fields))
  assert.equal(
    edited.filter(name => !Object.hasOwn(labels, name)),
    ['mat_khau'],
  )
  const server = sourcesIn('src')
    .filter(({ file }) => !file.startsWith('src/i18n/'))
    .map(codeOf)
    .join('\n')
  assert.equal(
    Object.keys(labels).filter(name => !new RegExp(`\\b${name}\\b`).test(server)),
    [],
  )
})

test.run()
