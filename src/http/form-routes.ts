import Router from '@koa/router'
import { isLanguage } from '../i18n/index.ts'
import type { Config } from '../kernel/config.ts'
import { fail } from '../kernel/failure.ts'
import type { Services } from '../kernel/given.ts'
import type { Job } from '../kernel/jobs.ts'
import type { OutsideCall } from '../kernel/outside-call.ts'
import { isOwnPath } from '../shared/own-path.ts'
import { readForm } from './body.ts'
import { setCookies, setLanguage } from './cookies.ts'
import { addDevelopment } from './dev.ts'
import type { CallFor } from './in-process-api.ts'
import { addOutsideCalls } from './outside-calls.ts'
import type { Context, State } from './state.ts'

interface Site {
  services: Services
  config: Config
  development: boolean
  jobs: Job[]
  outsideCalls: OutsideCall[]
  callFor: CallFor
  /** Makes the OpenAPI document. */
  openApi: () => unknown
}

/** Routes besides API and pages: the OpenAPI document, and the log-out and language forms of every page. */
export function formRoutes(site: Site): Router<State> {
  const { services, config, callFor } = site
  const router = new Router<State>({ prefix: config.base, strict: true, sensitive: true })

  let document: string | undefined
  router.get('/api/openapi.json', (ctx: Context) => {
    document ??= JSON.stringify(site.openApi())
    ctx.type = 'json'
    ctx.body = document
  })

  router.post('/language', async (ctx: Context) => {
    const form = new URLSearchParams(await readForm(ctx))
    const language = form.get('language')
    const back = form.get('back') ?? ''
    if (!isLanguage(language)) fail('invalid_input')
    if (ctx.state.hasToken) await callFor(ctx)('PUT', '/auth/language', { ngon_ngu: language })
    setLanguage(ctx, config, language)
    seeOther(ctx, `${config.base}${isOwnPath(back) ? back : '/'}`)
  })

  router.post('/logout', async (ctx: Context) => {
    const { person } = await ctx.state.caller()
    await callFor(ctx)('POST', '/auth/logout')
    // Also if the session had already ended.
    setCookies(ctx, config, [{ name: 'token', value: '', seconds: 0 }])
    seeOther(ctx, `${config.base}${person?.la_admin ? '/' : '/login'}`)
  })

  addOutsideCalls(router, services, site.outsideCalls)
  if (site.development) addDevelopment(router, services, site.jobs)
  return router
}

function seeOther(ctx: Context, path: string): void {
  ctx.redirect(path)
  ctx.status = 303
}
