export const privacy = {
  heading: 'Chính sách quyền riêng tư',
  lead: 'Trang này nói {name} giữ những gì về bạn và con, giữ bao lâu, ai xem được, và bạn có quyền gì. Chúng tôi viết để đọc được một mạch, không cần người giải thích.',
  updated: 'Cập nhật ngày {date}',
  contents: 'Trong trang này',
  'short.title': 'Nói ngắn gọn',
  'short.need': 'Chúng tôi chỉ giữ những gì cần để dịch vụ chạy được. Không bán dữ liệu, không quảng cáo.',
  'short.child': 'Thông tin của con do bạn cung cấp, và bạn có thể yêu cầu sửa hoặc xóa bất cứ lúc nào.',
  'short.ask': 'Muốn xem, sửa hay xóa điều gì, bạn viết cho chúng tôi theo địa chỉ {email}.',
  'stored.title': 'Chúng tôi giữ những gì',
  'stored.intro': 'Tất cả đều do bạn cung cấp, hoặc sinh ra khi bạn dùng dịch vụ.',
  'stored.account': 'Tài khoản',
  'stored.account_text':
    'Họ tên, email, số điện thoại, địa chỉ nếu bạn điền, ngôn ngữ bạn chọn và ngày tạo. Mật khẩu chỉ được giữ ở dạng mã hóa một chiều (băm), không đọc ngược lại được.',
  'stored.account_copied':
    'Họ tên, email, số điện thoại, địa chỉ nếu bạn điền, ngôn ngữ bạn chọn và ngày tạo. Mật khẩu được giữ ở dạng mã hóa một chiều (băm), kèm một bản sao mã hóa mà quản trị viên xem được khi cần hỗ trợ; xem mục “Quản trị viên và mật khẩu của bạn”.',
  'stored.children': 'Con',
  'stored.children_text': 'Tên, giới tính, ngày sinh, lớp và trường. Chỉ tên và giới tính là bắt buộc.',
  'stored.devices': 'Thiết bị',
  'stored.devices_text': 'Tên, loại, mã thiết bị, và gói dịch vụ đang dùng với ngày bắt đầu, ngày kết thúc.',
  'stored.orders': 'Đơn hàng',
  'stored.orders_text':
    'Gói đã mua, số tiền, thời điểm, mã giao dịch và kết quả do cổng thanh toán báo về; yêu cầu hoàn tiền, lý do bạn viết và câu trả lời của chúng tôi, nếu có. Số thẻ và tài khoản ngân hàng bạn nhập tại VNPay không đi qua chúng tôi; nếu bạn đăng ký thẻ tại VNPay để gia hạn tự động, chúng tôi chỉ giữ mã mà VNPay cấp để thu tiền; gỡ thẻ hay xóa tài khoản thì mã ấy chỉ còn được dùng để báo VNPay hủy.',
  'stored.sessions': 'Phiên đăng nhập',
  'stored.sessions_text':
    'Giá trị băm của phiên, lúc bắt đầu và lúc hết hạn. Bản thân mã phiên chỉ nằm trong máy của bạn.',
  'stored.codes': 'Mã\u00a0OTP',
  'stored.codes_text': 'Số điện thoại, mục đích và giá trị băm của mã, để so với mã bạn nhập.',
  'stored.audit': 'Nhật ký bảo mật',
  'stored.audit_text':
    'Việc đổi hay xem mật khẩu, và mỗi thay đổi về tài khoản, con, thiết bị, gói, đơn hàng: ai làm, lúc nào, từ địa chỉ mạng nào, giá trị trước và sau. Ngoài ra có bộ đếm số lần thử, để chặn người dò mật khẩu.',
  'stored.notices': 'Tin nhắc',
  'stored.notices_text':
    'Tin về gia hạn, hết hạn và hoàn tiền: loại tin, số tiền hoặc ngày nêu trong tin, lúc gửi và gửi được hay không.',
  'stored.contact': 'Lời nhắn của đối tác',
  'stored.contact_text': 'Điều bạn điền trong biểu mẫu liên hệ: tên, cách liên hệ, số thiết bị và số năm.',
  'stored.not':
    'Trang web và trang quản trị này không giữ lịch sử web, ảnh chụp màn hình hay vị trí của con. Máy chủ ghi đường dẫn, giờ và kết quả của mỗi lượt truy cập, nhưng không ghi nội dung bạn gửi.',
  'why.title': 'Để làm gì',
  'why.text':
    'Để bạn đăng nhập, mua và dùng gói dịch vụ; để nối đúng gói với đúng thiết bị của con; để nhắc bạn trước khi gia hạn; để giữ tài khoản an toàn; và để làm đúng nghĩa vụ kế toán. Chúng tôi không dùng dữ liệu vào việc nào khác khi chưa hỏi bạn.',
  'long.title': 'Giữ trong bao lâu',
  'long.account': 'Tài khoản, con, thiết bị',
  'long.account_text':
    'Đến khi bạn yêu cầu chúng tôi xóa. Xóa một tài khoản là xóa cả dữ liệu của con và thiết bị thuộc tài khoản đó.',
  'long.session': 'Phiên đăng nhập',
  'long.session_text': '24 giờ, hoặc 30 ngày nếu bạn chọn ghi nhớ. Đổi mật khẩu thì mọi phiên khác kết thúc ngay.',
  'long.code': 'Mã\u00a0OTP',
  'long.code_text': '5 phút. Mã hết hạn được dọn đi mỗi giờ.',
  'long.limits': 'Bộ đếm số lần thử',
  'long.limits_text': 'Không quá một ngày kể từ lần thử, rồi được dọn đi.',
  'long.orders': 'Đơn hàng và thanh toán',
  'long.orders_text':
    'Theo thời hạn mà pháp luật về kế toán quy định. Khi tài khoản bị xóa, đơn hàng ở lại nhưng không còn thông tin của người mua, cũng không còn lý do và câu trả lời của yêu cầu hoàn tiền; mã thu tiền mà VNPay cấp cho thẻ của bạn chỉ được giữ đến khi VNPay hủy xong. Nội dung trao đổi với cổng thanh toán được giữ 90 ngày.',
  'long.audit': 'Nhật ký bảo mật',
  'long.audit_text':
    'Không tự xóa, vì đó là bằng chứng khi có chuyện xảy ra. Dữ liệu bạn đã sửa hoặc xóa vì vậy còn trong nhật ký, nơi chỉ quản trị viên xem được.',
  'long.notices': 'Tin nhắc',
  'long.notices_text': '400 ngày kể từ lúc gửi, để không nhắc bạn hai lần về cùng một việc.',
  'long.contact': 'Lời nhắn của đối tác',
  'long.contact_text': '12 tháng kể từ ngày gửi, rồi được xóa.',
  'long.backup': 'Dữ liệu đã xóa có thể còn trong bản sao lưu cho đến khi bản đó được thay bằng bản mới hơn.',
  'who.title': 'Ai xem được',
  'who.you': 'Bạn, với dữ liệu của chính gia đình mình. Người dùng khác không xem được.',
  'who.admins': 'Quản trị viên của {name}, để hỗ trợ bạn và quản lý gói dịch vụ.',
  'who.vnpay':
    'VNPay, cổng thanh toán: số tiền, mã đơn hàng và địa chỉ mạng của bạn khi bạn trả tiền; số tiền và mã đơn hàng khi bạn được hoàn tiền.',
  'who.sms': 'Nhà cung cấp tin nhắn: số điện thoại và nội dung tin gửi cho bạn.',
  'who.law': 'Cơ quan nhà nước, khi pháp luật buộc chúng tôi cung cấp.',
  'who.translation':
    'Lời giới thiệu của các gói được dịch sang tiếng Anh bằng một dịch vụ bên ngoài. Dịch vụ ấy không nhận thông tin của ai.',
  'password.title': 'Quản trị viên và mật khẩu của bạn',
  'password.off':
    'Hiện nay hệ thống không giữ bản sao mật khẩu: không ai đọc được mật khẩu của bạn, kể cả chúng tôi. Nếu sau này chức năng ấy được bật, trang này và biểu mẫu đăng ký sẽ nói rõ, và chỉ mật khẩu đặt từ lúc đó mới có bản sao.',
  'password.on':
    'Hiện nay hệ thống có giữ một bản sao mã hóa của mật khẩu, để hỗ trợ khi bạn quên. Quản trị viên chỉ xem được sau khi nhập mật khẩu xác minh riêng. Mỗi lần xem đều được ghi vào nhật ký và có tin nhắn báo cho bạn.',
  'password.advice': 'Vì vậy, hãy đặt mật khẩu không dùng ở nơi khác.',
  'sms.title': 'Tin nhắn đến điện thoại của bạn',
  'sms.text':
    'Chúng tôi nhắn tin khi bạn xin mã\u00a0OTP, khi mật khẩu của bạn được đổi, hoặc được quản trị viên đặt lại hay xem, khi gói sắp đến ngày gia hạn, hết hạn hay ngừng bán, khi một khoản gia hạn được thu từ thẻ của bạn, và khi yêu cầu hoàn tiền có kết quả. Chúng tôi không nhắn tin quảng cáo, và không bao giờ hỏi mã\u00a0OTP của bạn.',
  'browser.title': 'Cookie và bộ nhớ trình duyệt',
  'browser.intro': 'Không có cookie quảng cáo hay đo lường. Chỉ có:',
  'browser.token': 'Cookie “token” (trên kết nối an toàn: “__Host-token”)',
  'browser.token_text': 'Giữ phiên đăng nhập. Mã lệnh trên trang không đọc được cookie này.',
  'browser.challenge': 'Cookie “challenge” (trên kết nối an toàn: “__Host-challenge”)',
  'browser.challenge_text':
    'Nhận ra trình duyệt đã xin mã\u00a0OTP, trong 5 phút, để dù người khác có dò mã, mã của bạn vẫn dùng được.',
  'browser.device': 'Cookie “device” (trên kết nối an toàn: “__Host-device”)',
  'browser.device_text':
    'Nhận ra trình duyệt bạn đã từng đăng nhập, để người khác cố ý nhập sai mật khẩu cũng không khóa được bạn. Cookie giữ một mã ngẫu nhiên của trình duyệt, số hiệu của tối đa năm tài khoản và lúc đăng nhập, trong 90 ngày; đặt lại mật khẩu thì không còn hiệu lực. Mã lệnh trên trang không đọc được cookie này.',
  'browser.language': 'Cookie và bộ nhớ “language”',
  'browser.language_text': 'Nhớ ngôn ngữ bạn đã chọn, trong một năm.',
  'browser.greeted': 'Bộ nhớ “da_chon_ngon_ngu”',
  'browser.greeted_text': 'Nhớ rằng bạn đã xem màn hình chào, để màn hình này không hiện lại.',
  'browser.user': 'Bộ nhớ “user”',
  'browser.user_text': 'Tên, email và số điện thoại để hiện ở góc trang; được xóa khi bạn đăng xuất.',
  'browser.steps': 'Bộ nhớ tạm của tab đang mở',
  'browser.steps_text':
    'Khi bạn đăng ký hoặc đổi mật khẩu: bước đang làm, tên, email, số điện thoại và hạn của mã. Được bỏ đi khi xong việc hoặc khi đóng tab. Không bao giờ có mật khẩu.',
  'children.title': 'Dữ liệu của con',
  'children.consent':
    'Với trẻ em, cha mẹ hoặc người giám hộ thay con thực hiện các quyền về dữ liệu. Khi cung cấp thông tin của con, bạn xác nhận mình là người đại diện của con và đồng ý để chúng tôi xử lý như trang này mô tả.',
  'children.talk':
    'Chúng tôi không công bố hay tiết lộ thông tin về đời sống riêng tư của con. Theo luật, với con từ đủ 7 tuổi, việc đó phải được cả con và người đại diện đồng ý. Chúng tôi mong bạn nói cho con biết máy của con được quản lý ra sao.',
  'children.withdraw': 'Bạn rút lại sự đồng ý bằng cách viết cho chúng tôi. Chúng tôi sẽ xóa thông tin của con.',
  'rights.title': 'Quyền của bạn',
  'rights.intro': 'Theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15, có hiệu lực từ ngày 01/01/2026, bạn có quyền:',
  'rights.know': 'được biết dữ liệu của mình được xử lý ra sao;',
  'rights.consent': 'đồng ý hoặc không đồng ý, và rút lại sự đồng ý đã cho;',
  'rights.access': 'xem, chỉnh sửa hoặc yêu cầu chỉnh sửa dữ liệu;',
  'rights.delete': 'yêu cầu cung cấp, xóa hoặc hạn chế xử lý dữ liệu, và phản đối việc xử lý;',
  'rights.complain': 'khiếu nại, tố cáo, khởi kiện và yêu cầu bồi thường thiệt hại theo quy định của pháp luật;',
  'rights.protect': 'yêu cầu cơ quan có thẩm quyền hoặc bên xử lý áp dụng biện pháp bảo vệ dữ liệu của mình.',
  'rights.how':
    'Bạn gửi yêu cầu đến {email} từ email đã đăng ký, hoặc gọi {hotline}. Chúng tôi xác nhận đúng là bạn rồi trả lời trong thời hạn luật định. Rút lại sự đồng ý không làm mất hiệu lực của những việc đã làm trước đó; có dữ liệu, như chứng từ thanh toán, luật buộc chúng tôi phải giữ.',
  'safe.title': 'Giữ an toàn',
  'safe.text':
    'Mật khẩu được băm bằng thuật toán chậm, phiên và mã\u00a0OTP không được lưu ở dạng đọc được, số lần thử bị giới hạn. Nếu xảy ra sự cố có thể ảnh hưởng đến bạn, chúng tôi báo cho bạn và cơ quan có thẩm quyền theo quy định của pháp luật.',
  'contact.title': 'Khi trang này thay đổi, và liên hệ',
  'contact.changes': 'Khi có thay đổi đáng kể, chúng tôi nói trước trên trang này và đổi ngày ở đầu trang.',
  'contact.text': '{name}, {address}. Email {email}. Hotline\u00a0{hotline}, 8:00 đến 22:00 mỗi ngày.',
} as const
