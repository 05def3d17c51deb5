import type { RouteObject } from 'react-router'
import type { Language } from '../src/i18n/index.ts'
import type { descriptions } from '../src/i18n/vi/descriptions.ts'
import { aboutHeroBook } from './about/about-words.ts'
import { accountBook } from './accounts/account-words.ts'
import { paymentBook } from './billing/payment-words.ts'
import { walletBook } from './billing/wallet-words.ts'
import { privacyBook } from './legal/privacy-words.ts'
import { termsBook } from './legal/terms-words.ts'
import { listBook } from './lists/list-words.ts'
import { page } from './page.ts'

/** The pages for visitors and parents, except the home page. */
export function siteRoutesBeyondHome(language: () => Language): RouteObject[] {
  return sitePages.map(each => page(each, language))
}

/** A page of the site has a description beside its title. */
type Page = Parameters<typeof page>[0] & { title: keyof typeof descriptions }

const sitePages: Page[] = [
  {
    path: 'login',
    title: 'title.login',
    findable: true,
    words: [accountBook],
    screen: () => import('./accounts/login-page.tsx'),
    sameForVisitors: true,
  },
  {
    path: 'register',
    title: 'title.register',
    findable: true,
    words: [accountBook],
    screen: () => import('./accounts/register-page.tsx'),
  },
  {
    path: 'reset-password',
    title: 'title.reset',
    words: [accountBook],
    screen: () => import('./accounts/reset-page.tsx'),
    sameForVisitors: true,
  },
  {
    path: 'change-password',
    title: 'title.change',
    words: [accountBook],
    screen: () => import('./accounts/change-page.tsx'),
  },
  {
    path: 'about',
    title: 'title.about',
    findable: true,
    structured: 'organization',
    sameForVisitors: true,
    words: [aboutHeroBook],
    screen: () => import('./about/about-page.tsx'),
  },
  {
    path: 'terms',
    title: 'title.terms',
    findable: true,
    words: [termsBook],
    screen: () => import('./legal/terms-page.tsx'),
    sameForVisitors: true,
  },
  {
    path: 'privacy',
    title: 'title.privacy',
    findable: true,
    words: [privacyBook],
    screen: () => import('./legal/privacy-page.tsx'),
  },
  {
    path: 'user',
    title: 'title.user',
    words: [accountBook],
    screen: () => import('./accounts/user-page.tsx'),
  },
  {
    path: 'payment/callback',
    title: 'title.payment_result',
    words: [paymentBook, walletBook],
    screen: () => import('./billing/result-page.tsx'),
    withoutSplash: true,
  },
  {
    path: 'payment/renewal/:vnp_txn_ref',
    title: 'title.renewal',
    words: [paymentBook],
    screen: () => import('./billing/renewal-page.tsx'),
    withoutSplash: true,
  },
  {
    path: 'payment/:packageId',
    title: 'title.payment',
    words: [paymentBook],
    screen: () => import('./billing/payment-page.tsx'),
    withoutSplash: true,
  },
  {
    path: 'wallet',
    title: 'title.wallet',
    words: [walletBook, listBook],
    screen: () => import('./billing/wallet-page.tsx'),
    withoutSplash: true,
  },
  {
    path: 'wallet/orders/:vnp_txn_ref',
    title: 'title.order',
    words: [walletBook],
    screen: () => import('./billing/receipt-page.tsx'),
    withoutSplash: true,
  },
]
