import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { countRequests } from '../../src/http/request-counts.ts'
import { createMetrics } from '../../src/kernel/metrics/registry.ts'
import { gauges } from '../../src/modules.ts'
import { withMetrics } from '../helpers/metrics.ts'
import { quickest } from '../helpers/quickest.ts'

test('writing the figures takes less than 2 ms', () =>
  withMetrics(async ({ services }) => {
    const ms = await quickest(() => {
      for (let time = 0; time < 50; time++) services.metrics.text(gauges.flatMap(gauge => gauge(services)))
    })
    assert.ok(ms / 50 < 2, `${ms / 50} ms`)
  }))

test('counting a request takes less than half a thousandth of a millisecond', async () => {
  const requests = countRequests(createMetrics())
  const ms = await quickest(() => {
    for (let time = 0; time < 200_000; time++) {
      requests.answered('visitor', 200)
      requests.took('visitor', 0.1)
    }
  })
  assert.ok(ms / 200 < 0.5, `${ms / 200} µs`)
})

test.run()
