import { accountWords } from '../src/i18n/account-pages.ts'
import { devGatewayWords } from '../src/i18n/dev-gateway.ts'
import { outboxWords } from '../src/i18n/dev-outbox.ts'
import { sampleWords } from '../src/i18n/dev-parts.ts'
import { familyWords } from '../src/i18n/family.ts'
import { labels } from '../src/i18n/labels.ts'
import { parentWords } from '../src/i18n/parents.ts'
import type { page } from './page.ts'

/** Pages for developers on the same machine. */
export const developmentPages: Parameters<typeof page>[0][] = [
  {
    path: 'dev/parts',
    title: 'title.parts',
    words: [sampleWords, accountWords, familyWords, parentWords, labels],
    screen: () => import('./dev/parts.tsx'),
    withoutSplash: true,
    console: true,
  },
  {
    path: 'dev/outbox',
    title: 'title.outbox',
    words: [outboxWords],
    screen: () => import('./dev/outbox.tsx'),
    withoutSplash: true,
    console: true,
  },
  {
    path: 'dev/vnpay/pay',
    title: 'title.gateway',
    words: [devGatewayWords],
    screen: () => import('./dev/gateway.tsx'),
    withoutSplash: true,
    console: true,
  },
]
