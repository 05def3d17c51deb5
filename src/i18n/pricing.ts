import { words } from './index.ts'

/** Words of the prices on the home page. */
export const pricingWords = words({
  title: ['Bảng giá', 'Pricing'],
  lead: ['Bắt đầu miễn phí, không cần thẻ.', 'Start for free, no card needed.'],
  program_soon: [
    'Chạy ngay trong trình duyệt trên máy tính; phần mềm cho Windows sắp có. Thời hạn chỉ tính từ ngày gán gói.',
    'It runs in browsers on computers now; the software for Windows is coming soon. A term begins only when you assign the package.',
  ],
  empty: ['Hiện chưa có gói nào đang mở bán', 'No packages are on sale at the moment'],
  empty_text: [
    'Chúng tôi đang chuẩn bị các gói. Bạn gọi hotline {hotline} để được tư vấn, hoặc quay lại sau nhé.',
    'We are preparing them. Call the hotline on {hotline} for advice, or come back a little later.',
  ],
  paid: ['Gói Premium', 'Premium package'],
  start_here: ['Bắt đầu từ đây', 'Start here'],
  per_year: ['/ 1 năm', '/ 1 year'],
  paid_once: ['Trả một lần {price} cho {term}.', 'One payment of {price} for {term}.'],
  one_device: ['1 thiết bị', '1 device'],
  devices: ['{count} thiết bị', '{count} devices'],
  save: ['Tiết kiệm {percent}%', 'Save {percent}%'],
  choose_devices: ['Số thiết bị', 'Number of devices'],
  option: ['{devices} · {price}', '{devices} · {price}'],
  show_price: ['Xem giá', 'Show price'],
  take: ['Nhận gói miễn phí', 'Get the free package'],
  buy: ['Mua ngay', 'Buy now'],
  details: ['Xem chi tiết', 'View details'],

  compare: ['So sánh gói', 'Compare packages'],
  compare_lead: [
    'Dùng thử miễn phí bằng gói tiêu chuẩn trước, lúc nào cần thì nâng lên gói Premium.',
    'Try it for free with the standard package first, and move to Premium when you need to.',
  ],
  trial: ['Dùng thử miễn phí', 'Free trial'],
  term: ['Thời hạn', 'Term'],
  device_count: ['Thiết bị', 'Devices'],
  price: ['Giá', 'Price'],
  has: ['Có', 'Yes'],
  without: ['Không có', 'No'],
  soon: ['Sắp có', 'Coming soon'],

  renewal_title: ['Gia hạn, hủy và hoàn tiền', 'Renew, cancel, refund'],
  'about.renewal': ['Tự động gia hạn', 'Automatic renewal'],
  'about.renewal_text': [
    'Gói trả phí tự gia hạn cho đến khi ba\u00a0mẹ tắt. 20 ngày trước khi hết hạn (gói ngắn hạn thì gần ngày hết hạn hơn), chúng tôi nhắn tin kèm đường dẫn thanh toán. Chưa đăng ký thẻ gia hạn ở VNPay thì không khoản nào bị trừ trước khi ba\u00a0mẹ bấm thanh toán.',
    'Paid packages renew until you switch that off. 20 days before the end (later for short packages) we text you a link to pay. Without a card registered at VNPay for renewals, nothing is charged until you press pay.',
  ],
  'about.cancel': ['Hủy lúc nào cũng được', 'Cancel at any time'],
  'about.cancel_text': [
    'Ba\u00a0mẹ tắt gia hạn trong ví, không cần nêu lý do. Con vẫn được bảo vệ đến hết thời hạn đã trả tiền, và ba\u00a0mẹ bật lại được trước ngày đó.',
    'Switch renewal off in your wallet, no reason needed. Your child stays protected until the end of the term you paid for, and you can switch it on again before then.',
  ],
  'about.refund': ['Hoàn tiền gia hạn', 'Refund of a renewal'],
  'about.refund_text': [
    'Trong 30 ngày sau khi trả tiền gia hạn, ba\u00a0mẹ vào ví gói dịch vụ và gửi yêu cầu hoàn tiền. Được duyệt thì tiền về qua VNPay, thời hạn cũ giữ nguyên.',
    'Within 30 days of paying for a renewal, ask for the money back in your wallet. Once approved, it returns through VNPay, and the old term runs to its end.',
  ],

  wallet_alt: [
    'Ví gói dịch vụ trên điện thoại: gói đang dùng trên máy của con, ngày hết hạn, và gói chờ gán.',
    'The package wallet on a phone: the package in use on a child’s device, its end, and one still to be assigned.',
  ],
  wallet_picture: [
    'Hình chụp từ An\u00a0Nhi: ví gói dịch vụ, nơi ba\u00a0mẹ gán gói, gia hạn và tắt gia hạn.',
    'A screenshot of An\u00a0Nhi: the package wallet, where you assign packages, renew, and switch renewal off.',
  ],

  questions: ['Ba\u00a0mẹ thường hỏi', 'What parents ask'],
  q_free: ['Gói tiêu chuẩn miễn\u00a0phí đến bao giờ?', 'How long is the standard package free?'],
  a_free: [
    'Không giới hạn thời gian, cho 1 thiết bị. Sau này gói Premium hết hạn thì ba\u00a0mẹ nhận lại gói này được.',
    'For as long as you like, for 1 device. If a Premium package ends later, you can take this one again.',
  ],
  q_children: ['Nhà có nhiều con, nhiều máy thì sao?', 'We have several children and devices. How does that work?'],
  a_children: [
    'Một tài khoản quản lý được nhiều con, mỗi con nhiều thiết bị. Mỗi thiết bị dùng một suất của gói; gói 2 hay 3 thiết bị thì chia cho các con tùy ý. Thời hạn bắt đầu từ ngày gán thiết bị đầu tiên và dùng chung cho cả gói.',
    'One account holds several children, and each child several devices. Each device uses one place in a package; share out the 2 or 3 places of a larger one as you like. The term begins when the first device is assigned and is the same for the whole package.',
  ],
  q_end: ['Hết hạn thì chuyện gì xảy ra?', 'What happens when the term ends?'],
  a_end: [
    'Luật chạy thêm 7 ngày trên máy của con, rồi thiết bị không còn được bảo vệ cho đến khi ba\u00a0mẹ gia hạn hoặc gán gói khác; con không bao giờ bị khóa máy vì chuyện này. Tài khoản, hồ sơ của con và danh sách thiết bị vẫn còn nguyên. Gia hạn trước ngày hết hạn thì thời hạn mới nối tiếp; gia hạn sau thì tính từ ngày thanh toán.',
    'The rules run on your child’s computer for 7 more days. Then it is not protected until you renew or assign another package; your child is never locked out because of it. Your account, your children’s details and your list of devices all stay. Renew before the end and the new term follows on; renew later and it begins on the day you pay.',
  ],
  q_refund: ['Mua rồi có được hoàn tiền không?', 'Can I get my money back?'],
  a_refund: [
    'Với khoản gia hạn, ba\u00a0mẹ có thể yêu cầu hoàn trong 30 ngày; chúng tôi xem xét rồi nhắn kết quả. Lần mua đầu tiên không nằm trong quy định này, nên ba\u00a0mẹ hãy thử gói miễn phí trước; nếu có trục trặc, gọi hotline {hotline}.',
    'For a renewal you can ask for a refund within 30 days; we look into it and text you the result. A first purchase is not covered by this, so try the free package first; if something goes wrong, call the hotline on {hotline}.',
  ],
  q_admin: ['Quản trị viên của An\u00a0Nhi có xem được gì không?', 'Can An\u00a0Nhi’s administrators see anything?'],
  a_admin: [
    'Quản trị viên thấy thông tin tài khoản, con, thiết bị và gói để hỗ trợ. Không trang nào của họ cho xem thời gian dùng máy, lịch sử web hay điều con xin. Ngay cả khi đã đăng nhập, muốn xem lịch sử thì trình duyệt phải có mã\u00a0OTP gửi đến điện thoại của ba\u00a0mẹ.',
    'To help you, administrators see the details of your account, children, devices and packages. None of their pages shows time of use, web history or what your child asked for. Even when logged in, a browser shows history only after a code sent to your phone.',
  ],
  a_password: [
    'Mật khẩu của ba\u00a0mẹ được lưu ở dạng không đọc ngược lại được, nên không ai xem được, kể cả quản trị viên.',
    'Your password is stored in a form that cannot be read back, so nobody can see it, administrators included.',
  ],
  a_password_copied: [
    'Quản trị viên có thể xem mật khẩu tài khoản của ba\u00a0mẹ sau khi nhập mật khẩu xác minh riêng. Mỗi lần xem đều được ghi lại và có tin nhắn báo cho ba\u00a0mẹ.',
    'An administrator can view the password of your account after entering a separate verification password. Every viewing is recorded, and you are told by text message.',
  ],
  q_privacy: ['Dữ liệu của con được dùng làm gì?', 'What is my child’s data used for?'],
  a_privacy: [
    'Chỉ để dịch vụ hoạt động. Chúng tôi không bán dữ liệu, không đặt quảng cáo. Điều gì được ghi lại là do ba\u00a0mẹ chọn; ba\u00a0mẹ tải về, rút lại hay xóa bất cứ lúc nào ở trang Riêng tư của con.',
    'Only to run the service. We sell no data and show no advertising. You choose what is recorded, and can download it, withdraw your consent or delete everything at any time on your child’s privacy page.',
  ],
  privacy_link: ['Đọc Chính sách quyền riêng tư', 'Read the privacy policy'],
})
