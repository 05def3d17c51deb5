import { choice, partial, text, version, whole } from './fields.ts'

export const deviceKinds = ['Laptop', 'Desktop', 'Tablet', 'Mobile'] as const

/** In the order of the CSV's columns. */
export const device = {
  ten_thiet_bi: text(),
  loai_thiet_bi: choice(deviceKinds),
  /** As the software on the device shows it. */
  ma_thiet_bi: text({ max: 100, pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]*$', invalid: 'invalid_device_code' }),
}

export const newDevice = { ma_tre_em: whole({ min: 1 }), ...device }
export const changedDevice = { ...partial(newDevice), ...version }
