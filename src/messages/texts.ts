import { type Language, type Params, speakers, words } from '../i18n/index.ts'
import { brand } from '../shared/brand.ts'

/** Vietnamese without accents, so that one message holds 160 characters: with accents it holds only 70. */
export const smsSentences = words({
  registration_code: [
    'Ma OTP dang ky cua ban la {code}, het han sau {minutes} phut. Khong dua ma nay cho bat ky ai.',
    'Your registration verification code is {code}, valid for {minutes} minutes. Do not share it with anyone.',
  ],
  reset_code: [
    'Ma OTP dat lai mat khau cua ban la {code}, het han sau {minutes} phut. Khong dua ma nay cho bat ky ai.',
    'Your verification code to reset the password is {code}, valid for {minutes} minutes. Do not share it with anyone.',
  ],
  change_password_code: [
    'Ma OTP doi mat khau cua ban la {code}, het han sau {minutes} phut. Khong dua ma nay cho bat ky ai.',
    'Your verification code to change the password is {code}, valid for {minutes} minutes. Do not share it with anyone.',
  ],
  confirm_code: [
    'Ma OTP de xem hoac xoa du lieu cua con la {code}, het han sau {minutes} phut. Khong dua ma nay cho bat ky ai.',
    'Your verification code to see or delete the data of your child is {code}, valid for {minutes} minutes. Do not share it.',
  ],
  phone_changed: [
    `Mot quan tri vien vua doi so dien thoai cua tai khoan. Neu ban khong yeu cau, hay goi ${brand.hotline} (8h-22h).`,
    `An administrator has just changed the phone number of your account. If you did not ask for this, call ${brand.hotline} (8:00-22:00).`,
  ],
  password_changed: [
    `Mat khau cua ban vua duoc doi. Neu khong phai ban lam, hay dat lai mat khau ngay roi goi ${brand.hotline} (8h-22h).`,
    `Your password has just been changed. If it was not you, reset it now, then call ${brand.hotline} (8:00-22:00).`,
  ],
  password_reset: [
    `Mat khau cua ban vua duoc dat lai. Neu khong phai ban lam, hay dat lai mat khau ngay roi goi ${brand.hotline} (8h-22h).`,
    `Your password has just been reset. If it was not you, reset it now, then call ${brand.hotline} (8:00-22:00).`,
  ],
  password_set: [
    `Mot quan tri vien vua dat mat khau moi cho tai khoan cua ban. Neu ban khong yeu cau, hay goi ${brand.hotline} (8h-22h).`,
    `An administrator has just set a new password for your account. If you did not ask for this, call ${brand.hotline} (8:00-22:00).`,
  ],
  password_viewed: [
    `Mot quan tri vien vua xem mat khau cua ban. Neu ban khong yeu cau, hay goi ${brand.hotline} (8h-22h).`,
    `An administrator has just viewed your password. If you did not ask for this, call ${brand.hotline} (8:00-22:00).`,
  ],
  account_closed: [
    `Tai khoan cua ban da bi khoa. Ly do: {reason}. Can ho tro, hay goi ${brand.hotline} (8h-22h).`,
    `Your account has been closed. Reason: {reason}. For help, call ${brand.hotline} (8:00-22:00).`,
  ],
  account_opened: [
    `Tai khoan cua ban da duoc mo lai, ban co the dang nhap. Can ho tro, hay goi ${brand.hotline} (8h-22h).`,
    `Your account is open again, and you can log in. For help, call ${brand.hotline} (8:00-22:00).`,
  ],
  machine_removed: [
    'An Nhi vua bi go khoi {name}, may nay khong con duoc bao ve. Neu khong phai ban lam, hay kiem tra may.',
    'An Nhi has just been removed from {name}, which is no longer protected. If it was not you, please check it.',
  ],
  machine_left_alone: [
    'Con van dung may khac, nhung {name} da 3 ngay khong ket noi. Hay kiem tra An Nhi tren may nay.',
    '{name} has been silent for 3 days while your child uses another computer. Please check that An Nhi still runs.',
  ],
  renewal_opened: [
    'Goi An Nhi het han {date}. Gia han {amount} d tai {link}',
    'Your package ends on {date}. Renew it for {amount} VND at {link}',
  ],
  renewal_due: [
    'Goi An Nhi het han sau {days} ngay ({date}). Gia han: {link}',
    'Protection ends in {days} days ({date}). Renew at {link}',
  ],
  renewal_due_tomorrow: [
    'Goi An Nhi het han ngay mai ({date}). Gia han: {link}',
    'Protection ends tomorrow ({date}). Renew at {link}',
  ],
  protection_ended: [
    'Goi An Nhi da het han {date}. Gia han: {link}',
    'Your package ended on {date}. Renew it at {link}',
  ],
  protection_over: [
    'Goi An Nhi da het han {date}. Thiet bi chua co goi khac khong con duoc bao ve.',
    'Your package ended on {date}. Devices that have no other package are no longer protected.',
  ],
  renewal_charged: [
    'Da thu {amount} d tu the cua ban. Goi An Nhi gia han den {date}. Ban co the yeu cau hoan tien trong 30 ngay.',
    'We charged {amount} VND to your card and renewed protection until {date}. You can ask for a refund within 30 days.',
  ],
  renewal_off_sale: [
    'Goi An Nhi cua ban da ngung ban nen se khong tu gia han. Goi van bao ve den het thoi han.',
    'Your package is no longer sold, so it will not renew itself. It still protects until its term ends.',
  ],
  refund_accepted: [
    'Da hoan {amount} d tien gia han. Tien ve tai khoan cua ban theo thoi gian xu ly cua ngan hang.',
    'We have refunded {amount} VND for the renewal. Your bank decides when it arrives.',
  ],
  payment_returned: [
    'Da hoan {amount} d cua don hang khong kich hoat duoc. Tien ve tai khoan cua ban theo thoi gian xu ly cua ngan hang.',
    'We have refunded {amount} VND of an order that could not be activated. Your bank decides when it arrives.',
  ],
  money_returned: [
    'Da hoan {amount} d cho don hang cua ban. Tien ve tai khoan cua ban theo thoi gian xu ly cua ngan hang.',
    'We have refunded {amount} VND of your order. Your bank decides when it arrives.',
  ],
  refund_refused_because: [
    `Yeu cau hoan {amount} d chua duoc chap nhan: {reason}. Can ho tro, hay goi ${brand.hotline} (8h-22h).`,
    `Refund of {amount} VND not accepted: {reason}. For help, call ${brand.hotline} (8:00-22:00).`,
  ],
  refund_refused: [
    `Yeu cau hoan {amount} d chua duoc chap nhan. Can ho tro, hay goi ${brand.hotline} (8h-22h).`,
    `Your request for a refund of {amount} VND was not accepted. For help, call ${brand.hotline} (8:00-22:00).`,
  ],
})

export type SmsKey = keyof typeof smsSentences
export type SmsParams<K extends SmsKey> = Params<(typeof smsSentences)[K][0]>

const say = speakers(smsSentences)

/** Carriers require the registered name in every text. */
export function smsText<K extends SmsKey>(language: Language, key: K, ...params: SmsParams<K>): string {
  return `${brand.smsName}: ${say[language](key, ...params)}`
}
