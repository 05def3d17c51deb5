import { english } from '../index.ts'
import type { refundAnswers as vi } from '../vi/refund-answers.ts'

export const refundAnswers = english<typeof vi>()({
  overpaid_dealt_with:
    'A part of this payment was dealt with separately, so the whole order can no longer be refunded through VNPay. Read the note in the order, send back what is left in VNPay’s console or by bank transfer, then record it as refunded elsewhere. If nothing more goes back, refuse this request and say why.',
})
