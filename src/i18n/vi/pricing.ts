/** Words of the prices on the home page. */
export const pricing = {
  title: 'Bảng giá',
  lead: 'Miễn phí cho {devices}. Premium từ {price} một năm.',
  lead_free: 'Bắt đầu miễn phí, không cần thẻ.',
  lead_paid: 'Premium từ {price} một năm.',
  empty: 'Hiện chưa có gói nào đang mở bán',
  empty_text: 'Chúng tôi đang chuẩn bị các gói. Bạn gọi hotline {hotline} để được tư vấn, hoặc quay lại sau nhé.',
  paid: 'Gói Premium',
  start_here: 'Bắt đầu từ đây',
  price_free: '0 ₫',
  per_year: '/ 1 năm',
  paid_once: 'Trả một lần {price} cho {term}.',
  one_device: '1 thiết bị',
  devices: '{count} thiết bị',
  save: 'Tiết kiệm {percent}%',
  choose_devices: 'Số thiết bị',
  show_price: 'Xem giá',
  take: 'Nhận gói miễn phí',
  buy: 'Mua ngay',
  buy_named: 'Mua ngay {name}',
  details: 'Xem chi tiết',
  lines: 'Gồm có',
  more_lines: '+{count} nội dung khác',
  list_title: 'Tất cả các gói',
  partner: 'Trường học hay doanh nghiệp cần nhiều thiết bị hơn?',
  partner_link: 'Liên hệ hợp tác',

  compare: 'So sánh gói',
  compare_lead: 'Dùng thử miễn phí bằng gói tiêu chuẩn trước, lúc nào cần thì nâng lên gói Premium.',
  trial: 'Dùng thử miễn phí',
  term: 'Thời hạn',
  device_count: 'Thiết bị',
  price: 'Giá',

  renewal_title: 'Gia hạn, hủy và hoàn tiền',
  'about.renewal': 'Tự động gia hạn',
  'about.renewal_text':
    'Gói trả phí tự gia hạn cho đến khi ba\u00a0mẹ tắt. 20 ngày trước khi hết hạn (gói ngắn thì muộn hơn), chúng tôi nhắn tin kèm đường dẫn thanh toán. Nếu ba\u00a0mẹ chưa đăng ký thẻ ở VNPay để gia hạn, không khoản nào bị trừ trước khi ba\u00a0mẹ bấm thanh toán.',
  'about.cancel': 'Hủy lúc nào cũng được',
  'about.cancel_text':
    'Ba\u00a0mẹ tắt gia hạn trong ví, không cần nêu lý do. Con vẫn được bảo vệ đến hết thời hạn đã trả tiền, và ba\u00a0mẹ bật lại được trước ngày đó.',
  'about.refund': 'Hoàn tiền gia hạn',
  'about.refund_text':
    'Trong 30 ngày kể từ ngày thanh toán gia hạn, ba\u00a0mẹ có thể yêu cầu hoàn tiền ngay trong ví. Khi yêu cầu được duyệt, tiền được hoàn qua VNPay; thời hạn cũ vẫn chạy đến hết.',

  questions: 'Ba\u00a0mẹ thường hỏi',
  q_free: 'Gói tiêu chuẩn miễn\u00a0phí đến bao giờ?',
  a_free: 'Không giới hạn thời gian, cho 1 thiết bị, mỗi tài khoản nhận một lần.',
  q_children: 'Nhà có nhiều con, nhiều máy thì sao?',
  a_children:
    'Một tài khoản quản lý được nhiều con, mỗi con nhiều thiết bị. Mỗi thiết bị dùng một suất của gói; gói 2 hay 3 thiết bị thì chia cho các con tùy ý. Thời hạn bắt đầu từ ngày gán thiết bị đầu tiên và dùng chung cho cả gói.',
  q_end: 'Hết hạn thì chuyện gì xảy ra?',
  a_end:
    'Thiết bị không còn gói cho đến khi ba\u00a0mẹ gia hạn hoặc gán gói khác. Tài khoản, hồ sơ của con và danh sách thiết bị vẫn còn nguyên. Gia hạn trước ngày hết hạn thì thời hạn mới nối tiếp; gia hạn sau thì tính từ ngày thanh toán.',
  q_refund: 'Mua rồi có được hoàn tiền không?',
  a_refund:
    'Khoản gia hạn được hoàn nếu ba\u00a0mẹ yêu cầu trong vòng 30 ngày. Lần mua đầu tiên không nằm trong quy định này, nên ba\u00a0mẹ hãy thử gói miễn phí trước; nếu có trục trặc, gọi hotline {hotline}.',
  q_admin: 'Quản trị viên của An\u00a0Nhi có xem được gì không?',
  a_admin:
    'Quản trị viên thấy thông tin tài khoản, con, thiết bị và gói để hỗ trợ. Trang web và trang quản trị không chứa lịch sử web, ảnh chụp màn hình hay vị trí của con. Mật khẩu được lưu ở dạng không đọc ngược được; riêng nếu dịch vụ bật bản sao mã hóa, quản trị viên chỉ xem được sau khi nhập một mật khẩu khác, mỗi lần xem đều bị ghi lại và ba\u00a0mẹ nhận tin nhắn.',
  q_privacy: 'Dữ liệu của con được dùng làm gì?',
  a_privacy:
    'Chỉ để dịch vụ hoạt động. Chúng tôi không bán dữ liệu, không đặt quảng cáo. Ba\u00a0mẹ có thể yêu cầu sửa hoặc xóa bất cứ lúc nào.',
  privacy_link: 'Đọc chính sách quyền riêng tư, gồm việc bản sao mật khẩu hiện có bật hay không',
} as const
