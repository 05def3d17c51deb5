import type { Gauge, Reading } from '../../kernel/metrics/readings.ts'
import { sample } from '../../kernel/metrics/registry.ts'
import { countMachines } from './count-store.ts'
import { heldAnswers } from './held.ts'
import { openStreamsOf } from './stream.ts'

/** The connections that this process keeps for machines and parents. */
export const readHeld: Gauge = ({ news }) => [
  sample('anni_device_calls_held', heldAnswers(news)),
  sample('anni_news_streams_open', openStreamsOf(news)),
]

export const readMachines: Reading = async ({ db }) =>
  (await countMachines(db)).map(({ state, machines }) => sample('anni_machines', machines, { state }))
