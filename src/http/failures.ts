import type { Config } from '../kernel/config.ts'
import { isApi, send } from './api.ts'
import { readLanguage } from './caller.ts'
import { answerFailure } from './envelope.ts'
import type { Context, Next } from './state.ts'

/** The one place where a thrown error becomes a response: the envelope under /api, a page elsewhere. */
export function catchFailures(config: Config, page: (ctx: Context, error: unknown) => Promise<void>) {
  return async (ctx: Context, next: Next) => {
    try {
      await next()
    } catch (error) {
      if (isApi(ctx, config)) send(ctx, config, answerFailure(error, readLanguage(ctx, config), ctx.state.requestId))
      else await page(ctx, error)
    }
  }
}
