import { seedCatalogue } from '../src/catalogue/index.ts'
import { operate } from './operate.ts'

export async function run(): Promise<void> {
  await operate(async ({ db }) => {
    console.log(
      (await seedCatalogue(db)) ? 'The catalogue has its first packages.' : 'The catalogue was there already.',
    )
  })
}
