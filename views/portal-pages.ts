import type { RouteObject } from 'react-router'
import { askWords } from '../src/i18n/asks.ts'
import { hoursWords } from '../src/i18n/hours.ts'
import type { Language } from '../src/i18n/index.ts'
import { toolWords } from '../src/i18n/list-tools.ts'
import { pairingWords } from '../src/i18n/pairing.ts'
import { portalWords } from '../src/i18n/portal.ts'
import { startWords } from '../src/i18n/start.ts'
import { todayWords } from '../src/i18n/today.ts'
import { weekWords } from '../src/i18n/week.ts'
import { type Page, page } from './page.ts'

/** The parent's pages about the children, which visitors never download. */
export function portalRoutes(language: () => Language): RouteObject[] {
  return portalPages.map(each =>
    page({ ...each, words: [portalWords, ...each.words], portal: true, withoutSplash: true }, language),
  )
}

const portalPages: Page[] = [
  {
    path: 'user',
    title: 'title.user',
    words: [todayWords, askWords, toolWords],
    screen: () => import('./portal/today/today-page.tsx'),
  },
  {
    path: 'user/xin-phep',
    title: 'title.asks',
    words: [askWords, todayWords, toolWords],
    screen: () => import('./portal/asks/asks-page.tsx'),
  },
  {
    path: 'user/them-may',
    title: 'title.pairing',
    words: [pairingWords],
    screen: () => import('./portal/pairing/pairing-page.tsx'),
  },
  {
    path: 'user/bat-dau',
    title: 'title.start',
    words: [startWords, hoursWords, weekWords],
    screen: () => import('./portal/start/start-page.tsx'),
  },
  {
    path: 'user/con/:id/gio-giac',
    title: 'title.hours',
    words: [hoursWords, weekWords],
    screen: () => import('./portal/rules/hours-page.tsx'),
  },
]
