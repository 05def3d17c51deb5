import { words } from './index.ts'

/** Words of the simulated gateway; no visitor downloads them. */
export const devGatewayWords = words({
  title: ['Cổng thanh toán mô phỏng', 'Simulated payment gateway'],
  warning: [
    'Đây là trang mô phỏng VNPay để phát triển. Không có tiền thật, không có ngân hàng nào được hỏi.',
    'This page stands in for VNPay in development. There is no real money, and no bank is asked.',
  ],
  merchant: ['Đơn vị chấp nhận thanh toán', 'Merchant'],
  reference: ['Mã giao dịch', 'Reference'],
  info: ['Nội dung', 'Details'],
  amount: ['Số tiền', 'Amount'],
  choose: ['Ngân hàng trả lời thế nào?', 'What does the bank answer?'],
  success: ['Thanh toán thành công', 'Payment successful'],
  silent: ['Đã trả tiền, nhưng IPN đến muộn', 'Paid, but the IPN is late'],
  suspected: ['Trừ tiền, bị nghi ngờ (07)', 'Money taken, under suspicion (07)'],
  insufficient: ['Không đủ số dư (51)', 'Balance too low (51)'],
  cancelled: ['Khách hủy giao dịch (24)', 'Customer cancels (24)'],
  refused: ['Cổng thanh toán từ chối yêu cầu này', 'The gateway refuses this request'],
  code: ['Mã lỗi {code}', 'Error code {code}'],
})
