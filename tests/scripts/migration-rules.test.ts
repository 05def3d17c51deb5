import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { migrationFaults } from '../../scripts/check/migrations.ts'

test('a migration that has no down, is misnamed, is dated in the future or imports from src is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-test-'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('20261121090000_good.ts', 'export async function up() {}\nexport async function down() {}\n')
  write('20261121090001_one_way.ts', 'export async function up() {}\n')
  write('20261123160000_too_early.ts', 'export async function up() {}\nexport async function down() {}\n')
  write('add-things.ts', `import { x } from '../src/x.ts'\nexport async function up() {}\nexport function down() {}\n`)
  write('schema.sql', '')
  const faults = migrationFaults(folder, new Date('2026-11-23T08:59:00Z')).map(fault => fault.slice(folder.length + 1))
  assert.equal(faults, [
    '20261121090001_one_way.ts has no down',
    '20261123160000_too_early.ts is dated in the future',
    'add-things.ts is not named <14 digits>_<words>.ts',
    'add-things.ts imports from src',
  ])
  rmSync(folder, { recursive: true })
})

test.run()
