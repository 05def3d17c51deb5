import type { RouteObject } from 'react-router'
import { aboutHeroWords } from '../src/i18n/about-hero.ts'
import { accountWords } from '../src/i18n/account-pages.ts'
import type { descriptions } from '../src/i18n/descriptions.ts'
import { heroWords } from '../src/i18n/hero.ts'
import type { Language } from '../src/i18n/index.ts'
import { invoiceWords } from '../src/i18n/invoices.ts'
import { listWords } from '../src/i18n/lists.ts'
import { paymentWords } from '../src/i18n/payment.ts'
import { privacyWords } from '../src/i18n/privacy.ts'
import { removedWords } from '../src/i18n/removed.ts'
import { termsWords } from '../src/i18n/terms.ts'
import { walletWords } from '../src/i18n/wallet.ts'
import { type Page, page } from './page.ts'

/** The pages for visitors and parents, except the home page. */
export function siteRoutesBeyondHome(language: () => Language): RouteObject[] {
  return sitePages.map(each => page(each, language))
}

/** A page of the site has a description beside its title. */
type SitePage = Page & { title: keyof typeof descriptions }

const sitePages: SitePage[] = [
  {
    path: 'login',
    title: 'title.login',
    findable: true,
    words: [accountWords],
    screen: () => import('./accounts/login-page.tsx'),
    sameForVisitors: true,
  },
  {
    path: 'register',
    title: 'title.register',
    findable: true,
    words: [accountWords],
    screen: () => import('./accounts/register-page.tsx'),
  },
  {
    path: 'reset-password',
    title: 'title.reset',
    words: [accountWords],
    screen: () => import('./accounts/reset-page.tsx'),
    sameForVisitors: true,
  },
  {
    path: 'change-password',
    title: 'title.change',
    words: [accountWords],
    screen: () => import('./accounts/change-page.tsx'),
  },
  {
    path: 'about',
    title: 'title.about',
    findable: true,
    structured: 'organization',
    sameForVisitors: true,
    words: [aboutHeroWords, heroWords],
    screen: () => import('./about/about-page.tsx'),
  },
  {
    path: 'terms',
    title: 'title.terms',
    findable: true,
    words: [termsWords],
    screen: () => import('./legal/terms-page.tsx'),
    sameForVisitors: true,
  },
  {
    path: 'privacy',
    title: 'title.privacy',
    findable: true,
    words: [privacyWords],
    screen: () => import('./legal/privacy-page.tsx'),
  },
  {
    path: 'payment/callback',
    title: 'title.payment_result',
    words: [paymentWords, walletWords],
    screen: () => import('./billing/result-page.tsx'),
    withoutSplash: true,
  },
  {
    path: 'payment/renewal/:vnp_txn_ref',
    title: 'title.renewal',
    words: [paymentWords, invoiceWords],
    screen: () => import('./billing/renewal-page.tsx'),
    withoutSplash: true,
  },
  {
    path: 'payment/:packageId',
    title: 'title.payment',
    words: [paymentWords, invoiceWords],
    screen: () => import('./billing/payment-page.tsx'),
    withoutSplash: true,
  },
  {
    path: 'wallet',
    title: 'title.wallet',
    words: [walletWords, listWords],
    screen: () => import('./billing/wallet-page.tsx'),
    withoutSplash: true,
  },
  {
    path: 'wallet/orders/:vnp_txn_ref',
    title: 'title.order',
    words: [walletWords, invoiceWords, paymentWords],
    screen: () => import('./billing/receipt-page.tsx'),
    withoutSplash: true,
  },
  {
    path: 'may-da-go',
    title: 'title.removed',
    words: [removedWords],
    screen: () => import('./removed/removed-page.tsx'),
    sameForVisitors: true,
    withoutSplash: true,
  },
]
