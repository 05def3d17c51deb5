import { words } from './index.ts'

export const termsWords = words({
  heading: ['Điều khoản sử dụng', 'Terms of use'],
  lead: [
    'Đây là những điều bạn và {name} thỏa thuận với nhau khi bạn dùng dịch vụ: chúng tôi làm gì, bạn trả tiền ra sao, và dừng lại thế nào.',
    'What you and {name} agree on when you use the service: what we do, how you pay, and how you stop.',
  ],
  updated: ['Cập nhật ngày {date}', 'Updated on {date}'],
  contents: ['Nội dung trang này', 'On this page'],
  'service.title': ['Dịch vụ', 'The service'],
  'service.what': [
    '{name} giúp bạn đồng hành với con trên máy tính, và sắp tới là trên điện thoại: đặt giờ dùng, cho phép hoặc chặn trang web, trả lời điều con xin, xem lại con đã dùng máy thế nào.',
    '{name} helps you stay beside your child on computers, and soon on phones: set times, allow or block sites, answer what your child asks for, and look back at how a device was used.',
  ],
  'service.limit': [
    'Không phần mềm nào chặn được mọi nội dung xấu. Dịch vụ hỗ trợ bạn, chứ không thay được việc trò chuyện cùng con.',
    'No software can block everything harmful. The service supports you; it does not replace talking with your child.',
  ],
  'service.where': [
    'Trên máy của con, dịch vụ chạy bằng một tiện ích trong Chrome, Edge, Cốc\u00a0Cốc, Brave và Chromium. Tiện ích chỉ thấy trình duyệt và hồ sơ đã cài nó; người dùng máy có thể gỡ hoặc tắt tiện ích. Khi máy mất kết nối hay tiện ích bị gỡ, trang của bạn cho biết điều đó.',
    'On a child’s computer the service runs as an extension in Chrome, Edge, Coc\u00a0Coc, Brave and Chromium. It sees only the browser and profile that it is installed in, and whoever uses the computer can remove it or turn it off. When a computer is silent or the extension was removed, your own page shows it.',
  ],
  'service.soon': [
    'Ứng dụng cho Android sắp mở, ứng dụng cho iOS đang được phát triển. Chức năng nào chưa mở, trang web ghi rõ ngay tại chỗ.',
    'The app for Android is coming soon, and the app for iOS is in development. Where a feature is not open yet, the site says so there.',
  ],
  'service.end': [
    'Khi gói hết hạn, luật chạy thêm 7 ngày rồi dừng. Máy của con không bị khóa vì một khoản chưa trả.',
    'When a package ends, its rules run for 7 more days and then stop. A child is never locked out because of a payment.',
  ],
  'account.title': ['Tài khoản', 'Your account'],
  'account.who': [
    'Tài khoản dành cho cha mẹ hoặc người giám hộ từ đủ 18 tuổi. Bạn chỉ cài dịch vụ trên thiết bị của mình hoặc của con mà bạn là người đại diện.',
    'Accounts are for parents or guardians aged 18 or over. Install the service only on devices that are yours or belong to a child you represent.',
  ],
  'account.true': [
    'Thông tin bạn điền cần đúng, nhất là số điện thoại, vì mã\u00a0OTP và lời nhắc gia hạn được gửi đến đó.',
    'The details you give must be correct, above all the phone number, because verification codes and renewal reminders go there.',
  ],
  'account.secret': [
    'Bạn giữ kín mật khẩu và mã\u00a0OTP. Nếu nghĩ có người khác biết, bạn đổi mật khẩu ngay và báo cho chúng tôi.',
    'Keep your password and verification codes to yourself. If you think somebody else knows them, change the password at once and tell us.',
  ],
  'account.privacy': [
    'Chúng tôi dùng dữ liệu của bạn và con như đã nói trong Chính sách quyền riêng tư.',
    'We use your data and that of your children as the privacy policy says.',
  ],
  'packages.title': ['Gói dịch vụ và thanh toán', 'Packages and payment'],
  'packages.kinds': [
    'Có gói miễn phí và gói trả phí. Giá, số thiết bị và thời hạn hiện trên trang trước khi bạn trả tiền; giá tính bằng đồng Việt Nam.',
    'There are free and paid packages. The price, the number of devices and the term are shown before you pay; prices are in Vietnamese dong.',
  ],
  'packages.vnpay': [
    'Bạn thanh toán qua cổng VNPay. Đơn hàng hoàn tất khi VNPay xác nhận đã nhận tiền. Nếu tiền đã trừ mà đơn chưa xong, đơn được ghi “đang kiểm tra” và chúng tôi đối chiếu với VNPay.',
    'You pay through VNPay. An order is complete when VNPay confirms the payment. If money has left your account but the order is not complete, it is marked “being checked” and we settle it with VNPay.',
  ],
  'packages.wallet': [
    'Gói đã mua nằm trong ví cho đến khi bạn gán cho một thiết bị. Thời hạn bắt đầu tính từ ngày gán thiết bị đầu tiên và dùng chung cho mọi thiết bị trong cùng một lần mua.',
    'A bought package stays in your wallet until you assign it to a device. The term begins on the day the first device is assigned and is shared by all devices of the same purchase.',
  ],
  'renewal.title': ['Tự động gia hạn', 'Automatic renewal'],
  'renewal.on': [
    'Gói trả phí tự động gia hạn cho đến khi bạn hủy.',
    'Paid packages renew automatically until you cancel.',
  ],
  'renewal.when': [
    'Khoản gia hạn được thu sớm nhất 20\u00a0ngày trước khi gói hết hạn; với gói ngắn hạn, chỉ thu khi thời hạn còn lại không quá một phần tư. Nếu cách thanh toán của bạn không cho phép thu tự động, chúng tôi gửi đường dẫn để bạn tự trả.',
    'The renewal is charged 20\u00a0days before the end of the term at the earliest, and later for short packages, when at most a quarter of the term is left. If your way of paying does not allow automatic charges, we send you a link to pay it yourself.',
  ],
  'renewal.reminders': [
    'Nếu khoản gia hạn chưa được trả, chúng tôi nhắc bạn 20, 13, 7, 3 và 1\u00a0ngày trước khi hết hạn.',
    'If the renewal is not yet paid, we remind you 20, 13, 7, 3 and 1 days before the end.',
  ],
  'renewal.start': [
    'Nếu bạn trả đúng hạn, kỳ mới nối tiếp ngay kỳ cũ. Nếu trả muộn, kỳ mới tính từ ngày trả.',
    'If you pay in time, the new term follows the old one without a gap. If you pay late, it begins on the day of payment.',
  ],
  'cancel.title': ['Hủy gia hạn', 'Cancelling a renewal'],
  'cancel.how': [
    'Bạn tắt tự động gia hạn trong ví gói, lúc nào cũng được và không cần lý do.',
    'You can switch automatic renewal off in your wallet at any time, without giving a reason.',
  ],
  'cancel.after': [
    'Sau khi hủy, chúng tôi không thu thêm khoản nào. Con vẫn được bảo vệ đến hết thời hạn đã trả.',
    'After that we charge nothing more. Your child stays protected until the end of the term you paid for.',
  ],
  'refund.title': ['Hoàn tiền', 'Refunds'],
  'refund.when': [
    'Bạn có thể xin hoàn một khoản gia hạn trong vòng 30 ngày kể từ ngày thanh toán, mỗi khoản một lần, ngay trong ví gói hoặc qua {email}.',
    'You can ask for a refund of a renewal within 30 days of paying it, once for each payment, in your wallet or at {email}.',
  ],
  'refund.how': [
    'Khi yêu cầu được duyệt, tiền về qua VNPay, kỳ gia hạn được thu hồi và kỳ cũ chạy tiếp đến hết. Quyền của người tiêu dùng theo pháp luật không bị hạn chế bởi mục này.',
    'Once your request is approved, the money comes back through VNPay, the renewed term is taken back and the old one runs to its end. This section does not limit the rights that consumers have by law.',
  ],
  'fair.title': ['Dùng đúng mực', 'Fair use'],
  'fair.watch': [
    'Không dùng dịch vụ để theo dõi người lớn, hoặc thiết bị không thuộc về gia đình bạn. Không giấu con việc máy có cài {name}.',
    'Do not use the service to watch adults, or devices that are not part of your family. Do not hide from your child that {name} is installed.',
  ],
  'fair.break': [
    'Không dò mật khẩu, không yêu cầu gửi mã\u00a0OTP hàng loạt, không truy cập vượt quyền và không làm chậm dịch vụ của người khác.',
    'Do not guess passwords, send codes in bulk, reach beyond your access or slow the service down for others.',
  ],
  'fair.resell': [
    'Không bán lại gói dịch vụ khi chưa thỏa thuận với chúng tôi.',
    'Do not resell packages without an agreement with us.',
  ],
  'fair.stop': [
    'Nếu một tài khoản làm những việc này, chúng tôi có thể khóa tài khoản đó và nhắn tin cho bạn biết lý do. Khi bị khóa, bạn bị đăng xuất khỏi mọi thiết bị và không đăng nhập được.',
    'We may close an account that does these things, and send you a message that says why. You are then logged out everywhere and cannot log in.',
  ],
  'fair.meanwhile': [
    'Trong thời gian khóa, chúng tôi không thu khoản gia hạn nào và không nhắc gia hạn; gói đang dùng vẫn chạy đến hết thời hạn đã trả.',
    'While it is closed, we charge no renewals and send no reminders of them; packages in use run until the end of the term you paid for.',
  ],
  'fair.again': [
    'Nếu có nhầm lẫn, hoặc việc đã giải quyết xong, chúng tôi mở lại tài khoản và nhắn tin cho bạn. Muốn hỏi hay khiếu nại, bạn gọi {hotline} hoặc viết cho {email}.',
    'If it was a mistake, or the matter is settled, we open the account again and send you a message. To ask or to object, call {hotline} or write to {email}.',
  ],
  'duty.title': ['Trách nhiệm của chúng tôi', 'What we answer for'],
  'duty.text': [
    'Chúng tôi giữ cho dịch vụ chạy ổn định và cố gắng báo trước khi bảo trì. Nếu dịch vụ hỏng do lỗi của chúng tôi, bạn liên hệ để được khắc phục, bù thời gian hoặc hoàn tiền theo quy định của pháp luật.',
    'We keep the service running steadily and announce maintenance where we can. If it fails through a fault of ours, contact us to have it put right, the time made up or the money returned, as the law provides.',
  ],
  'changes.title': ['Khi điều khoản thay đổi', 'When these terms change'],
  'changes.text': [
    'Chúng tôi báo trước trên trang này và đổi ngày ở đầu trang. Thay đổi về giá chỉ áp dụng cho lần mua hoặc gia hạn sau đó. Nếu không đồng ý, bạn hủy gia hạn và dùng hết thời hạn đã trả theo điều khoản cũ.',
    'We say so beforehand on this page and change the date at its top. A new price applies only to later purchases and renewals. If you do not agree, cancel the renewal and use up the term you paid for under the old terms.',
  ],
  'law.title': ['Luật áp dụng', 'Applicable law'],
  'law.text': [
    'Điều khoản này theo pháp luật Việt Nam. Khi có điều chưa ổn, bạn nói với chúng tôi trước để cùng giải quyết; bạn luôn có quyền đưa việc đến cơ quan có thẩm quyền. Bản tiếng Việt là bản chính, bản tiếng Anh để tham khảo.',
    'These terms are governed by the law of Viet\u00a0Nam. If something is not right, please talk to us first; you may always go to the competent authorities. The Vietnamese text prevails, and the English one is for reference.',
  ],
  'contact.title': ['Liên hệ', 'Contact'],
  'contact.text': [
    '{name}, {address}. Email {email}. Hotline\u00a0{hotline}, 8:00 đến 22:00 mỗi ngày.',
    '{name}, {address}. Email {email}. Hotline\u00a0{hotline}, 8:00 to 22:00 every day.',
  ],
})
