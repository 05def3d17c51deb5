import { words } from './index.ts'

/** The console's words for revenue and settlement. */
export const bookWords = words({
  'revenue.heading': ['Doanh thu', 'Revenue'],
  'revenue.note': [
    'Khoản thu tính vào ngày thanh toán, khoản hoàn tính vào ngày duyệt hoàn, theo giờ Việt Nam. Gồm cả chuyển khoản do quản trị viên ghi nhận.',
    'A payment counts on the day it was made, a refund on the day it was approved, in Vietnam’s time. Bank transfers recorded by administrators are included.',
  ],
  'revenue.by': ['Tính theo', 'Group by'],
  'revenue.ngay': ['Ngày', 'Day'],
  'revenue.thang': ['Tháng', 'Month'],
  'revenue.goi': ['Gói dịch vụ', 'Package'],
  'revenue.from': ['Từ ngày', 'From'],
  'revenue.until': ['Đến ngày', 'Until'],
  'revenue.show': ['Xem', 'Show'],
  'revenue.totals': ['Tổng trong kỳ', 'Totals of the period'],
  'revenue.count': ['Số khoản thu', 'Payments'],
  'revenue.paid': ['Đã thu', 'Paid'],
  'revenue.refunded': ['Đã hoàn', 'Refunded'],
  'revenue.net': ['Thực thu', 'Net'],
  'revenue.chart': ['Biểu đồ đã thu và đã hoàn', 'Chart of payments and refunds'],
  'revenue.chart_what': [
    'Cột hướng lên là đã thu, cột hướng xuống là đã hoàn. Số liệu đầy đủ nằm trong bảng bên dưới.',
    'Bars above the line are payments, bars below it refunds. The table below has all figures.',
  ],
  'revenue.highest': ['Cột cao nhất: {amount}', 'Highest bar: {amount}'],
  'revenue.empty': ['Không có khoản thu hay khoản hoàn nào trong kỳ này', 'No payment and no refund in this period'],
  'revenue.empty_hint': [
    'Chọn khoảng ngày khác, hoặc bỏ trống cả hai ngày để xem tất cả.',
    'Choose other days, or leave both empty to see everything.',
  ],
  'figures.heading': ['Tình hình 30 ngày', '30 days'],
  'figures.ending': ['Gói sắp hết hạn (30 ngày tới)', 'Packages that expire (next 30 days)'],
  'figures.failed': ['Thanh toán không thành công (30 ngày qua)', 'Failed payments (past 30 days)'],
  'figures.seconds': ['Từ lúc sang VNPay đến lúc trả xong, trung bình', 'From leaving for VNPay to paid, on average'],
  'figures.minutes': ['{minutes} phút {seconds} giây', '{minutes} min {seconds} s'],
  'figures.none': ['chưa có', 'none yet'],
})
