/** Everything an operator changes to run this service under another name or from another place. */
export const brand = {
  name: 'An Nhi',
  /** The name that text messages begin with, as registered with the carriers: ASCII, at most 11 characters. */
  smsName: 'AN NHI',
  since: 2026,
  /** No-break spaces keep "cho con" and "bay xa" on one line each. */
  slogan: { vi: 'Giữ dây, cho\u00a0con bay\u00a0xa.', en: 'Hold the string. Let them fly far.' },
  address: { vi: 'Số 1 Đường Ví Dụ, Hải\u00a0Châu, Đà\u00a0Nẵng', en: '1 Vi Du Street, Hai\u00a0Chau, Da\u00a0Nang' },
  hotline: '1900 0000',
  /** Every day, on the clock of Vietnam. */
  hotlineHours: { opens: '08:00', closes: '22:00' },
  email: 'hotro@example.vn',
  messengerUrl: 'https://messenger.example.vn/an-nhi',
  messengerName: 'Messenger',
  chatUrl: 'https://chat.example.vn/an-nhi',
  sisterProduct: { name: 'An Nhi Học', url: 'https://hoc.example.vn' },
  securityVendor: { vi: 'https://baomat.example.vn', en: 'https://security.example.vn' },
} as const

/** The page title in the browser's tab and history. */
export function titled(title: string): string {
  return `${title} · ${brand.name}`
}

/** The name as files begin with it. */
export const fileName = brand.name.replaceAll(' ', '-')
