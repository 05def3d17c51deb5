import { words } from './index.ts'

export const privacyWords = words({
  heading: ['Chính sách quyền riêng tư', 'Privacy policy'],
  lead: [
    'Trang này nói {name} giữ những gì về bạn và con, giữ bao lâu, ai xem được, và bạn có quyền gì. Chúng tôi cố gắng viết sao cho bạn đọc một mạch là hiểu, không cần ai giải thích.',
    'What {name} keeps about you and your children, for how long, who can see it, and what rights you have. It is written to be read in one go, without anyone explaining it.',
  ],
  updated: ['Cập nhật ngày {date}', 'Updated on {date}'],
  contents: ['Nội dung trang này', 'On this page'],
  'short.title': ['Nói ngắn gọn', 'In short'],
  'short.need': [
    'Chúng tôi chỉ giữ những gì cần để dịch vụ chạy được. Không bán dữ liệu, không quảng cáo.',
    'We keep only what the service needs to work. We sell no data and show no advertising.',
  ],
  'short.child': [
    'Điều con làm trên máy chỉ được ghi lại khi bạn đồng ý; riêng lịch sử web, khi con từ 7 tuổi thì con cũng phải đồng ý. Chỉ bạn xem được; quản trị viên thì không.',
    'What a child does at a computer is recorded only if you agree and, for web history from the age of 7, if the child does too. Only you can see it; administrators cannot.',
  ],
  'short.ask': [
    'Dữ liệu về việc dùng máy, bạn tự tải về hoặc xóa ở trang Riêng tư của con. Muốn xem, sửa hay xóa điều gì khác, bạn viết cho chúng tôi theo địa chỉ {email}.',
    'What is kept about the use of computers you can download or delete yourself, on your child’s privacy page. To see, correct or delete anything else, write to us at {email}.',
  ],
  'stored.title': ['Chúng tôi giữ những gì', 'What we keep'],
  'stored.intro': [
    'Những điều sau do bạn cung cấp, sinh ra khi bạn dùng dịch vụ, hoặc do An\u00a0Nhi trên máy của con gửi về.',
    'These are given by you, come about as you use the service, or are sent by An\u00a0Nhi on your child’s computer.',
  ],
  'stored.account': ['Tài khoản', 'Account'],
  'stored.account_text': [
    'Họ tên, email, số điện thoại, địa chỉ nếu bạn điền, ngôn ngữ bạn chọn và ngày tạo; nếu tài khoản bị khóa, cả lúc khóa và lý do. Mật khẩu chỉ được giữ ở dạng mã hóa một chiều (băm), không đọc ngược lại được.',
    'Your name, email, phone number, address if you give one, chosen language and the date of registration; if the account is closed, when and why. The password is kept only as a one-way hash that cannot be read back.',
  ],
  'stored.account_copied': [
    'Họ tên, email, số điện thoại, địa chỉ nếu bạn điền, ngôn ngữ bạn chọn và ngày tạo; nếu tài khoản bị khóa, cả lúc khóa và lý do. Mật khẩu được giữ ở dạng mã hóa một chiều (băm), kèm một bản sao mã hóa mà quản trị viên xem được khi cần hỗ trợ; xem mục “Quản trị viên và mật khẩu của bạn”.',
    'Your name, email, phone number, address if you give one, chosen language and the date of registration; if the account is closed, when and why. The password is kept as a one-way hash, together with an encrypted copy that an administrator can view to help you; see “Administrators and your password”.',
  ],
  'stored.children': ['Con', 'Children'],
  'stored.children_text': [
    'Tên, giới tính, ngày sinh, lớp, trường và email của con nếu có. Chỉ tên và giới tính là bắt buộc.',
    'Name, gender, date of birth, grade, school and the child’s email, if any. Only name and gender are required.',
  ],
  'stored.devices': ['Thiết bị', 'Devices'],
  'stored.devices_text': [
    'Tên, loại, mã thiết bị, và gói dịch vụ đang dùng với ngày bắt đầu, ngày kết thúc. Với máy đã ghép: loại và phiên bản An\u00a0Nhi, lần liên lạc cuối, luật đang chạy và kết quả các phép thử.',
    'Name, type, device code, and the package in use with its start and end dates. Of a paired computer: the kind and version of An\u00a0Nhi, when it was last heard of, the rules it runs and the results of its tests.',
  ],
  'stored.time': ['Thời gian dùng máy, nếu bạn đồng ý', 'Time at the computer, if you agree'],
  'stored.time_text': [
    'Những phút con dùng máy trong mỗi ngày, và con ở mỗi trang web bao lâu.',
    'The minutes of each day at which your child used the computer, and how long each website was used.',
  ],
  'stored.history': ['Lịch sử web, nếu bạn đồng ý và con cũng đồng ý', 'Web history, if you and your child agree'],
  'stored.history_text': [
    'Con mở trang nào vào phút nào, và trang nào bị chặn: chỉ tên trang như youtube.com, không bao giờ có địa chỉ đầy đủ. Từ 7 tuổi, chỉ bắt đầu khi con bấm “Con đã hiểu” trên máy.',
    'Which site was open at which minute, and which was blocked: only its name such as youtube.com, never a full address. From the age of 7 it begins only when the child presses “I understand” on the computer.',
  ],
  'stored.rules': ['Luật, điều con xin và điều bạn cho', 'Rules, requests and what you gave'],
  'stored.rules_text': [
    'Luật bạn đặt, điều con xin kèm lời nhắn của con, câu trả lời của bạn, những phút bạn cho thêm; và nhật ký: ghép máy, mất kết nối, gỡ máy, phép thử chưa đạt, đổi giờ máy, sửa luật.',
    'The rules you set, what your child asked for with the child’s own words, your answers, the minutes you gave; and a journal: pairing, silence, removal, failed tests, a changed clock, changed rules.',
  ],
  'stored.consents': ['Điều bạn và con đã đồng ý', 'What you and your child agreed to'],
  'stored.consents_text': [
    'Đồng ý việc gì, theo phiên bản nào của lời hỏi, ai đồng ý, lúc nào, và rút lại lúc nào.',
    'For which purpose, which version of the text, who agreed, when, and when it was withdrawn.',
  ],
  'stored.orders': ['Đơn hàng', 'Orders'],
  'stored.orders_text': [
    'Gói đã mua, số tiền, thời điểm, mã giao dịch và kết quả do cổng thanh toán báo về; yêu cầu hoàn tiền, lý do bạn viết và câu trả lời của chúng tôi, nếu có; tên, mã số thuế, địa chỉ và email xuất hóa đơn, nếu bạn điền. Số thẻ và tài khoản ngân hàng bạn nhập tại VNPay không đi qua chúng tôi; nếu bạn đăng ký thẻ tại VNPay để gia hạn tự động, chúng tôi chỉ giữ mã mà VNPay cấp để thu tiền; khi bạn gỡ thẻ hoặc tài khoản bị xóa, mã ấy chỉ còn dùng để yêu cầu VNPay hủy.',
    'The package, amount, time, transaction reference and the result reported by the payment gateway; refund requests, the reasons you give and our answers, if any; the name, tax code, address and email for an invoice, if you enter them. Card and bank account numbers you enter at VNPay never pass through us. If you register a card with VNPay for automatic renewal, we keep only the code that VNPay gives us for charging it; once the card is removed or the account is deleted, that code only serves to have VNPay cancel it.',
  ],
  'stored.sessions': ['Phiên đăng nhập', 'Log-in sessions'],
  'stored.sessions_text': [
    'Giá trị băm của phiên, lúc bắt đầu và lúc hết hạn. Bản thân mã phiên chỉ nằm trong máy của bạn.',
    'A hash of the session, its start and its end. The session token itself is only on your device.',
  ],
  'stored.codes': ['Mã\u00a0OTP', 'Verification codes'],
  'stored.codes_text': [
    'Số điện thoại, mục đích và giá trị băm của mã, để so với mã bạn nhập.',
    'The phone number, the purpose and a hash of the code, to compare with what you type.',
  ],
  'stored.audit': ['Nhật ký bảo mật', 'Security log'],
  'stored.audit_text': [
    'Việc đổi hay xem mật khẩu, và mỗi thay đổi về tài khoản, con, thiết bị, gói, đơn hàng: ai làm, lúc nào, từ địa chỉ mạng nào, giá trị trước và sau. Ngoài ra có bộ đếm số lần thử, để chặn người dò mật khẩu.',
    'Passwords being changed or viewed, and every change to accounts, children, devices, packages and orders: who, when, from which network address, and the values before and after. We also count attempts, to stop people guessing passwords.',
  ],
  'stored.notices': ['Tin nhắc', 'Reminders'],
  'stored.notices_text': [
    'Tin về gia hạn, hết hạn và hoàn tiền: loại tin, số tiền hoặc ngày nêu trong tin, lúc gửi và gửi được hay không.',
    'Messages about renewals, endings and refunds: the kind, the amount or date in it, when it was sent and whether it went out.',
  ],
  'stored.contact': ['Yêu cầu của đối tác', 'Partner requests'],
  'stored.contact_text': [
    'Điều bạn điền trong biểu mẫu liên hệ: tên, cách liên hệ, số thiết bị và số năm.',
    'What you enter in the contact form: name, how to reach you, number of devices and years.',
  ],
  'stored.not': [
    'Chúng tôi không nhận địa chỉ đầy đủ, nội dung trang, tin nhắn, phím gõ, ảnh chụp màn hình hay vị trí của con. Máy của con tự so trang web với danh sách: không địa chỉ nào được gửi đi để hỏi. Máy chủ ghi đường dẫn, giờ và kết quả của mỗi lượt truy cập trang này, nhưng không ghi nội dung bạn gửi.',
    'We receive no full addresses, content of pages, messages, keys, screenshots or location of your child. The computer compares sites with its lists by itself: no address is sent anywhere to be judged. The server records the path, time and result of each request to this site, but not what you send in it.',
  ],
  'why.title': ['Để làm gì', 'What it is for'],
  'why.text': [
    'Để bạn đăng nhập, mua và dùng gói dịch vụ; để nối đúng gói với đúng thiết bị của con; để luật của bạn chạy trên máy của con và bạn biết máy có đang được bảo vệ không; để bạn xem lại điều bạn đã đồng ý cho ghi; để nhắc bạn trước khi gia hạn; để giữ tài khoản an toàn; và để làm đúng nghĩa vụ kế toán. Chúng tôi không dùng dữ liệu vào việc nào khác khi chưa hỏi bạn.',
    'To log you in, to sell and run your packages, to connect the right package to the right device, to run your rules on your child’s computer and show you whether it is protected, to show you what you allowed to be recorded, to remind you before a renewal, to keep the account safe, and to meet our accounting duties. We use it for nothing else without asking you.',
  ],
  'long.title': ['Giữ trong bao lâu', 'How long we keep it'],
  'long.account': ['Tài khoản, con, thiết bị', 'Account, children, devices'],
  'long.account_text': [
    'Đến khi bạn yêu cầu chúng tôi xóa. Xóa một tài khoản là xóa cả dữ liệu của con và thiết bị thuộc tài khoản đó.',
    'Until you ask us to delete them. Deleting an account also deletes the data of its children and devices.',
  ],
  'long.time': ['Thời gian dùng máy', 'Time at the computer'],
  'long.time_text': [
    '13 tháng. Với gói miễn phí, trang của bạn cho xem 30 ngày gần nhất; bản tải về có đủ.',
    '13 months. With the free package your pages show the last 30 days; the download has all of it.',
  ],
  'long.history': ['Lịch sử web', 'Web history'],
  'long.history_text': [
    '30 ngày, xóa trong ngày thứ 31. Với gói miễn phí, trang của bạn chỉ cho xem hôm nay; bản tải về có đủ.',
    '30 days, deleted within the 31st. With the free package your pages show today only; the download has all of it.',
  ],
  'long.rules': ['Luật, điều con xin và điều bạn cho', 'Rules, requests and what you gave'],
  'long.rules_text': [
    'Luật cũ: 90 ngày. Điều con xin, điều bạn cho và nhật ký: 13 tháng. Yêu cầu ghép máy: một ngày. Trạng thái của máy: chỉ giữ trạng thái hiện tại.',
    'Old rules: 90 days. Requests, what you gave and the journal: 13 months. Requests to pair: one day. The state of a computer: only the present one.',
  ],
  'long.consents': ['Điều đã đồng ý', 'Consents'],
  'long.consents_text': [
    'Giữ cùng với tài khoản, để làm bằng chứng. Khi bạn rút lại, điều đã ghi được ẩn đi ngay và bị xóa sau 24 giờ nếu bạn không đồng ý lại.',
    'As long as the account, as evidence. Once withdrawn, what was recorded is hidden at once, and deleted after 24 hours unless you agree again.',
  ],
  'long.session': ['Phiên đăng nhập', 'Log-in sessions'],
  'long.session_text': [
    '24 giờ, hoặc 30 ngày nếu bạn chọn ghi nhớ. Đổi mật khẩu thì mọi phiên khác kết thúc ngay.',
    '24 hours, or 30 days if you asked to stay logged in. Changing the password ends every other session at once.',
  ],
  'long.code': ['Mã\u00a0OTP', 'Verification codes'],
  'long.code_text': ['5 phút. Mã hết hạn được dọn đi mỗi giờ.', '5 minutes. Expired codes are cleared every hour.'],
  'long.limits': ['Bộ đếm số lần thử', 'Counts of attempts'],
  'long.limits_text': [
    'Không quá một ngày kể từ lần thử, rồi được dọn đi.',
    'No more than a day after the attempt, then cleared.',
  ],
  'long.orders': ['Đơn hàng và thanh toán', 'Orders and payments'],
  'long.orders_text': [
    'Theo thời hạn mà pháp luật về kế toán quy định. Khi tài khoản bị xóa, đơn hàng ở lại nhưng không còn thông tin của người mua, cũng không còn lý do và câu trả lời của yêu cầu hoàn tiền; thông tin xuất hóa đơn được giữ cùng đơn hàng đã thanh toán, của đơn không thanh toán thì được xóa sau 90 ngày; mã thu tiền mà VNPay cấp cho thẻ của bạn chỉ được giữ đến khi VNPay hủy xong. Nội dung trao đổi với cổng thanh toán được giữ 90 ngày, và lâu hơn khi đơn hàng còn đang được kiểm tra.',
    'For as long as accounting law requires. When an account is deleted its orders stay, without the details of the buyer and without the reasons and answers of refund requests; invoice details are kept with orders that were paid, those of others are deleted after 90 days; the code that VNPay gave us for your card is kept only until VNPay has cancelled it. What we exchange with the payment gateway is kept for 90 days, and for longer while the order is still being checked.',
  ],
  'long.audit': ['Nhật ký bảo mật', 'Security log'],
  'long.audit_text': [
    '24 tháng, vì đó là bằng chứng khi có chuyện xảy ra; phần về đơn hàng, hoàn tiền và gói đã mua được giữ lâu như đơn hàng. Dữ liệu bạn đã sửa hoặc xóa vì vậy còn trong nhật ký trong thời gian đó, nơi chỉ quản trị viên xem được.',
    '24 months, because it is the evidence when something goes wrong; what concerns orders, refunds and bought packages is kept as long as the order. What you have changed or deleted therefore stays in the log for that time, which only administrators can see.',
  ],
  'long.notices': ['Tin nhắc', 'Reminders'],
  'long.notices_text': [
    '400 ngày kể từ lúc gửi, để không nhắc bạn hai lần về cùng một việc.',
    '400 days from when they were sent, so that you are not reminded of the same thing twice.',
  ],
  'long.contact': ['Yêu cầu của đối tác', 'Partner requests'],
  'long.contact_text': [
    '12 tháng kể từ ngày gửi, rồi được xóa.',
    '12 months from the day they are sent; then they are deleted.',
  ],
  'long.backup': [
    'Dữ liệu đã xóa có thể còn trong bản sao lưu cho đến khi bản đó được thay bằng bản mới hơn.',
    'Deleted data may remain in a backup until that backup is replaced by a newer one.',
  ],
  'who.title': ['Ai xem được', 'Who can see it'],
  'who.you': [
    'Bạn, với dữ liệu của chính gia đình mình. Người dùng khác không xem được.',
    'You, for your own family. Other users cannot.',
  ],
  'who.child': [
    'Con, trên máy của mình: con còn bao nhiêu phút, luật nào đang chạy, điều gì được ghi lại.',
    'Your child, on the computer: the time left, the rules that run, and what is recorded.',
  ],
  'who.admins': [
    'Quản trị viên của {name}, để hỗ trợ bạn và quản lý gói dịch vụ: tài khoản, con, thiết bị, gói và đơn hàng. Họ không xem được thời gian dùng máy, lịch sử web, luật hay điều con xin.',
    'Administrators of {name}, to help you and to manage packages: account, children, devices, packages and orders. They cannot see time of use, web history, rules or what your child asked for.',
  ],
  'who.confirmed': [
    'Để người biết mật khẩu của bạn cũng không xem, tải về hay xóa được lịch sử, mỗi trình duyệt phải nhập mã\u00a0OTP gửi đến điện thoại của bạn trước, và nhập lại sau mỗi 90 ngày.',
    'So that even somebody who knows your password cannot see history, download it or delete it, each browser first asks for a code sent to your phone, and again after 90 days.',
  ],
  'who.vnpay': [
    'VNPay, cổng thanh toán: số tiền, mã đơn hàng và địa chỉ mạng của bạn khi bạn trả tiền; số tiền và mã đơn hàng khi bạn được hoàn tiền.',
    'VNPay, the payment gateway: the amount, the order reference and your network address when you pay; the amount and the order reference when you are refunded.',
  ],
  'who.invoices': [
    'Nhà cung cấp hóa đơn điện tử: đơn hàng bạn đã trả tiền hoặc được hoàn tiền, và thông tin xuất hóa đơn nếu bạn điền.',
    'The e-invoice provider: the orders that you paid or were refunded, and the invoice details if you enter them.',
  ],
  'who.sms': [
    'Nhà cung cấp tin nhắn: số điện thoại và nội dung tin gửi cho bạn.',
    'The SMS provider: your phone number and the text sent to you.',
  ],
  'who.law': [
    'Cơ quan nhà nước, khi pháp luật buộc chúng tôi cung cấp.',
    'Public authorities, where the law obliges us.',
  ],
  'who.translation': [
    'Lời giới thiệu của các gói được dịch sang tiếng Anh bằng một dịch vụ bên ngoài. Dịch vụ ấy không nhận thông tin về bất kỳ ai.',
    'An outside service translates the descriptions of our packages into English. It receives nothing about any person.',
  ],
  'password.title': ['Quản trị viên và mật khẩu của bạn', 'Administrators and your password'],
  'password.off': [
    'Hiện nay hệ thống không giữ bản sao mật khẩu: không ai đọc được mật khẩu của bạn, kể cả chúng tôi. Nếu sau này chức năng ấy được bật, trang này và biểu mẫu đăng ký sẽ nói rõ, và chỉ mật khẩu đặt từ lúc đó mới có bản sao.',
    'At present the service keeps no copy of passwords: nobody can read yours, and that includes us. Should this be switched on one day, this page and the registration form will say so, and only passwords set from then on will have a copy.',
  ],
  'password.on': [
    'Hiện nay hệ thống có giữ một bản sao mã hóa của mật khẩu, để hỗ trợ khi bạn quên. Quản trị viên chỉ xem được sau khi nhập mật khẩu xác minh riêng. Mỗi lần xem đều được ghi vào nhật ký và có tin nhắn báo cho bạn.',
    'At present the service keeps an encrypted copy of passwords, to help when you forget yours. An administrator can view it only after entering a separate verification password. Every viewing is logged, and you are told by text message.',
  ],
  'password.advice': [
    'Vì vậy, hãy đặt mật khẩu không dùng ở nơi khác.',
    'So please choose a password that you use nowhere else.',
  ],
  'sms.title': ['Tin nhắn đến điện thoại của bạn', 'Messages to your phone'],
  'sms.text': [
    'Chúng tôi nhắn tin khi bạn xin mã\u00a0OTP, khi mật khẩu của bạn được đổi, hoặc được quản trị viên đặt lại hay xem, khi quản trị viên đổi số điện thoại của bạn, khi gói sắp đến ngày gia hạn, hết hạn hay ngừng bán, khi một khoản gia hạn được thu từ thẻ của bạn, khi yêu cầu hoàn tiền có kết quả hay một khoản tiền được hoàn cho bạn, và khi tài khoản bị khóa hay được mở lại; với gói trả phí, cả khi An\u00a0Nhi bị gỡ khỏi máy của con, hay máy không kết nối suốt 3 ngày trong khi con dùng máy khác. Chúng tôi không nhắn tin quảng cáo, và không bao giờ hỏi mã\u00a0OTP của bạn.',
    'We send a message when you ask for a verification code, when your password is changed, or set or viewed by an administrator, when an administrator changes your phone number, when a package is about to renew, has ended or is no longer sold, when your card is charged for a renewal, when a refund request has been decided or money was sent back to you, and when your account is closed or opened again; with a paid package also when An\u00a0Nhi was removed from your child’s computer, or a computer has been silent for 3 days while your child uses another. We send no advertising, and we never ask you for a verification code.',
  ],
  'browser.title': ['Cookie và bộ nhớ trình duyệt', 'Cookies and browser storage'],
  'browser.intro': [
    'Không có cookie quảng cáo hay đo lường. Chỉ có:',
    'There are no advertising or analytics cookies. There are only:',
  ],
  'browser.token': [
    'Cookie “token” (trên kết nối an toàn: “__Host-token”)',
    'The “token” cookie (“__Host-token” on a secure connection)',
  ],
  'browser.token_text': [
    'Giữ phiên đăng nhập. Mã lệnh trên trang không đọc được cookie này.',
    'Keeps you logged in. Scripts on the page cannot read it.',
  ],
  'browser.challenge': [
    'Cookie “challenge” (trên kết nối an toàn: “__Host-challenge”)',
    'The “challenge” cookie (“__Host-challenge” on a secure connection)',
  ],
  'browser.challenge_text': [
    'Nhận ra trình duyệt đã xin mã\u00a0OTP, trong 5 phút, để dù người khác có dò mã, mã của bạn vẫn dùng được.',
    'Recognises the browser that asked for a verification code, for 5 minutes, so that other people’s guesses cannot end your code.',
  ],
  'browser.device': [
    'Cookie “device” (trên kết nối an toàn: “__Host-device”)',
    'The “device” cookie (“__Host-device” on a secure connection)',
  ],
  'browser.device_text': [
    'Nhận ra trình duyệt bạn đã từng đăng nhập, để người khác cố ý nhập sai mật khẩu cũng không khóa được bạn. Cookie giữ một mã ngẫu nhiên của trình duyệt, số hiệu của tối đa năm tài khoản, lúc đăng nhập và lúc nhập mã\u00a0OTP gửi đến điện thoại, trong 90 ngày; khi bạn đặt lại mật khẩu, cookie hết hiệu lực. Mã lệnh trên trang không đọc được cookie này.',
    'Recognises a browser you have logged in with, so that nobody can lock you out by typing wrong passwords. It holds a random id of the browser, the numbers of at most five accounts, when they logged in and when a code sent to the phone was typed, for 90 days; resetting the password ends it. Scripts on the page cannot read it.',
  ],
  'browser.language': ['Cookie và bộ nhớ “language”', 'The “language” cookie and storage entry'],
  'browser.language_text': [
    'Nhớ ngôn ngữ bạn đã chọn, trong một năm.',
    'Remembers the language you chose, for a year.',
  ],
  'browser.greeted': ['Bộ nhớ “da_chon_ngon_ngu”', 'The “da_chon_ngon_ngu” storage entry'],
  'browser.greeted_text': [
    'Nhớ rằng bạn đã xem màn hình chào hoặc đã chọn ngôn ngữ, để màn hình chào không hiện lại.',
    'Remembers that you have seen the greeting or chosen a language, so that the greeting does not come again.',
  ],
  'browser.user': ['Bộ nhớ “user”', 'The “user” storage entry'],
  'browser.user_text': [
    'Tên, email, số điện thoại, địa chỉ nếu có, mã, vai trò và ngày tạo của tài khoản, để hiện ở góc trang và để các tab khác biết khi bạn đăng xuất; được xóa khi bạn đăng xuất.',
    'Your name, email, phone number, address if there is one, and the number, role and creation date of your account, to show in the corner of the page and to tell other tabs when you log out; removed when you log out.',
  ],
  'browser.steps': ['Bộ nhớ tạm của tab đang mở', 'Temporary storage of the open tab'],
  'browser.steps_text': [
    'Khi bạn đăng ký hoặc đổi mật khẩu: bước đang làm, tên, email, số điện thoại và hạn của mã. Tự xóa khi bạn làm xong hoặc đóng tab. Không bao giờ chứa mật khẩu.',
    'While you register or change a password: the step, name, email, phone number and the life of the code. Dropped when you finish or close the tab. Never a password.',
  ],
  'children.title': ['Dữ liệu của con', 'Children’s data'],
  'children.consent': [
    'Với trẻ em, cha mẹ hoặc người giám hộ thay con thực hiện các quyền về dữ liệu. Khi cung cấp thông tin của con, bạn xác nhận mình là người đại diện của con và đồng ý để chúng tôi xử lý như trang này mô tả.',
    'Parents or guardians exercise a child’s data rights on the child’s behalf. By giving us details of a child you confirm that you are the child’s representative and agree to our processing them as this page describes.',
  ],
  'children.purposes': [
    'Việc ghi lại thời gian dùng máy và việc ghi lại lịch sử web cần hai sự đồng ý riêng. Lúc đầu cả hai đều tắt; sự im lặng không được coi là đồng ý. Từ 7 tuổi, lịch sử chỉ được ghi khi con cũng bấm “Con đã hiểu” trên máy.',
    'Recording the time of use and recording web history need two consents of their own. Both are off at first; silence is no consent. From the age of 7, history is recorded only when the child too has pressed “I understand” on the computer.',
  ],
  'children.talk': [
    'Chúng tôi không công bố hay tiết lộ thông tin về đời sống riêng tư của con. Theo pháp luật, với con từ đủ 7 tuổi, việc đó phải được cả con và người đại diện đồng ý. Trên máy, con luôn thấy luật nào đang chạy và điều gì được ghi lại.',
    'We never publish or disclose anything about a child’s private life. For a child aged 7 or older, the law would require the consent of both the child and the representative. On the computer your child always sees which rules run and what is recorded.',
  ],
  'children.withdraw': [
    'Ở trang Riêng tư của con, bạn rút lại từng sự đồng ý, tải về tất cả (JSON hoặc CSV), hoặc xóa tất cả ngay: máy không còn được bảo vệ; luật, thời gian dùng máy, lịch sử, lời xin của con và điều bạn đã cho đều bị xóa; chỉ những lần bạn đồng ý được giữ làm bằng chứng. Muốn xóa cả hồ sơ của con, bạn viết cho chúng tôi.',
    'On your child’s privacy page you withdraw each consent, download everything (JSON or CSV), or delete everything at once: the computers are no longer protected, and rules, time of use, history, requests and what you gave are gone; only the consents stay as evidence. To have your child’s details deleted too, write to us.',
  ],
  'rights.title': ['Quyền của bạn', 'Your rights'],
  'rights.intro': [
    'Theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15, có hiệu lực từ ngày 01/01/2026, bạn có quyền:',
    'Under Viet\u00a0Nam’s Law on Personal Data Protection No. 91/2025/QH15, in force since 1 January 2026, you have the right to:',
  ],
  'rights.know': ['được biết dữ liệu của mình được xử lý ra sao;', 'know how your data is processed;'],
  'rights.consent': [
    'đồng ý hoặc không đồng ý, và rút lại sự đồng ý đã cho;',
    'consent or not, and withdraw a consent you gave;',
  ],
  'rights.access': [
    'xem, chỉnh sửa hoặc yêu cầu chỉnh sửa dữ liệu;',
    'see your data, and correct it or have it corrected;',
  ],
  'rights.delete': [
    'yêu cầu cung cấp, xóa hoặc hạn chế xử lý dữ liệu, và phản đối việc xử lý;',
    'ask for a copy, for deletion or for restriction, and object to processing;',
  ],
  'rights.complain': [
    'khiếu nại, tố cáo, khởi kiện và yêu cầu bồi thường thiệt hại theo quy định của pháp luật;',
    'complain, report, sue and claim compensation as the law provides;',
  ],
  'rights.protect': [
    'yêu cầu cơ quan có thẩm quyền hoặc bên xử lý áp dụng biện pháp bảo vệ dữ liệu của mình.',
    'ask the authorities or the processor to take measures that protect your data.',
  ],
  'rights.how': [
    'Bạn gửi yêu cầu đến {email} từ email đã đăng ký, hoặc gọi {hotline}. Chúng tôi xác nhận đúng là bạn rồi trả lời trong thời hạn pháp luật quy định. Rút lại sự đồng ý không làm mất hiệu lực của những việc đã làm trước đó; có dữ liệu, như chứng từ thanh toán, pháp luật buộc chúng tôi phải giữ.',
    'Write to {email} from the email you registered with, or call {hotline}. We make sure it is you, then answer within the time the law sets. Withdrawing consent does not undo what was done before it, and some data, such as payment records, we are obliged by law to keep.',
  ],
  'safe.title': ['Giữ an toàn', 'How we protect it'],
  'safe.text': [
    'Mật khẩu được băm bằng thuật toán chậm, phiên và mã\u00a0OTP không được lưu ở dạng đọc được, số lần thử bị giới hạn. Nếu xảy ra sự cố có thể ảnh hưởng đến bạn, chúng tôi báo cho bạn và cơ quan có thẩm quyền theo quy định của pháp luật.',
    'Passwords are hashed with a deliberately slow algorithm, sessions and codes are not stored in readable form, and attempts are limited. Should an incident affect you, we tell you and the authorities as the law requires.',
  ],
  'contact.title': ['Khi trang này thay đổi, và liên hệ', 'Changes to this page, and contact'],
  'contact.changes': [
    'Khi có thay đổi đáng kể, chúng tôi báo trước trên trang này và đổi ngày ở đầu trang.',
    'Before a change that matters we say so on this page, and change the date at its top.',
  ],
  'contact.text': [
    '{name}, {address}. Email {email}. Hotline\u00a0{hotline}, 8:00 đến 22:00 mỗi ngày.',
    '{name}, {address}. Email {email}. Hotline\u00a0{hotline}, 8:00 to 22:00 every day.',
  ],
})
