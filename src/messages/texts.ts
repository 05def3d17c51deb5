import { english, type Language, type Params, type Say, speaker } from '../i18n/index.ts'
import { brand } from '../shared/brand.ts'

/** Without accents, so that one message holds 160 characters: with accents it holds only 70. */
const vi = {
  registration_code: 'Ma xac thuc dang ky cua ban la {code}, hieu luc {minutes} phut. Khong chia se ma nay.',
  reset_code: 'Ma dat lai mat khau cua ban la {code}, hieu luc {minutes} phut. Khong chia se ma nay.',
  change_password_code: 'Ma doi mat khau cua ban la {code}, hieu luc {minutes} phut. Khong chia se ma nay.',
  password_changed: `Mat khau cua ban vua duoc doi. Neu khong phai ban, hay goi ngay ${brand.hotline}.`,
  password_reset: `Mat khau cua ban vua duoc dat lai. Neu khong phai ban, hay goi ngay ${brand.hotline}.`,
  password_viewed: `Mot quan tri vien vua xem mat khau cua ban. Neu ban khong yeu cau, hay goi ${brand.hotline}.`,
} as const

const en = english<typeof vi>()({
  registration_code: 'Your registration code is {code}, valid for {minutes} minutes. Do not share it with anyone.',
  reset_code: 'Your password reset code is {code}, valid for {minutes} minutes. Do not share it with anyone.',
  change_password_code: 'Your code to change the password is {code}, valid for {minutes} minutes. Do not share it.',
  password_changed: `Your password has just been changed. If this was not you, call ${brand.hotline} now.`,
  password_reset: `Your password has just been reset. If this was not you, call ${brand.hotline} now.`,
  password_viewed: `An administrator has just viewed your password. If you did not ask for this, call ${brand.hotline}.`,
})

export type SmsKey = keyof typeof vi
export const smsSentences = { vi, en }

const speakers: Record<Language, Say<typeof vi>> = { vi: speaker(vi), en: speaker<typeof vi>(en) }

/** Carriers require the registered name in every text. */
export function smsText<K extends SmsKey>(language: Language, key: K, ...params: Params<(typeof vi)[K]>): string {
  return `${brand.smsName}: ${speakers[language](key, ...params)}`
}
