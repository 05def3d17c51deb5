import { english, type Language, type Params, type Say, speaker } from '../i18n/index.ts'
import { brand } from '../shared/brand.ts'

/** Without accents, so that one message holds 160 characters: with accents it holds only 70. */
const vi = {
  registration_code: 'Ma OTP dang ky cua ban la {code}, het han sau {minutes} phut. Khong dua ma nay cho bat ky ai.',
  reset_code: 'Ma OTP dat lai mat khau cua ban la {code}, het han sau {minutes} phut. Khong dua ma nay cho bat ky ai.',
  change_password_code:
    'Ma OTP doi mat khau cua ban la {code}, het han sau {minutes} phut. Khong dua ma nay cho bat ky ai.',
  password_changed: `Mat khau cua ban vua duoc doi. Neu khong phai ban lam, hay dat lai mat khau ngay roi goi ${brand.hotline} (8h-22h).`,
  password_reset: `Mat khau cua ban vua duoc dat lai. Neu khong phai ban lam, hay dat lai mat khau ngay roi goi ${brand.hotline} (8h-22h).`,
  password_set: `Mot quan tri vien vua dat mat khau moi cho tai khoan cua ban. Neu ban khong yeu cau, hay goi ${brand.hotline} (8h-22h).`,
  password_viewed: `Mot quan tri vien vua xem mat khau cua ban. Neu ban khong yeu cau, hay goi ${brand.hotline} (8h-22h).`,
} as const

const en = english<typeof vi>()({
  registration_code:
    'Your registration verification code is {code}, valid for {minutes} minutes. Do not share it with anyone.',
  reset_code:
    'Your verification code to reset the password is {code}, valid for {minutes} minutes. Do not share it with anyone.',
  change_password_code:
    'Your verification code to change the password is {code}, valid for {minutes} minutes. Do not share it with anyone.',
  password_changed: `Your password has just been changed. If it was not you, reset it now, then call ${brand.hotline} (8:00-22:00).`,
  password_reset: `Your password has just been reset. If it was not you, reset it now, then call ${brand.hotline} (8:00-22:00).`,
  password_set: `An administrator has just set a new password for your account. If you did not ask for this, call ${brand.hotline} (8:00-22:00).`,
  password_viewed: `An administrator has just viewed your password. If you did not ask for this, call ${brand.hotline} (8:00-22:00).`,
})

export type SmsKey = keyof typeof vi
export const smsSentences = { vi, en }

const speakers: Record<Language, Say<typeof vi>> = { vi: speaker(vi), en: speaker<typeof vi>(en) }

/** Carriers require the registered name in every text. */
export function smsText<K extends SmsKey>(language: Language, key: K, ...params: Params<(typeof vi)[K]>): string {
  return `${brand.smsName}: ${speakers[language](key, ...params)}`
}
