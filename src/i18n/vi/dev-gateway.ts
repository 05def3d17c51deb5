/** Words of the simulated gateway; no visitor downloads them. */
export const devGateway = {
  title: 'Cổng thanh toán mô phỏng',
  warning: 'Đây là trang mô phỏng VNPay để phát triển. Không có tiền thật, không có ngân hàng nào được hỏi.',
  merchant: 'Đơn vị chấp nhận thanh toán',
  reference: 'Mã giao dịch',
  info: 'Nội dung',
  amount: 'Số tiền',
  choose: 'Ngân hàng trả lời thế nào?',
  success: 'Thanh toán thành công',
  silent: 'Đã trả tiền, nhưng IPN đến muộn',
  suspected: 'Trừ tiền, bị nghi ngờ (07)',
  insufficient: 'Không đủ số dư (51)',
  cancelled: 'Khách hủy giao dịch (24)',
  refused: 'Cổng thanh toán từ chối yêu cầu này',
  code: 'Mã lỗi {code}',
} as const
