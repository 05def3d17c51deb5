import { parseArgs } from 'node:util'
import { seedCatalogue } from '../src/catalogue/index.ts'
import { demoSignIns, growCrowd, seedDemo } from '../src/demo/index.ts'
import { operatorError } from '../src/kernel/operator-error.ts'
import { operate } from './operate.ts'

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { parents: { type: 'string' } } })
  const parents = Number(values.parents ?? 0)
  if (!Number.isInteger(parents) || parents < 0 || parents > 5_000_000)
    throw operatorError(`--parents is "${values.parents}": write a whole number up to 5000000.`)
  await operate(async ({ db }, config) => {
    if (config.production)
      throw operatorError('Demo people have known passwords and never go into a production database.')
    await seedCatalogue(db)
    const now = new Date()
    console.log((await seedDemo(db, now)) ? 'The demo people are there:' : 'The demo people were there already:')
    for (const { who, phone, password } of demoSignIns) console.log(`  ${who}: ${phone} / ${password}`)
    await growCrowd(db, { parents, now }, done => console.log(`  ${done} of ${parents} parents`))
  })
}
