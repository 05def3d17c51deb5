import { words } from './index.ts'

/** Why a payment, a query or a refund came out as it did, by codes of ours. */
export const gatewayReasons = words({
  paid: ['Giao dịch thành công.', 'The payment was successful.'],
  suspected: [
    'Ngân hàng đã trừ tiền, nhưng giao dịch cần được kiểm tra thêm.',
    'The bank took the money, but the payment needs to be checked.',
  ],
  no_internet_banking: [
    'Thẻ hoặc tài khoản chưa đăng ký dịch vụ ngân hàng trực tuyến.',
    'The card or account is not registered for internet banking.',
  ],
  wrong_card_data: [
    'Thông tin thẻ hoặc tài khoản đã được nhập sai quá 3 lần.',
    'The card or account details were wrong more than 3 times.',
  ],
  window_expired: ['Đã hết thời gian thanh toán.', 'The time to pay has run out.'],
  card_locked: ['Thẻ hoặc tài khoản đang bị khóa.', 'The card or account is locked.'],
  wrong_bank_code: ['Mã xác thực (OTP) của ngân hàng chưa đúng.', 'The bank’s verification code was incorrect.'],
  cancelled: ['Bạn đã hủy giao dịch.', 'You cancelled the payment.'],
  insufficient_balance: ['Tài khoản không đủ số dư.', 'The account balance is too low.'],
  daily_limit: ['Tài khoản đã vượt hạn mức giao dịch trong ngày.', 'The account is over its limit for today.'],
  bank_maintenance: ['Ngân hàng đang bảo trì.', 'The bank is under maintenance.'],
  wrong_payment_password: [
    'Mật khẩu thanh toán đã được nhập sai quá số lần quy định.',
    'The payment password was wrong too many times.',
  ],
  gateway_error: ['Cổng thanh toán gặp lỗi.', 'The payment gateway had an error.'],
  unfinished: ['Giao dịch chưa hoàn tất.', 'The payment is not finished.'],
  not_successful: [
    'Cổng thanh toán báo giao dịch không thành công.',
    'The payment gateway reports that the payment did not succeed.',
  ],
  reversed: [
    'Ngân hàng đã trừ tiền nhưng giao dịch chưa thành công. Chúng tôi đang kiểm tra, bạn đừng thanh toán lại.',
    'The bank took the money, but the payment did not go through. We are checking: please do not pay again.',
  ],
  refund_processing: ['Cổng thanh toán đang xử lý hoàn tiền.', 'The payment gateway is processing the refund.'],
  refund_sent: ['Yêu cầu hoàn tiền đã được gửi sang ngân hàng.', 'The refund was sent to the bank.'],
  refund_refused: ['Yêu cầu hoàn tiền bị từ chối.', 'The refund was refused.'],
  refund_done: ['Tiền đã được hoàn.', 'The money was sent back.'],
  delivered: ['Cổng thanh toán báo hàng đã giao.', 'The payment gateway reports the goods as delivered.'],
  settled: ['Cổng thanh toán báo giao dịch đã được quyết toán.', 'The payment gateway reports the payment as settled.'],
  answered: ['Cổng thanh toán đã trả lời.', 'The payment gateway has answered.'],
  bad_terminal: [
    'Mã website tại cổng thanh toán không đúng.',
    'The terminal code is not known to the payment gateway.',
  ],
  malformed_request: ['Cổng thanh toán không đọc được yêu cầu.', 'The payment gateway could not read the request.'],
  gateway_timeout: ['Cổng thanh toán trả lời quá chậm.', 'The payment gateway took too long to answer.'],
  unknown_transaction: ['Cổng thanh toán không có giao dịch này.', 'The payment gateway does not have this payment.'],
  repeated_request: [
    'Vừa hỏi cổng thanh toán về giao dịch này. Bạn thử lại sau ít phút nhé.',
    'The payment gateway was asked about this payment just now. Please try again in a few minutes.',
  ],
  bad_signature: ['Chữ ký của yêu cầu không đúng.', 'The request has a wrong signature.'],
  site_not_approved: ['Website chưa được cổng thanh toán duyệt.', 'The payment gateway has not approved this site.'],
  bank_not_supported: [
    'Cổng thanh toán chưa mở ngân hàng hoặc cách thanh toán này.',
    'The payment gateway does not offer this bank or way of paying.',
  ],
  refund_accepted: ['Cổng thanh toán đã nhận yêu cầu hoàn tiền.', 'The payment gateway has accepted the refund.'],
  refund_impossible_now: [
    'Hiện chưa thể hoàn tiền cho giao dịch này.',
    'This payment cannot be refunded at the moment.',
  ],
  refund_too_large: ['Số tiền hoàn lớn hơn số tiền đã thanh toán.', 'The refund is larger than the payment.'],
  refund_under_way: ['Giao dịch này đang có một yêu cầu hoàn tiền.', 'A refund of this payment is already under way.'],
  partly_refunded: [
    'Một phần số tiền đã được hoàn riêng. Chúng tôi đang xử lý phần còn lại.',
    'A part of the money was sent back separately. We are dealing with the rest.',
  ],
  wrong_amount: [
    'Số tiền cổng thanh toán báo khác với đơn hàng. Chúng tôi đang kiểm tra, bạn đừng thanh toán lại.',
    'The payment gateway reports a different amount from the order. We are checking: please do not pay again.',
  ],
  buyer_gone: ['Tài khoản mua gói không còn nữa.', 'The account that bought the package no longer exists.'],
  paid_twice: [
    'Kỳ gia hạn này đã được thanh toán bằng một đơn khác. Chúng tôi đang kiểm tra để hoàn tiền cho bạn.',
    'This period has already been paid for with another order. We are checking, so that you get your money back.',
  ],
  nothing_to_renew: [
    'Không còn gói nào để gia hạn bằng đơn này. Chúng tôi đang kiểm tra, bạn đừng thanh toán lại.',
    'There is nothing left to renew with this order. We are checking; please do not pay again.',
  ],
  renewal_replaced: [
    'Thời hạn của gói đã đổi nên đơn này không cần thanh toán nữa.',
    'The term of the package has changed, so this order need not be paid any more.',
  ],
  renewal_repriced: [
    'Giá gia hạn đã đổi sau khi bạn mở trang thanh toán, nên số tiền này không cần trả nữa.',
    'The price of the renewal changed after you opened the payment page, so this amount need not be paid any more.',
  ],
  other_refund_open: [
    'Một kỳ gia hạn khác của gói này đang được hoàn tiền. Chúng tôi đang kiểm tra, bạn đừng thanh toán lại.',
    'Another renewal of this package is being refunded. We are checking: please do not pay again.',
  ],
  never_paid: ['Đơn hàng chưa được thanh toán trong thời hạn.', 'The order was not paid in time.'],
  never_heard: [
    'Cổng thanh toán chưa cho biết bạn đã thanh toán hay chưa. Chúng tôi đang kiểm tra, bạn đừng thanh toán lại.',
    'The payment gateway has not told us yet whether you paid. We are checking: please do not pay again.',
  ],
  returned_paid: [
    'Trình duyệt báo bạn đã thanh toán, nhưng cổng thanh toán chưa xác nhận. Chúng tôi đang kiểm tra, bạn đừng thanh toán lại.',
    'Your browser said that you paid, but the payment gateway has not confirmed it. We are checking: please do not pay again.',
  ],
  no_answer: ['Cổng thanh toán chưa trả lời.', 'The payment gateway has not answered.'],
  no_contract: [
    'Hiện chưa hỏi được cổng thanh toán về giao dịch này.',
    'The payment gateway cannot be asked about this payment at the moment.',
  ],
  outcome_unknown: [
    'Chưa rõ thẻ đã bị trừ tiền hay chưa. Chúng tôi đang kiểm tra, bạn đừng thanh toán lại.',
    'It is not clear yet whether your card was charged. We are checking: please do not pay again.',
  ],
  closed_by_hand: [
    'Chúng tôi đã kiểm tra và đóng đơn hàng này. Bạn gọi hotline nếu còn thắc mắc.',
    'We have checked this order and closed it. Call the hotline if you have any questions.',
  ],
  granted_by_hand: ['Chúng tôi đã kiểm tra: thanh toán thành công.', 'We have checked: your payment was successful.'],
  refund_seen: ['Tiền đã được hoàn qua cổng thanh toán.', 'Your money was sent back through the payment gateway.'],
  refunded_by_hand: [
    'Chúng tôi đã hoàn lại tiền cho bạn. Bạn gọi hotline nếu chưa nhận được.',
    'We have sent your money back. Call the hotline if you have not received it.',
  ],
  unreadable_answer: [
    'Câu trả lời của cổng thanh toán không đáng tin cậy.',
    'The answer of the payment gateway cannot be trusted.',
  ],
  error_parameter: [
    'Bạn xem lại đơn hàng trong ví, rồi thanh toán lại nếu cần.',
    'Please check the order in your wallet, and pay again if you need to.',
  ],
  unsigned: [
    'Không xác minh được kết quả thanh toán này. Bạn xem đơn hàng trong ví trước khi thanh toán lại.',
    'This payment result could not be verified. Please look at the order in your wallet before you pay again.',
  ],
  unknown_order: [
    'Không tìm thấy đơn hàng. Bạn xem các đơn hàng trong ví, hoặc gọi hotline nếu tiền đã bị trừ.',
    'The order was not found. Please look at the orders in your wallet, or call our hotline if money was taken.',
  ],
})

export type GatewayReason = keyof typeof gatewayReasons
