import { refundAnswers } from './refund-answers.ts'

/** What the API says about orders. */
export const orderAnswers = {
  package_not_on_sale: 'Gói này không còn bán. Bạn chọn gói khác giúp nhé.',
  free_package_taken: 'Bạn đã nhận gói miễn phí này rồi. Gói nằm trong ví của bạn.',
  price_changed:
    'Giá vừa thay đổi, nay là {price}. Bạn chưa bị trừ khoản nào. Bạn xem lại đơn hàng, rồi bấm nút bên dưới nếu đồng ý.',
  offer_changed:
    'Số thiết bị hoặc thời hạn vừa thay đổi. Bạn chưa bị trừ khoản nào. Bạn xem lại đơn hàng, rồi bấm nút bên dưới nếu đồng ý.',
  payment_unavailable: 'Có lỗi xảy ra khi tạo thanh toán: thanh toán trực tuyến đang tạm ngừng. Vui lòng thử lại sau.',
  gateway_silent: 'Cổng thanh toán chưa trả lời. Vui lòng thử lại sau ít phút.',
  contract_off:
    'Không thể hỏi VNPay hay hoàn tiền, vì tài khoản hoặc hợp đồng VNPay của giao dịch này đang tắt. Hãy bật lại trong cấu hình rồi thử lại.',
  order_created: 'Đã tạo đơn hàng. Mời bạn thanh toán.',
  free_package_granted: 'Gói miễn phí đã vào ví của bạn.',
  not_refundable: 'Chỉ hoàn được khoản thanh toán gia hạn.',
  refund_too_late: 'Đã quá 30 ngày kể từ ngày thanh toán nên không thể hoàn tiền.',
  refund_requested_before: 'Bạn đã yêu cầu hoàn khoản này rồi.',
  refund_decided: 'Yêu cầu này đã được xử lý.',
  refund_approved: 'Đơn hàng này đã được duyệt hoàn tiền nên không thể đóng thủ công. Hãy xem kết quả ở mục Hoàn tiền.',
  refund_through_gateway: 'Khoản này còn hoàn được qua VNPay: hãy duyệt yêu cầu, hoặc chờ VNPay trả lời nếu đã duyệt.',
  not_in_review: 'Đơn hàng này không còn ở trạng thái cần kiểm tra.',
  review_not_paid: 'Chưa hoàn được qua cổng, vì VNPay chưa coi giao dịch này là thành công: {reason}.',
  refund_asked: 'Đã nhận yêu cầu hoàn tiền. Chúng tôi sẽ xem xét và nhắn cho bạn.',
  refund_saved: 'Đã cập nhật yêu cầu hoàn tiền.',
  review_settled: 'VNPay vừa cho kết quả rõ ràng nên đơn hàng đã được cập nhật theo đó, không hoàn tiền.',
  not_overpaid: 'Đơn hàng này không có khoản trả thừa nào đang chờ xử lý.',
  partly_refunded:
    'Một phần khoản này đã được hoàn trên trang quản trị của VNPay nên không thể hoàn cả đơn tại đây nữa. Bạn hoàn phần còn lại ở đó hoặc bằng chuyển khoản, rồi đóng đơn hàng và ghi rõ cách xử lý.',
  refund_newest_first:
    'Kỳ gia hạn sau của gói này cũng đã được thanh toán. Hãy hoàn kỳ mới nhất trước, hoặc từ chối yêu cầu này và ghi rõ lý do.',
  ...refundAnswers,
  overpaid_noted: 'Đã ghi lại cách xử lý khoản trả thừa.',
  contract_on: 'Hiện đã có thể hỏi VNPay về giao dịch này. Hãy hỏi lại VNPay thay vì tự đóng đơn hàng.',
  order_closed: 'Đã đóng đơn hàng.',
  order_asked: 'Đã hỏi cổng thanh toán.',
} as const
