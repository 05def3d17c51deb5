import { walletBook } from './billing/wallet-words.ts'
import { packageBook } from './catalogue/package-words.ts'
import { consoleBook } from './console/console-words.ts'
import { detailBook } from './console/detail-words.ts'
import { familyBook } from './console/family-words.ts'
import { gatewayBook } from './console/gateway-words.ts'
import { orderBook } from './console/orders/order-words.ts'
import { parentBook } from './console/parents/parent-words.ts'
import { partnerListBook } from './console/partner-words.ts'
import { subscriptionBook } from './console/subscription-words.ts'
import { workBook } from './console/work/work-words.ts'
import { listBook } from './lists/list-words.ts'
import type { page } from './page.ts'

/** The pages under /admin, inside the frame of the console. */
export const consolePages: Parameters<typeof page>[0][] = [
  {
    path: '',
    title: 'title.admin',
    words: [consoleBook, listBook, familyBook, parentBook, subscriptionBook, walletBook, workBook],
    screen: () => import('./console/dashboard.tsx'),
    console: true,
  },
  {
    path: 'phu-huynh',
    title: 'title.parents',
    words: [consoleBook, listBook, parentBook],
    screen: () => import('./console/parents/parents-page.tsx'),
    console: true,
  },
  {
    path: 'drill-down',
    title: 'title.drill_down',
    words: [consoleBook, familyBook, parentBook, packageBook, walletBook],
    screen: () => import('./console/drill-down/drill-down-page.tsx'),
    console: true,
  },
  {
    path: 'tim-kiem',
    title: 'title.search',
    words: [consoleBook, parentBook],
    screen: () => import('./console/search/search-page.tsx'),
    console: true,
  },
  {
    path: 'tre-em',
    title: 'title.children',
    words: [consoleBook, listBook, familyBook, subscriptionBook, walletBook],
    screen: () => import('./console/children/children-page.tsx'),
    console: true,
  },
  {
    path: 'thiet-bi',
    title: 'title.devices',
    words: [consoleBook, listBook, familyBook, subscriptionBook, walletBook],
    screen: () => import('./console/devices/devices-page.tsx'),
    console: true,
  },
  {
    path: 'goi',
    title: 'title.package_cards',
    words: [consoleBook, packageBook],
    screen: () => import('./catalogue/cards-page.tsx'),
    console: true,
  },
  {
    path: 'goi-management',
    title: 'title.packages',
    words: [consoleBook, packageBook],
    screen: () => import('./catalogue/manage-page.tsx'),
    console: true,
  },
  {
    path: 'don-hang',
    title: 'title.orders',
    words: [consoleBook, listBook, orderBook, gatewayBook, walletBook, subscriptionBook, familyBook],
    screen: () => import('./console/orders/orders-page.tsx'),
    console: true,
  },
  {
    path: 'hoan-tien',
    title: 'title.refunds',
    words: [consoleBook, listBook, orderBook, gatewayBook, walletBook, subscriptionBook, familyBook],
    screen: () => import('./console/refunds/refunds-page.tsx'),
    console: true,
  },
  {
    path: 'viec-can-lam',
    title: 'title.work',
    words: [consoleBook, workBook, orderBook, gatewayBook],
    screen: () => import('./console/work/work-page.tsx'),
    console: true,
  },
  {
    path: 'lien-he',
    title: 'title.partners',
    words: [consoleBook, listBook, partnerListBook],
    screen: () => import('./console/partners-page.tsx'),
    console: true,
  },
  {
    path: 'nhat-ky',
    title: 'title.audit',
    words: [consoleBook, detailBook, familyBook, gatewayBook, listBook],
    screen: () => import('./console/audit-page.tsx'),
    console: true,
  },
]
