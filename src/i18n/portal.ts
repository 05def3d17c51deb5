import { words } from './index.ts'

/** Words of the frame around every page of the parent's portal. */
export const portalWords = words({
  'portal.family': ['Gia đình', 'Family'],
  'portal.today': ['Hôm nay', 'Today'],
  'portal.asks': ['Xin phép', 'Requests'],
  'portal.add_machine': ['Thêm máy', 'Add computer'],
  'portal.wallet': ['Ví gói', 'Wallet'],
  'portal.back': ['Về trang Hôm nay', 'Back to Today'],
  'portal.of_child': ['Các trang về {name}', 'Pages about {name}'],
  'portal.day': ['Một ngày', 'Day'],
  'portal.hours': ['Giờ giấc', 'Hours'],
  'portal.sites': ['Trang web', 'Websites'],
  'portal.privacy': ['Riêng tư', 'Privacy'],
  'portal.hour': ['{count}\u00a0giờ', '{count}\u00a0hour'],
  'portal.hour_many': ['{count}\u00a0giờ', '{count}\u00a0hours'],
  'portal.minute': ['{count}\u00a0phút', '{count}\u00a0minute'],
  'portal.minute_many': ['{count}\u00a0phút', '{count}\u00a0minutes'],
  'portal.failed': [
    'Chưa tải được trang này. Máy của con vẫn chạy theo luật gần nhất.',
    'This page could not be loaded. Your child’s computer still follows its latest rules.',
  ],
  'portal.offline': [
    'Mất kết nối. Đây là những gì An\u00a0Nhi biết lúc {time}; trang tự cập nhật khi có mạng lại.',
    'No connection. This is what An\u00a0Nhi knew at {time}; the page catches up when the network is back.',
  ],
  'portal.again': ['Thử lại', 'Try again'],
  'portal.loading': ['Đang tải…', 'Loading…'],
  'unprotected.pair': [
    'Chưa có máy nào của {name} chạy An\u00a0Nhi, nên giờ giấc, khóa và luật chặn chưa có tác dụng.',
    '{name} has no computer with An\u00a0Nhi yet, so hours, locks and blocked sites have no effect.',
  ],
  'unprotected.package': [
    'Máy của {name} không còn gói nào đang dùng. Bạn gia hạn hoặc gán gói khác để máy được bảo vệ.',
    '{name}’s computer has no package in use. Renew its package or assign another one to protect it.',
  ],
  'unprotected.wallet': ['Mở ví gói', 'Open the wallet'],
  'paid_only.give': [
    '“Thêm phút” và “Dùng đến” có trong gói Premium.',
    '“More minutes” and “Open until” come with a Premium package.',
  ],
  'paid_only.hours': [
    'Với gói tiêu chuẩn, máy nghỉ theo giờ bạn đặt. Giới hạn số phút chỉ có trong gói Premium, nên hiện chưa có hiệu lực.',
    'With the standard package, An\u00a0Nhi keeps the hours of rest. Limits on minutes come with a Premium package, so they are not running now.',
  ],
  'paid_only.sites': [
    'Với gói tiêu chuẩn, bạn chặn và cho phép từng trang. Chặn theo nhóm và giới hạn số phút cho từng trang chỉ có trong gói Premium, nên hiện chưa có hiệu lực.',
    'With the standard package, you block and allow single sites. Blocking by group and minutes per site come with a Premium package, so they are not running now.',
  ],
  'paid_only.machine': [
    'Máy này dùng gói tiêu chuẩn: giờ nghỉ, lệnh khóa và những trang bạn chặn hay cho phép đều có hiệu lực. Giới hạn số phút, chặn theo nhóm, “Thêm phút” và “Dùng đến” chỉ có trong gói Premium, nên không chạy trên máy này.',
    'With the standard package on this computer, An\u00a0Nhi keeps the hours of rest, locks, and the single sites that you block or allow. Limits on minutes, blocking by group, “More minutes” and “Open until” come with a Premium package, so they do not run on it.',
  ],
  'paid_only.withheld': [
    'Ở trang này, những luật chỉ có trong gói Premium không chạy trên máy dùng gói tiêu chuẩn: {machines}.',
    'Rules on this page that need a Premium package do not run on computers with the standard one: {machines}.',
  ],
  'paid_only.see': ['Xem các gói', 'See the packages'],
})
