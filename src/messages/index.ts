export type { SendFailure, SendSms, Sent, Sms, StoredSms } from '../kernel/messages.ts'
export { developmentEndpoints } from './api.ts'
export { type SmsTrouble, smsFailingSql, smsHealth } from './failing-store.ts'
export { plainReason } from './plain-reason.ts'
export { post } from './post.ts'
export {
  hasRoomForNotices,
  mayHaveBeenSent,
  readSmsLeft,
  refuseOverDayCap,
  sendToNobody,
  sendWithinCap,
} from './send-within-cap.ts'
export { createSender } from './sender.ts'
export { type SmsKey, type SmsParams, smsText } from './texts.ts'
