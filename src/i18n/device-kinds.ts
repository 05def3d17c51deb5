import { words } from './index.ts'

/** The kinds of devices, for the wallet and the console. */
export const deviceKindWords = words({
  'device.Laptop': ['Laptop', 'Laptop'],
  'device.Desktop': ['Máy tính bàn', 'Desktop'],
  'device.Tablet': ['Máy tính bảng', 'Tablet'],
  'device.Mobile': ['Điện thoại', 'Phone'],
})
