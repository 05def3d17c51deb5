import type { NewPackage } from './store.ts'

const premiumLines = [
  'Chặn theo nhóm: cờ bạc, người lớn, trò chơi, mạng xã hội, video',
  'Giới hạn số phút mỗi ngày và cho từng trang web',
  'Thêm phút và duyệt điều con xin, ngay trên điện thoại',
  'Lịch sử web 30 ngày, thống kê thời gian 13 tháng',
  'Tin nhắn khi An Nhi bị gỡ khỏi máy của con',
  'Sắp có: chặn trang web và ứng dụng độc hại bằng AI',
  'Sắp có: chụp màn hình định kỳ trên Windows',
]

/** The English of the texts below, so that both languages are there without a translation service. */
export const englishTexts: Record<string, string> = {
  'Chặn theo nhóm: cờ bạc, người lớn, trò chơi, mạng xã hội, video':
    'Whole groups blocked: gambling, adult, games, social networks, video',
  'Giới hạn số phút mỗi ngày và cho từng trang web': 'Minutes limited for each day and each website',
  'Thêm phút và duyệt điều con xin, ngay trên điện thoại': 'More minutes and requests answered, on your phone',
  'Lịch sử web 30 ngày, thống kê thời gian 13 tháng': 'Web history of 30 days, time statistics of 13 months',
  'Tin nhắn khi An Nhi bị gỡ khỏi máy của con': 'A text message when An Nhi is removed from a computer',
  'Sắp có: chặn trang web và ứng dụng độc hại bằng AI': 'Coming soon: AI that blocks harmful websites and apps',
  'Sắp có: chụp màn hình định kỳ trên Windows': 'Coming soon: periodic screenshots on Windows',
  'Gói tiêu chuẩn': 'Standard package',
  'Miễn phí cho một thiết bị, không giới hạn thời gian.': 'Free for one device, with no time limit.',
  'Chặn và cho phép trang web theo danh sách': 'Block and allow lists for websites',
  'Đặt giờ nghỉ của máy cho từng ngày trong tuần': 'Hours of rest for each day of the week',
  'Xem lịch sử web trong ngày': 'Today’s web history',
  'Bảo vệ đầy đủ cho một thiết bị trong một năm.': 'Full protection for one device, for one year.',
  'Bảo vệ đầy đủ cho hai thiết bị trong một năm.': 'Full protection for two devices, for one year.',
  'Bảo vệ đầy đủ cho ba thiết bị trong một năm.': 'Full protection for three devices, for one year.',
  'Gói Premium 1 thiết bị': 'Premium package, 1 device',
  'Gói Premium 2 thiết bị': 'Premium package, 2 devices',
  'Gói Premium 3 thiết bị': 'Premium package, 3 devices',
}

/** The packages on sale at launch. Prices are chosen so that the struck-through ones come out as 390.000 a device. */
export const firstPackages: NewPackage[] = [
  {
    id: 8,
    ten: 'Gói tiêu chuẩn',
    mo_ta: 'Miễn phí cho một thiết bị, không giới hạn thời gian.',
    gia: 0,
    loai_goi: 'MIEN_PHI',
    so_thiet_bi: 1,
    thoi_han_thang: null,
    noi_dung: [
      'Chặn và cho phép trang web theo danh sách',
      'Đặt giờ nghỉ của máy cho từng ngày trong tuần',
      'Xem lịch sử web trong ngày',
    ],
  },
  ...[
    { id: 3, so_thiet_bi: 1, gia: 390_000, mo_ta: 'Bảo vệ đầy đủ cho một thiết bị trong một năm.' },
    { id: 2, so_thiet_bi: 2, gia: 741_000, mo_ta: 'Bảo vệ đầy đủ cho hai thiết bị trong một năm.' },
    { id: 4, so_thiet_bi: 3, gia: 1_053_000, mo_ta: 'Bảo vệ đầy đủ cho ba thiết bị trong một năm.' },
  ].map(row => ({
    ...row,
    ten: `Gói Premium ${row.so_thiet_bi} thiết bị`,
    loai_goi: 'TRA_PHI' as const,
    thoi_han_thang: 12,
    noi_dung: premiumLines,
  })),
]
