import { gatewayBook } from './dev/gateway-words.ts'
import { outboxBook } from './dev/outbox-words.ts'
import { sampleBook } from './dev/samples.ts'
import type { page } from './page.ts'

/** Pages for developers on the same machine. */
export const developmentPages: Parameters<typeof page>[0][] = [
  {
    path: 'dev/parts',
    title: 'title.parts',
    words: [sampleBook],
    screen: () => import('./dev/parts.tsx'),
    withoutSplash: true,
    console: true,
  },
  {
    path: 'dev/outbox',
    title: 'title.outbox',
    words: [outboxBook],
    screen: () => import('./dev/outbox.tsx'),
    withoutSplash: true,
    console: true,
  },
  {
    path: 'dev/vnpay/pay',
    title: 'title.gateway',
    words: [gatewayBook],
    screen: () => import('./dev/gateway.tsx'),
    withoutSplash: true,
    console: true,
  },
]
