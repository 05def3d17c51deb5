import type Router from '@koa/router'
import { fail } from '../kernel/failure.ts'
import type { Services } from '../kernel/given.ts'
import { type Job, runJob } from '../kernel/jobs.ts'
import { readObject } from './body.ts'
import type { Context, State } from './state.ts'

/** Routes for development; they exist only for requests from this machine. */
export function addDevelopment(router: Router<State>, services: Services, jobs: Job[]): void {
  router.post('/dev/clock', async (ctx: Context) => {
    const { now } = await readObject(ctx)
    if (now !== null && (typeof now !== 'string' || Number.isNaN(Date.parse(now)))) fail('invalid_input')
    services.clock.set(now === null ? null : new Date(now as string))
    ctx.body = { now: services.clock.now() }
  })

  if (services.outbox)
    router.get('/dev/outbox.json', (ctx: Context) => {
      ctx.set('Cache-Control', 'no-store')
      ctx.body = services.outbox
    })

  router.post('/dev/jobs/:name', async (ctx: Context & { params: Record<string, string> }) => {
    const job = jobs.find(each => each.name === ctx.params.name) ?? fail('not_found')
    ctx.body = await runJob(services, job, { dryRun: false })
  })
}
