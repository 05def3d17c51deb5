export const terms = {
  heading: 'Điều khoản sử dụng',
  lead: 'Đây là những điều bạn và {name} thỏa thuận với nhau khi bạn dùng dịch vụ: chúng tôi làm gì, bạn trả tiền ra sao, và dừng lại thế nào.',
  updated: 'Cập nhật ngày {date}',
  contents: 'Trong trang này',
  'service.title': 'Dịch vụ',
  'service.what':
    '{name} giúp bạn đồng hành với con trên máy tính, và sắp tới là trên điện thoại: đặt giờ dùng, cho phép hoặc chặn trang web và ứng dụng, xem lại con đã dùng máy thế nào.',
  'service.limit':
    'Không phần mềm nào chặn được mọi nội dung xấu. Dịch vụ hỗ trợ bạn, chứ không thay được việc trò chuyện cùng con.',
  'service.soon':
    'Ứng dụng cho Android sắp mở, ứng dụng cho iOS đang được phát triển. Chức năng nào chưa mở, trang web ghi rõ ngay tại chỗ.',
  'account.title': 'Tài khoản',
  'account.who':
    'Tài khoản dành cho cha mẹ hoặc người giám hộ từ đủ 18 tuổi. Bạn chỉ cài dịch vụ trên thiết bị của mình hoặc của con mà bạn là người đại diện.',
  'account.true':
    'Thông tin bạn điền cần đúng, nhất là số điện thoại, vì mã\u00a0OTP và lời nhắc gia hạn được gửi đến đó.',
  'account.secret':
    'Bạn giữ kín mật khẩu và mã\u00a0OTP. Nếu nghĩ có người khác biết, bạn đổi mật khẩu ngay và báo cho chúng tôi.',
  'account.privacy': 'Chúng tôi dùng dữ liệu của bạn và con như đã nói trong Chính sách quyền riêng tư.',
  'packages.title': 'Gói dịch vụ và thanh toán',
  'packages.kinds':
    'Có gói miễn phí và gói trả phí. Giá, số thiết bị và thời hạn hiện trên trang trước khi bạn trả tiền; giá tính bằng đồng Việt Nam.',
  'packages.vnpay':
    'Bạn thanh toán qua cổng VNPay. Đơn hàng hoàn tất khi VNPay xác nhận đã nhận tiền. Nếu tiền đã trừ mà đơn chưa xong, đơn được ghi “đang kiểm tra” và chúng tôi đối chiếu với VNPay.',
  'packages.wallet':
    'Gói đã mua nằm trong ví cho đến khi bạn gán cho một thiết bị. Thời hạn bắt đầu tính từ ngày gán thiết bị đầu tiên và dùng chung cho mọi thiết bị trong cùng một lần mua.',
  'renewal.title': 'Tự động gia hạn',
  'renewal.on': 'Gói trả phí tự động gia hạn cho đến khi bạn hủy.',
  'renewal.when':
    'Khoản gia hạn được thu sớm nhất 20\u00a0ngày trước khi gói hết hạn; với gói ngắn thì muộn hơn, khi chỉ còn nhiều nhất một phần tư thời hạn. Nếu cách thanh toán của bạn không cho phép thu tự động, chúng tôi gửi đường dẫn để bạn tự trả.',
  'renewal.reminders':
    'Nếu khoản gia hạn chưa được trả, chúng tôi nhắc bạn 20, 13, 7, 3 và 1\u00a0ngày trước khi hết hạn.',
  'renewal.start': 'Nếu bạn trả đúng hạn, kỳ mới nối tiếp ngay kỳ cũ. Nếu trả muộn, kỳ mới tính từ ngày trả.',
  'cancel.title': 'Hủy gia hạn',
  'cancel.how': 'Bạn tắt tự động gia hạn trong ví gói, lúc nào cũng được và không cần lý do.',
  'cancel.after': 'Sau khi hủy, chúng tôi không thu thêm khoản nào. Con vẫn được bảo vệ đến hết thời hạn đã trả.',
  'refund.title': 'Hoàn tiền',
  'refund.when':
    'Bạn có thể xin hoàn một khoản gia hạn trong vòng 30 ngày kể từ ngày thanh toán, mỗi khoản một lần, ngay trong ví gói hoặc qua {email}.',
  'refund.how':
    'Khi yêu cầu được duyệt, tiền về qua VNPay, kỳ gia hạn được thu hồi và kỳ cũ chạy tiếp đến hết. Quyền của người tiêu dùng theo pháp luật không bị hạn chế bởi mục này.',
  'fair.title': 'Dùng đúng mực',
  'fair.watch': 'Không dùng dịch vụ để theo dõi người lớn, hoặc thiết bị không thuộc về gia đình bạn.',
  'fair.break': 'Không dò mật khẩu, gửi mã hàng loạt, vượt quyền truy cập hay làm chậm dịch vụ của người khác.',
  'fair.resell': 'Không bán lại gói dịch vụ khi chưa thỏa thuận với chúng tôi.',
  'fair.stop':
    'Nếu một tài khoản làm những việc này, chúng tôi có thể tạm dừng tài khoản đó: báo trước nếu được, và nói rõ lý do.',
  'duty.title': 'Trách nhiệm của chúng tôi',
  'duty.text':
    'Chúng tôi giữ cho dịch vụ chạy ổn định và cố gắng báo trước khi bảo trì. Nếu dịch vụ hỏng do lỗi của chúng tôi, bạn liên hệ để được khắc phục, bù thời gian hoặc hoàn tiền theo quy định của pháp luật.',
  'changes.title': 'Khi điều khoản thay đổi',
  'changes.text':
    'Chúng tôi nói trước trên trang này và đổi ngày ở đầu trang. Thay đổi về giá chỉ áp dụng cho lần mua hoặc gia hạn sau đó. Nếu không đồng ý, bạn hủy gia hạn và dùng hết thời hạn đã trả theo điều khoản cũ.',
  'law.title': 'Luật áp dụng',
  'law.text':
    'Điều khoản này theo pháp luật Việt Nam. Khi có điều chưa ổn, bạn nói với chúng tôi trước để cùng giải quyết; bạn luôn có quyền đưa việc đến cơ quan có thẩm quyền. Bản tiếng Việt là bản chính, bản tiếng Anh để tham khảo.',
  'contact.title': 'Liên hệ',
  'contact.text': '{name}, {address}. Email {email}. Hotline\u00a0{hotline}, 8:00 đến 22:00 mỗi ngày.',
} as const
