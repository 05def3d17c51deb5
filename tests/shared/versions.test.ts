import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  builtInVersions,
  chosenOf,
  labelOf,
  latestOf,
  readVersions,
  type VersionEntry,
} from '../../src/shared/versions.ts'

const entry = (version: string, isLatest = false): VersionEntry => ({
  version,
  filename: `An-Nhi-${version}.msi`,
  isLatest,
  description: '',
  descriptionEn: '',
})
const list = [entry('1.2.0'), entry('2.0.0', true), entry('1.1.0')]

test('the built-in versions are 1.0.4, the latest, and 1.0.3', () => {
  assert.equal(
    builtInVersions.map(({ version, isLatest }) => [version, isLatest]),
    [
      ['1.0.4', true],
      ['1.0.3', false],
    ],
  )
})

test('a chosen version that does not exist is replaced by the latest, or by none in an empty list', () => {
  assert.is(chosenOf(list, '1.1.0')?.version, '1.1.0')
  for (const gone of ['0.9', undefined]) assert.is(chosenOf(list, gone)?.version, '2.0.0')
  assert.is(chosenOf([], '1.1.0'), undefined)
})

test('if no entry is marked as the latest, the first one is', () => {
  assert.is(latestOf([entry('3'), entry('4')])?.version, '3')
})

test('the latest version, the one after it and all others are labelled latest, stable and legacy', () => {
  assert.equal(
    list.map(each => labelOf(list, each)),
    ['stable', 'latest', 'legacy'],
  )
})

test('one bad entry of versions.json spoils no other; what is no list is refused', () => {
  assert.equal(readVersions(list), list)
  assert.equal(readVersions([]), [])
  for (const each of [null, {}, 'text']) assert.is(readVersions(each), null, JSON.stringify(each))
  const wrong: unknown[] = [null, { version: '1' }, { ...entry('1'), version: 1 }, { ...entry('1'), description: {} }]
  for (const filename of ['../secret.msi', 'a/b.msi', '.msi', 'setup.exe', 'x y.msi', ''])
    wrong.push({ ...entry('1'), filename })
  for (const each of wrong) assert.equal(readVersions([each, ...list]), list, JSON.stringify(each))
})

test.run()
