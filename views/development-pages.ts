import { accountWords } from '../src/i18n/account-pages.ts'
import { devGatewayWords } from '../src/i18n/dev-gateway.ts'
import { outboxWords } from '../src/i18n/dev-outbox.ts'
import { sampleWords } from '../src/i18n/dev-parts.ts'
import { familyWords } from '../src/i18n/family.ts'
import { labels } from '../src/i18n/labels.ts'
import { parentWords } from '../src/i18n/parents.ts'
import type { Page } from './page.ts'

/** Pages for developers on the same machine. */
export const developmentPages: Page[] = [
  {
    path: 'dev/parts',
    title: 'title.parts',
    words: [sampleWords, accountWords, familyWords, parentWords, labels],
    screen: () => import('./dev/parts.tsx'),
  },
  {
    path: 'dev/outbox',
    title: 'title.outbox',
    words: [outboxWords],
    screen: () => import('./dev/outbox.tsx'),
  },
  {
    path: 'dev/vnpay/pay',
    title: 'title.gateway',
    words: [devGatewayWords],
    screen: () => import('./dev/gateway.tsx'),
  },
]
