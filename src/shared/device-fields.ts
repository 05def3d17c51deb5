import { choice, partial, text, version, whole } from './fields.ts'

export const deviceKinds = ['Laptop', 'Desktop', 'Tablet', 'Mobile'] as const

export const device = {
  ten_thiet_bi: text(),
  loai_thiet_bi: choice(deviceKinds),
  ma_thiet_bi: text({ max: 100 }),
}

export const newDevice = { ma_tre_em: whole({ min: 1 }), ...device }
export const changedDevice = { ...partial(newDevice), ...version }
