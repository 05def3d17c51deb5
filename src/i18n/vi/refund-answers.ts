/** What the API and the console both say of a payment of which a part went back. */
export const refundAnswers = {
  overpaid_dealt_with:
    'Một phần khoản này đã được xử lý riêng nên không thể hoàn cả đơn qua VNPay nữa. Bạn đọc ghi chú trong đơn hàng, hoàn phần còn lại trên trang quản trị của VNPay hoặc bằng chuyển khoản, rồi ghi nhận là đã hoàn bên ngoài. Nếu không hoàn, hãy từ chối yêu cầu này và ghi rõ lý do.',
} as const
