import { words } from './index.ts'

/** Words of buying a package and of what came of it. */
export const paymentWords = words({
  heading: ['Thanh toán', 'Payment'],
  lead: ['Bạn xem lại đơn hàng, rồi thanh toán qua VNPay.', 'Check the order, then pay through VNPay.'],
  lead_free: [
    'Gói này miễn phí: bạn nhận ngay, không cần thanh toán.',
    'This package is free: you get it at once, without paying.',
  ],
  features: ['Gói gồm có', 'What it includes'],
  buyer: ['Người mua', 'Buyer'],
  saving: ['Tiết kiệm', 'You save'],
  renews: [
    'Gói tự gia hạn sau {duration} cho đến khi bạn tắt. Bạn có thể yêu cầu hoàn tiền gia hạn trong 30 ngày.',
    'The package renews after {duration}, until you switch that off. You can ask for a refund within 30 days of a renewal.',
  ],
  renewed: [
    'Gói tiếp tục tự gia hạn cho đến khi bạn tắt. Bạn có thể yêu cầu hoàn tiền gia hạn trong 30 ngày.',
    'The package goes on renewing until you switch that off. You can ask for a refund within 30 days of a renewal.',
  ],
  terms: ['Điều khoản sử dụng', 'Terms of use'],
  devices: ['Số thiết bị', 'Devices'],
  duration: ['Thời hạn', 'Duration'],
  total: ['Tổng cộng', 'Total'],
  pay: ['Thanh toán qua VNPay', 'Pay through VNPay'],
  claim: ['Nhận gói miễn phí', 'Get the free package'],
  secure: [
    'Bạn nhập thông tin thẻ trên trang của VNPay. Chúng tôi không thấy và không lưu thông tin đó.',
    'You enter your card details on VNPay’s own page. We neither see nor store them.',
  ],
  home: ['Về trang chủ', 'Back to the home page'],
  renewal: ['Gia hạn gói', 'Renew the package'],
  renewal_lead: [
    'Bạn xem lại rồi thanh toán. Thời hạn mới nối tiếp thời hạn đang có.',
    'Check the details, then pay. The new term follows the current one.',
  ],
  renewal_lead_over: [
    'Thời hạn cũ đã hết. Thời hạn mới bắt đầu từ ngày bạn thanh toán.',
    'The old term is over. The new one begins on the day you pay.',
  ],
  renewal_for: ['Thiết bị', 'Devices'],
  renewal_term: ['Gia hạn thêm', 'Renewed for'],
  renewal_ended: ['Đã hết hạn ngày', 'Expired on'],
  renewal_end: ['Ngày hết hạn hiện tại', 'Current end date'],
  renewal_places: ['Số suất', 'Places'],
  renewal_in_use: ['{count} ({used} đang dùng)', '{count} ({used} in use)'],
  renewal_new_end: ['Hạn mới', 'New end date'],
  renewal_gone: ['Không tìm thấy lần gia hạn này', 'This renewal was not found'],
  renewal_gone_text: [
    'Đường dẫn không đúng, thuộc về tài khoản khác, hoặc gói đã bị hủy. Các gói của bạn nằm trong ví.',
    'The link is incorrect or belongs to another account, or the package was cancelled. Your packages are in your wallet.',
  ],
  renewal_paid: ['Lần gia hạn này đã được thanh toán', 'This renewal is paid'],
  renewal_paid_text: [
    'Bạn không cần làm gì thêm. Thời hạn mới có trong ví của bạn.',
    'There is nothing left to do. The new term is in your wallet.',
  ],
  renewal_waits: ['Lần gia hạn này chưa thanh toán được', 'This renewal cannot be paid yet'],
  renewal_waits_text: [
    'Một kỳ gia hạn khác của gói này đang được hoàn tiền. Bạn chờ có kết quả rồi mở lại trang này nhé.',
    'Another renewal of this package is being refunded. Please open this page again once that is done.',
  ],
  renewal_moved: ['Thời hạn của gói đã đổi', 'The term of the package has changed'],
  renewal_moved_text: [
    'Gói này nay hết hạn ngày {date}, nên chưa cần gia hạn. Gần đến ngày đó, chúng tôi gửi bạn đường dẫn mới.',
    'The package now expires on {date}, so there is nothing to pay yet. We will send you a new link shortly before that day.',
  ],
  renewal_endless: [
    'Gói này nay không giới hạn thời gian, nên không cần gia hạn nữa.',
    'The package has no time limit any more, so it need not be renewed.',
  ],
  renewal_void: ['Không còn gì để gia hạn', 'There is nothing left to renew'],
  renewal_void_text: [
    'Gói này đã kết thúc hoặc đã bị hủy, nên đường dẫn gia hạn không còn dùng được. Các gói của bạn nằm trong ví.',
    'The package has ended or was cancelled, so this renewal link cannot be used any more. Your packages are in your wallet.',
  ],
  renewal_late: ['Đã quá hạn gia hạn', 'It is too late to renew'],
  renewal_late_text: [
    'Gói đã hết hạn quá 30 ngày nên kỳ này không gia hạn được nữa. Bạn chọn gói mới ở bảng giá nhé.',
    'The package expired more than 30 days ago, so this period cannot be renewed any more. Please choose a package from the price list.',
  ],
  renewal_off: ['Gói này đã ngừng bán', 'This package is no longer sold'],
  renewal_off_text: [
    'Gói vẫn bảo vệ con đến hết thời hạn, nhưng không gia hạn được nữa.',
    'It protects your child until its term ends, but cannot be renewed.',
  ],
  renewal_off_over: [
    'Thời hạn của gói đã hết và không gia hạn được nữa. Bạn chọn gói khác ở bảng giá nhé.',
    'The term is over and cannot be renewed any more. Please choose another package from the price list.',
  ],
  to_pricing: ['Xem bảng giá', 'See the prices'],
  wallet: ['Về ví của bạn', 'Back to your wallet'],
  to_wallet: ['Mở ví gói', 'Open your wallet'],
  other_buyer: [
    'Trình duyệt này vừa đăng nhập bằng tài khoản khác. Bạn xem lại người mua rồi tiếp tục.',
    'This browser is now logged in to another account. Please check the buyer, then continue.',
  ],
  gone_title: ['Gói này không còn bán', 'This package is no longer on sale'],
  gone_text: [
    'Gói không tồn tại hoặc đã ngừng bán. Bạn chọn gói khác ở bảng giá nhé.',
    'The package does not exist or is no longer sold. Please choose another one from the price list.',
  ],
  taken_title: ['Bạn đã nhận gói này rồi', 'You already have this package'],
  taken_text: ['Gói miễn phí này đã có trong ví của bạn.', 'This free package is in your wallet already.'],
  success: ['Thanh toán thành công', 'Payment successful'],
  refunded: ['Đã hoàn tiền', 'Refunded'],
  received: ['Đã nhận gói miễn phí', 'Free package received'],
  success_text: [
    'Gói đã vào ví của bạn. Việc còn lại là gán gói cho máy của con.',
    'The package is in your wallet. All that is left is to assign it to your child’s device.',
  ],
  success_renewed: [
    'Gói đã được gia hạn. Thời hạn mới có trong ví của bạn.',
    'The package has been renewed. The new term is in your wallet.',
  ],
  failed: ['Thanh toán không thành công', 'Payment not successful'],
  pending: ['Đang xử\u00a0lý kết\u00a0quả thanh\u00a0toán', 'Processing the payment result'],
  pending_text: [
    'Ngân hàng đã nhận thanh toán, chúng tôi đang chờ VNPay xác nhận. Trang tự cập nhật, bạn không cần thanh toán lại.',
    'The bank has taken the payment, and we are waiting for VNPay to confirm it. This page updates by itself; there is no need to pay again.',
  ],
  pending_late: [
    'Việc xác nhận lâu hơn thường lệ. Bạn có thể rời trang này: ví được cập nhật ngay khi VNPay xác nhận.',
    'The confirmation is taking longer than usual. You may leave this page: your wallet is updated as soon as VNPay confirms.',
  ],
  review: ['Đã nhận thông\u00a0tin, đang kiểm\u00a0tra', 'Received, being checked'],
  review_text: [
    'Chúng tôi đang đối chiếu giao dịch này với VNPay. Bạn không cần thanh toán lại. Cần hỗ trợ, bạn gọi {hotline}.',
    'We are checking this payment with VNPay. You do not need to pay again. For help, please call {hotline}.',
  ],
  sent_back: [
    'Đã hoàn {amount} vào ngày {date}. Tiền về tài khoản của bạn theo thời gian xử lý của ngân hàng.',
    '{amount} was sent back on {date}. Your bank decides when it arrives.',
  ],
  paid_beyond: [
    'Chúng tôi đã nhận thừa {amount} cho đơn này và sẽ hoàn lại khoản đó. Bạn không cần làm gì. Cần hỗ trợ, bạn gọi {hotline}.',
    'We received {amount} too much for this order and will send it back. You do not need to do anything. For help, please call {hotline}.',
  ],
  not_charged: ['Bạn chưa bị trừ tiền.', 'You have not been charged.'],
  assign: ['Gán gói cho máy của con', 'Assign it to your child’s device'],
  order_code: ['Mã đơn hàng', 'Order code'],
  amount: ['Số tiền', 'Amount'],
  package_name: ['Tên gói', 'Package'],
  reload: ['Kiểm tra lại', 'Check again'],
  again: ['Thanh toán lại', 'Pay again'],
})
