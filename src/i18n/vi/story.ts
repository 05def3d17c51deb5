/** Words of the home page below its first screen, up to the testimonials. */
export const story = {
  'why.title': 'Vì sao ba mẹ chọn An Nhi',
  'why.lead': 'Một sợi dây diều, ba việc: che chở, dõi theo, dẫn lối.',
  'why.protect': 'Che chở',
  'why.protect_text':
    'AI giúp chặn trang độc hại trước khi trang kịp mở. Ba mẹ chọn trang nào cho phép, trang nào chặn.',
  'why.track': 'Dõi theo',
  'why.track_text':
    'Xem hôm nay con vào trang nào, dùng phần mềm nào và trong bao lâu, ngay trên điện thoại của ba mẹ.',
  'why.educate': 'Dẫn lối',
  'why.educate_text': 'Con làm bài, chơi trò chơi học tập để tích điểm. Ba mẹ đổi điểm thành giờ giải trí cho con.',

  'features.title': 'Hiểu một ngày của\u00a0con, không\u00a0cần ngồi kè\u00a0bên',
  'features.lead':
    'An Nhi ghi lại việc dùng máy và gom thành báo cáo ngắn, gửi đến điện thoại của ba mẹ. Tối đến, ba mẹ biết nên hỏi con chuyện gì.',
  'features.history': 'Lịch sử web và phần mềm',
  'features.history_text': 'Con đã mở trang nào, phần mềm nào, lúc nào. Xem theo ngày, tìm theo từ khóa.',
  'features.statistics': 'Thống kê thời gian',
  'features.statistics_text': 'Từng trang web, từng ứng dụng: hôm nay bao nhiêu phút.',
  'features.screenshots': 'Ảnh chụp màn hình định kỳ',
  'features.screenshots_text': 'Ba mẹ chọn bao lâu chụp một lần và lưu ở đâu.',
  'features.alerts': 'Thông báo và cảnh báo AI',
  'features.alerts_text': 'Có điều bất thường, ba mẹ nhận thông báo ngay chứ không đợi đến cuối ngày.',

  'phone.label': 'Điện thoại của ba mẹ',
  'phone.caption': 'Màn hình minh họa: thời gian hôm nay của con, và một yêu cầu đang chờ duyệt.',
  'phone.child': 'Bé Na · hôm nay',
  'phone.total': '1 giờ 40 phút',
  'phone.of': 'trong 2 giờ được phép',
  'phone.study': 'Trang học toán',
  'phone.study_time': '55 phút',
  'phone.video': 'Xem video',
  'phone.video_time': '30 phút',
  'phone.game': 'Trò chơi',
  'phone.game_time': '15 phút',
  'phone.asks': 'Con xin thêm 20 phút để vẽ nốt bức tranh',
  'phone.deny': 'Để mai nhé',
  'phone.approve': 'Đồng ý',

  'protect.title': 'Chặn điều\u00a0độc\u00a0hại, chừa\u00a0lối\u00a0cho điều con\u00a0cần',
  'protect.lead':
    'Không phần mềm nào chặn được tất cả. An Nhi chặn giúp ba mẹ, và để con hỏi lại khi có gì bị chặn nhầm.',
  'protect.ai': 'AI giúp nhận ra và chặn trang có hại, chứ không chỉ những trang ba mẹ đã liệt kê.',
  'protect.lists': 'Danh sách cho phép và danh sách chặn, cho trang web lẫn ứng dụng, có sẵn từ khóa mẫu để bắt đầu.',
  'protect.requests': 'Con cần một trang để làm bài? Con gửi yêu cầu, ba mẹ đồng ý hoặc từ chối ngay trên điện thoại.',
  'protect.notices': 'Mỗi nhà một nếp: ba mẹ chọn cách chặn, và chọn việc nào cần báo.',
  'sees.title': 'Con thấy gì trên máy?',
  'sees.text':
    'An Nhi không ẩn mình: biểu tượng nằm ngay ở khay hệ thống. Ba mẹ nên nói với con trước khi cài, vì con hiểu lý do thì dễ nghe hơn. Ba mẹ đặt mật khẩu cho chương trình, và thoát hẳn được bất cứ lúc nào.',
  'blocked.label': 'Máy tính của con',
  'blocked.caption': 'Màn hình minh họa: con đọc được lý do, và gửi được yêu cầu cho ba mẹ.',
  'blocked.address': 'tro-choi.example.vn',
  'blocked.title': 'Trang này đang bị chặn',
  'blocked.text': 'Ba mẹ chưa cho phép trang này. Nếu con cần nó để học, con hỏi ba mẹ nhé.',
  'blocked.ask': 'Xin ba mẹ mở trang',

  'educate.title': 'Học xong rồi\u00a0chơi, con\u00a0tự\u00a0tay kiếm giờ\u00a0chơi',
  'educate.lead':
    'Thay vì mặc cả mỗi tối, cả nhà có một luật chung: làm bài và chơi trò chơi học tập thì được điểm, điểm đổi thành giờ giải trí.',
  'educate.earn': 'Con làm bài, chơi mà học',
  'educate.earn_text': 'Bài tập và trò chơi học tập mang về điểm.',
  'educate.convert': 'Ba mẹ đổi điểm',
  'educate.convert_text': 'Bao nhiêu điểm đổi được bao nhiêu phút là do ba mẹ định.',
  'educate.enjoy': 'Con được chơi',
  'educate.enjoy_text': 'Giờ chơi do con kiếm được, nên con biết quý.',

  'time.title': 'Giờ nào việc\u00a0nấy, ba\u00a0mẹ bớt\u00a0phải\u00a0nhắc',
  'time.lead': 'Đặt một lần, áp dụng mỗi ngày. Con biết trước lúc nào phải dừng.',
  'time.windows': 'Khung giờ dùng máy',
  'time.windows_text': 'Chọn những giờ con được dùng máy tự do trong ngày.',
  'time.limits': 'Giới hạn từng trang, từng ứng dụng',
  'time.limits_text': 'Trò chơi 30 phút mỗi ngày, trang học thì không giới hạn.',
  'time.shutdown': 'Hẹn giờ tắt máy',
  'time.shutdown_text': 'Đến giờ ngủ, máy tính tự tắt theo lịch.',
  'week.label': 'Khung giờ của con',
  'week.caption': 'Màn hình minh họa: ô đậm là giờ con được dùng máy.',
  'week.days': 'T2 T3 T4 T5 T6 T7 CN',

  'voices.title': 'Ba gia đình, ba nếp nhà',
  'voices.note': 'Ba câu chuyện dưới đây do chúng tôi viết để minh họa cách dùng, không phải lời của khách hàng.',
  'voices.mark': 'Minh họa',
  'voices.first':
    'Tối nào con cũng xin thêm năm phút. Giờ máy tự tắt lúc chín giờ, hai mẹ con còn thời gian đọc truyện.',
  'voices.first_who': 'Một người mẹ ở Đà Nẵng, con học lớp 3',
  'voices.second':
    'Tôi đi làm xa, xem báo cáo trên điện thoại thì biết hôm nay con học gì. Gọi về là có chuyện để hỏi han.',
  'voices.second_who': 'Một người ba ở Cần Thơ, con học lớp 7',
  'voices.third':
    'Cháu tự cộng điểm để đổi giờ chơi. Bà không phải nhắc làm bài nữa, giờ đến lượt cháu nhắc bà xem điểm.',
  'voices.third_who': 'Một người bà ở Huế, trông hai cháu',
} as const
