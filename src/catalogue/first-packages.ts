import type { NewPackage } from './store.ts'

const premium = [
  'Chặn trang web và ứng dụng độc hại bằng AI',
  'Đặt khung giờ dùng máy cho từng ngày',
  'Xem lịch sử web và phần mềm theo ngày',
  'Chụp màn hình định kỳ',
  'Thống kê thời gian cho từng trang web, từng ứng dụng',
  'Báo cáo gửi đến điện thoại của ba mẹ',
  'Duyệt yêu cầu xin thêm giờ của con ngay trên điện thoại',
]

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
      'Đặt khung giờ truy cập tự do',
      'Xem lịch sử web trong ngày',
    ],
  },
  ...[
    { id: 3, so_thiet_bi: 1, gia: 390_000, mo_ta: 'Đầy đủ tính năng cho một thiết bị trong một năm.' },
    { id: 2, so_thiet_bi: 2, gia: 741_000, mo_ta: 'Đầy đủ tính năng cho hai thiết bị trong một năm.' },
    { id: 4, so_thiet_bi: 3, gia: 1_053_000, mo_ta: 'Đầy đủ tính năng cho ba thiết bị trong một năm.' },
  ].map(row => ({
    ...row,
    ten: `Gói cao cấp ${row.so_thiet_bi} thiết bị`,
    loai_goi: 'TRA_PHI' as const,
    thoi_han_thang: 12,
    noi_dung: premium,
  })),
]
