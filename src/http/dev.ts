import type Router from '@koa/router'
import type { World } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import { type Job, runJob } from '../kernel/jobs.ts'
import { readJson } from './body.ts'
import type { Context, State } from './state.ts'

/** What only a developer at this very machine may ask for. */
export function addDevelopment(router: Router<State>, world: World, jobs: Job[]): void {
  router.post('/dev/clock', async (ctx: Context) => {
    const { now } = (await readJson(ctx)) as { now?: unknown }
    if (now !== null && (typeof now !== 'string' || Number.isNaN(Date.parse(now)))) fail('invalid_input')
    world.clock.set(now === null ? null : new Date(now as string))
    ctx.body = { now: world.clock.now() }
  })

  if (world.outbox)
    router.get('/dev/outbox.json', (ctx: Context) => {
      ctx.set('Cache-Control', 'no-store')
      ctx.body = world.outbox
    })

  router.post('/dev/jobs/:name', async (ctx: Context & { params: Record<string, string> }) => {
    const job = jobs.find(each => each.name === ctx.params.name) ?? fail('not_found')
    ctx.body = await runJob(world, job, { dryRun: false })
  })
}
