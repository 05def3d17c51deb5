export { type Callback, decode, gatewayPairs, readCallback } from './callback.ts'
export {
  callsAbout,
  closeCall,
  deleteOldCalls,
  type GatewayCall,
  insertCall,
  isRefundSentSince,
  type MoneyFact,
  saveRedirect,
} from './calls-store.ts'
export {
  isInParts,
  judge,
  judgeRefund,
  judgeStatus,
  pageReasons,
  paymentReasons,
  queryCodeOf,
  queryReasons,
  type RefundNews,
  reasonOf,
  refundReasons,
  type ToldRefund,
  type Verdict,
} from './codes.ts'
export { answerBody, type Body, enquiryAbout, isSignedBody, queryBody, readAnswer, refundBody } from './enquiries.ts'
export { failingSql, reasonOfFailing } from './failing-store.ts'
export { payUrl, signedUrl } from './pay-url.ts'
export { post } from './post.ts'
export { askAsRecorded, askRecorded } from './recorded.ts'
export { encode, isSignature, joinPairs, type Pair, sign, signPairs, type Terminal } from './signature.ts'
export { amountOf, dongOf, leastPayable, momentOf, plainInfo, timeOf } from './values.ts'
