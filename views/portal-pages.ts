import { type RouteObject, redirect } from 'react-router'
import { askWords } from '../src/i18n/asks.ts'
import { categoryWords } from '../src/i18n/categories.ts'
import { childPrivacyWords } from '../src/i18n/child-privacy.ts'
import { confirmWords } from '../src/i18n/confirm.ts'
import { dayWords } from '../src/i18n/day.ts'
import { eventWords } from '../src/i18n/events.ts'
import { hoursWords } from '../src/i18n/hours.ts'
import type { Language } from '../src/i18n/index.ts'
import { toolWords } from '../src/i18n/list-tools.ts'
import { machineWords } from '../src/i18n/machine.ts'
import { pairingWords } from '../src/i18n/pairing.ts'
import { portalWords } from '../src/i18n/portal.ts'
import { sitesWords } from '../src/i18n/sites.ts'
import { startWords } from '../src/i18n/start.ts'
import { todayWords } from '../src/i18n/today.ts'
import { walletWords } from '../src/i18n/wallet.ts'
import { weekWords } from '../src/i18n/week.ts'
import { type Args, siteContext } from './data.ts'
import { type Page, page } from './page.ts'

/** The parent's pages about the children, which visitors never download. */
export function portalRoutes(language: () => Language): RouteObject[] {
  return portalPages.map(each =>
    page(
      {
        ...each,
        ...(each.path !== 'user' && { admit: admitParent }),
        words: [portalWords, ...each.words],
        portal: true,
        withoutSplash: true,
      },
      language,
    ),
  )
}

/** An admin may neither see nor steer what a child does, of which `/user` tells. */
async function admitParent({ context }: Args): Promise<void> {
  if ((await context.get(siteContext).person())?.la_admin) throw redirect('/user')
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
    path: 'user/con/:id',
    title: 'title.day',
    words: [dayWords, weekWords, confirmWords],
    screen: () => import('./portal/day/day-page.tsx'),
  },
  {
    path: 'user/con/:id/gio-giac',
    title: 'title.hours',
    words: [hoursWords, weekWords],
    screen: () => import('./portal/rules/hours-page.tsx'),
  },
  {
    path: 'user/con/:id/trang-web',
    title: 'title.sites',
    words: [sitesWords, categoryWords, hoursWords],
    screen: () => import('./portal/sites/sites-page.tsx'),
  },
  {
    path: 'user/con/:id/rieng-tu',
    title: 'title.child_privacy',
    words: [childPrivacyWords, eventWords, confirmWords],
    screen: () => import('./portal/privacy/privacy-page.tsx'),
  },
  {
    path: 'user/may/:id',
    title: 'title.machine',
    words: [machineWords, eventWords, todayWords, confirmWords, walletWords],
    screen: () => import('./portal/machines/machine-page.tsx'),
  },
]
