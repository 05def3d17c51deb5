import { gatewayWords } from '../src/i18n/admin-gateway-answers.ts'
import { detailWords } from '../src/i18n/audit-detail.ts'
import { bookWords } from '../src/i18n/books.ts'
import { consoleWords } from '../src/i18n/console.ts'
import { familyWords } from '../src/i18n/family.ts'
import { invoiceWords } from '../src/i18n/invoices.ts'
import { labels } from '../src/i18n/labels.ts'
import { toolWords } from '../src/i18n/list-tools.ts'
import { listWords } from '../src/i18n/lists.ts'
import { orderWords } from '../src/i18n/orders.ts'
import { packageWords } from '../src/i18n/packages.ts'
import { parentPageWords } from '../src/i18n/parent-page.ts'
import { parentWords } from '../src/i18n/parents.ts'
import { partnerListWords } from '../src/i18n/partner-list.ts'
import { subscriptionWords } from '../src/i18n/subscriptions.ts'
import { walletWords } from '../src/i18n/wallet.ts'
import { workWords } from '../src/i18n/work.ts'
import type { Page } from './page.ts'

/** Orders and refunds open the same dialogs. */
const ofOrders = [
  ...[consoleWords, labels, listWords, toolWords, orderWords, gatewayWords],
  ...[walletWords, subscriptionWords, familyWords, invoiceWords],
]

/** The pages under /admin, inside the frame of the console. */
export const consolePages: Page[] = [
  {
    path: '',
    title: 'title.admin',
    words: [
      consoleWords,
      labels,
      listWords,
      toolWords,
      familyWords,
      parentWords,
      subscriptionWords,
      walletWords,
      workWords,
    ],
    screen: () => import('./console/dashboard.tsx'),
  },
  {
    path: 'phu-huynh',
    title: 'title.parents',
    words: [consoleWords, labels, listWords, toolWords, parentWords],
    screen: () => import('./console/parents/parents-page.tsx'),
  },
  {
    path: 'phu-huynh/:id',
    title: 'title.parent',
    words: [...ofOrders, parentWords, parentPageWords],
    screen: () => import('./console/family/family-page.tsx'),
  },
  {
    path: 'drill-down',
    title: 'title.drill_down',
    words: [consoleWords, labels, familyWords, parentWords, packageWords, walletWords],
    screen: () => import('./console/drill-down/drill-down-page.tsx'),
  },
  {
    path: 'tim-kiem',
    title: 'title.search',
    words: [consoleWords, parentWords],
    screen: () => import('./console/search/search-page.tsx'),
  },
  {
    path: 'tre-em',
    title: 'title.children',
    words: [consoleWords, labels, listWords, toolWords, familyWords, subscriptionWords, walletWords],
    screen: () => import('./console/children/children-page.tsx'),
  },
  {
    path: 'thiet-bi',
    title: 'title.devices',
    words: [consoleWords, labels, listWords, toolWords, familyWords, subscriptionWords, walletWords],
    screen: () => import('./console/devices/devices-page.tsx'),
  },
  {
    path: 'goi',
    title: 'title.package_cards',
    words: [consoleWords, labels, packageWords],
    screen: () => import('./catalogue/cards-page.tsx'),
  },
  {
    path: 'goi-management',
    title: 'title.packages',
    words: [consoleWords, labels, packageWords],
    screen: () => import('./catalogue/manage-page.tsx'),
  },
  {
    path: 'don-hang',
    title: 'title.orders',
    words: ofOrders,
    screen: () => import('./console/orders/orders-page.tsx'),
  },
  {
    path: 'hoan-tien',
    title: 'title.refunds',
    words: ofOrders,
    screen: () => import('./console/refunds/refunds-page.tsx'),
  },
  {
    path: 'doanh-thu',
    title: 'title.revenue',
    words: [consoleWords, listWords, toolWords, bookWords],
    screen: () => import('./console/books/revenue-page.tsx'),
  },
  {
    path: 'doi-soat',
    title: 'title.settlement',
    words: [consoleWords, listWords, toolWords, bookWords, orderWords],
    screen: () => import('./console/books/settlement-page.tsx'),
  },
  {
    path: 'viec-can-lam',
    title: 'title.work',
    words: [consoleWords, workWords, orderWords, gatewayWords],
    screen: () => import('./console/work/work-page.tsx'),
  },
  {
    path: 'lien-he',
    title: 'title.partners',
    words: [consoleWords, listWords, toolWords, partnerListWords],
    screen: () => import('./console/partners-page.tsx'),
  },
  {
    path: 'nhat-ky',
    title: 'title.audit',
    words: [consoleWords, labels, detailWords, familyWords, gatewayWords, listWords, toolWords],
    screen: () => import('./console/audit-page.tsx'),
  },
]
