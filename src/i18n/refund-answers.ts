import { words } from './index.ts'

/** What the API and the console both say of orders, refunds and packages that are granted. */
export const refundAnswers = words({
  own_order: [
    'Không ai tự quyết định về tiền của chính mình, kể cả quản trị viên duy nhất. Hãy nhờ một quản trị viên khác xử lý.',
    'Nobody decides about their own money, not even the only administrator. Please ask another administrator.',
  ],
  own_package: [
    'Không ai tự cấp gói hay đổi thời hạn cho thiết bị của chính mình, kể cả quản trị viên duy nhất. Hãy nhờ một quản trị viên khác.',
    'Nobody grants a package or changes a term on a device of their own, not even the only administrator. Please ask another administrator.',
  ],
  overpaid_dealt_with: [
    'Một phần khoản này đã được xử lý riêng nên không thể hoàn cả đơn qua VNPay nữa. Bạn đọc ghi chú trong đơn hàng, hoàn phần còn lại trên trang quản trị của VNPay hoặc bằng chuyển khoản, rồi ghi nhận là đã hoàn bên ngoài. Nếu không hoàn, hãy từ chối yêu cầu này và ghi rõ lý do.',
    'A part of this payment was dealt with separately, so the whole order can no longer be refunded through VNPay. Read the note in the order, send back what is left in VNPay’s console or by bank transfer, then record it as refunded elsewhere. If nothing more goes back, refuse this request and say why.',
  ],
})
