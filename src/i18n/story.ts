import { words } from './index.ts'

/** Words of the home page below its first screen, up to the testimonials. */
export const storyWords = words({
  soon: ['Sắp có', 'Coming soon'],

  'why.title': ['Vì sao ba\u00a0mẹ chọn An\u00a0Nhi', 'Why parents choose An\u00a0Nhi'],
  'why.lead': [
    'Một sợi dây diều, ba việc: che chở, dõi theo, dẫn lối.',
    'One kite string, three jobs: protect, keep track, educate.',
  ],
  'why.protect': ['Che chở', 'Protect'],
  'why.protect_text': [
    'AI giúp chặn trang độc hại trước khi trang kịp mở. Ba\u00a0mẹ chọn trang nào cho phép, trang nào chặn.',
    'AI helps stop harmful sites before they open. You choose which sites to allow and which to block.',
  ],
  'why.protect_screen': ['Màn hình minh họa: từ khóa đang chặn', 'Illustration: what is blocked'],
  'why.track': ['Dõi theo', 'Keep track'],
  'why.track_text': [
    'Xem hôm nay con vào trang nào, dùng phần mềm nào, lúc mấy giờ và trong bao lâu.',
    'See which sites and software your child used today, when, and for how long.',
  ],
  'why.track_screen': ['Màn hình minh họa: hôm nay con dùng máy', 'Illustration: the computer today'],
  'why.educate': ['Dẫn lối', 'Educate'],
  'why.educate_text': [
    'Giờ học ra giờ học, giờ chơi ra giờ chơi. Sắp có: con làm bài để tích điểm, đổi điểm lấy giờ giải trí.',
    'A time to learn, a time to play. Coming soon: points for homework, to turn into free time.',
  ],
  'why.educate_screen': ['Màn hình minh họa: giờ chơi trong tuần', 'Illustration: hours to play'],

  'features.title': [
    'Hiểu một ngày của\u00a0con, không\u00a0cần ngồi kè\u00a0bên',
    'Know how the day went, without hovering',
  ],
  'features.lead': [
    'An\u00a0Nhi ghi lại việc dùng máy theo từng ngày. Tối đến, ba\u00a0mẹ mở ra xem là biết nên hỏi con chuyện gì.',
    'An\u00a0Nhi records how the computer was used. By the evening you know what to ask about.',
  ],
  'features.history': ['Lịch sử web và phần mềm', 'Web and software history'],
  'features.history_text': [
    'Con đã mở trang nào, phần mềm nào, lúc nào. Xem theo ngày, tìm theo từ khóa.',
    'Which site or program was opened, and when. Browse by day or keyword.',
  ],
  'features.statistics': ['Thống kê thời gian', 'Time statistics'],
  'features.statistics_text': [
    'Từng trang web, từng ứng dụng: hôm nay bao nhiêu phút.',
    'How many minutes today, for every site and every app.',
  ],
  'features.screenshots': ['Ảnh chụp màn hình định kỳ', 'Regular screenshots'],
  'features.screenshots_text': [
    'Ba\u00a0mẹ chọn bao lâu chụp một lần và lưu ở đâu.',
    'You choose how often they are taken and where they are kept.',
  ],
  'features.reports': ['Báo cáo trên điện thoại', 'Reports on your phone'],
  'features.reports_text': [
    'Số liệu từ máy của con đồng bộ sang điện thoại của ba\u00a0mẹ.',
    'Figures from your child’s device, synced to your phone.',
  ],
  'features.alerts': ['Thông báo và cảnh báo AI', 'Notifications and AI warnings'],
  'features.alerts_text': [
    'Có điều bất thường, ba\u00a0mẹ được báo ngay, không phải đợi đến cuối ngày.',
    'When something looks wrong, you hear at once, not at the end of the day.',
  ],

  'phone.label': ['Điện thoại của ba\u00a0mẹ', 'The parent’s phone'],
  'phone.caption': [
    'Màn hình minh họa ứng dụng sắp có: thời gian hôm nay, và một yêu cầu đang chờ duyệt.',
    'Illustration of the coming app: time today, and a request to answer.',
  ],
  'phone.child': ['Bé Na · hôm nay', 'Na · today'],
  'phone.total': ['1 giờ 40 phút', '1 hr 40 min'],
  'phone.of': ['trong 2 giờ được phép', 'of 2 hours allowed'],
  'phone.study': ['Trang học toán', 'Maths site'],
  'phone.study_time': ['55 phút', '55 min'],
  'phone.video': ['Xem video', 'Videos'],
  'phone.video_time': ['30 phút', '30 min'],
  'phone.game': ['Trò chơi', 'Games'],
  'phone.game_time': ['15 phút', '15 min'],
  'phone.asks': ['Con xin thêm 20 phút để vẽ nốt bức tranh', 'May I have 20 more minutes to finish my drawing?'],
  'phone.deny': ['Để mai nhé', 'Tomorrow'],
  'phone.approve': ['Đồng ý', 'Allow'],

  'where.title': ['Dùng được ở đâu', 'Where it works'],
  'where.platform': ['Nền tảng', 'Platform'],
  'where.for': ['Dùng cho', 'What it is for'],
  'where.state': ['Tình trạng', 'Status'],
  'where.web': ['Trang web này', 'This website'],
  'where.web_for': ['Tài khoản, gói dịch vụ, ví, gia hạn', 'Your account, packages, wallet and renewals'],
  'where.web_state': ['Đang hoạt động', 'Working'],
  'where.windows_for': ['Máy tính của con: chặn, đặt giờ, lịch sử', 'Your child’s computer: blocking, hours, history'],
  'where.windows_versions': ['Windows 7 SP1 đến 11', 'Windows 7 SP1 to 11'],
  'where.windows_state': ['Tải được ngay', 'Ready to download'],
  'where.android_for': ['Điện thoại của con, báo cáo cho ba\u00a0mẹ', 'Your child’s phone, with reports on yours'],
  'where.android_versions': ['Android 10 đến 15', 'Android 10 to 15'],
  'where.ios_for': ['iPhone, iPad của con và của ba\u00a0mẹ', 'Your child’s iPhone or iPad, and your own'],
  'where.ios_versions': ['iOS 18', 'iOS 18'],
  'where.ios_state': ['Đang phát triển', 'In development'],

  'protect.title': [
    'Chặn điều\u00a0độc\u00a0hại, chừa\u00a0lối\u00a0cho điều con\u00a0cần',
    'Block what harms, leave a way to what they need',
  ],
  'protect.lead': [
    'Không phần mềm nào chặn được tất cả. An\u00a0Nhi chặn giúp ba\u00a0mẹ; trang nào bị chặn nhầm, ba\u00a0mẹ mở lại được ngay.',
    'No software blocks everything. What An\u00a0Nhi blocks in error, you can open again.',
  ],
  'protect.ai': [
    'AI giúp nhận ra và chặn trang có hại, chứ không chỉ những trang ba\u00a0mẹ đã liệt kê.',
    'AI helps recognise and block harmful sites, not only those on your list.',
  ],
  'protect.lists': [
    'Danh sách cho phép và danh sách chặn, cho trang web lẫn ứng dụng, có sẵn từ khóa mẫu để bắt đầu.',
    'Lists of what to allow and what to block, for sites and apps, with sample keywords to start from.',
  ],
  'protect.requests': [
    'Con cần một trang để làm bài? Con gửi yêu cầu, ba\u00a0mẹ đồng ý hoặc từ chối ngay trên điện thoại.',
    'Need a site for homework? Your child sends a request, and you approve or deny it on your phone.',
  ],
  'protect.notices': [
    'Mỗi nhà một nếp: ba\u00a0mẹ chọn cách chặn, và chọn việc nào cần báo.',
    'You choose how things are blocked and what you are told about.',
  ],
  'sees.title': ['Con thấy gì trên máy?', 'What does your child see?'],
  'sees.text': [
    'An\u00a0Nhi không ẩn mình: biểu tượng nằm ngay ở khay hệ thống. Ba\u00a0mẹ nên nói với con trước khi cài, vì con hiểu lý do thì dễ nghe hơn. Chương trình có mật khẩu do ba\u00a0mẹ đặt, nên ba\u00a0mẹ có thể tắt hẳn bất cứ lúc nào.',
    'An\u00a0Nhi does not hide: its icon is in the system tray. Talk to your child before you install it. A rule is easier to keep when you know the reason. You set its password, and you can quit it completely at any time.',
  ],
  'blocked.label': ['Máy tính của con', 'The child’s computer'],
  'blocked.caption': [
    'Màn hình minh họa: con đọc được lý do. Nút gửi yêu cầu sắp có.',
    'Illustration: your child can read why. Asking you is coming soon.',
  ],
  'blocked.address': ['tro-choi.example.vn', 'games.example.vn'],
  'blocked.title': ['Trang này đang bị chặn', 'This site is blocked'],
  'blocked.text': [
    'Ba\u00a0mẹ chưa cho phép trang này. Nếu cần trang này để học, con hỏi ba\u00a0mẹ nhé.',
    'Your parents have not allowed this site. If you need it for school, ask them.',
  ],
  'blocked.ask': ['Xin ba\u00a0mẹ mở trang', 'Ask to open it'],

  'educate.title': [
    'Học xong rồi\u00a0chơi, con\u00a0tự\u00a0tay kiếm giờ\u00a0chơi',
    'Study first, then earn the time to play',
  ],
  'educate.lead': [
    'Thay vì mặc cả mỗi tối, cả nhà có một luật chung: làm bài và chơi trò chơi học tập thì được điểm, điểm đổi thành giờ giải trí.',
    'Instead of bargaining every evening, the family has one rule: homework and learning games earn points, and points become free time.',
  ],
  'educate.earn': ['Con làm bài, chơi mà học', 'Your child earns points'],
  'educate.earn_text': ['Bài tập và trò chơi học tập mang về điểm.', 'By homework and learning games.'],
  'educate.convert': ['Ba\u00a0mẹ đổi điểm', 'You convert the points'],
  'educate.convert_text': [
    'Bao nhiêu điểm đổi được bao nhiêu phút là do ba\u00a0mẹ định.',
    'You decide how many points make how many minutes.',
  ],
  'educate.enjoy': ['Con được chơi', 'Your child gets to play'],
  'educate.enjoy_text': ['Giờ chơi do con kiếm được, nên con biết quý.', 'Time they earned is time they value.'],

  'time.title': [
    'Giờ nào việc\u00a0nấy, ba\u00a0mẹ bớt\u00a0phải\u00a0nhắc',
    'A time for everything, and less nagging',
  ],
  'time.lead': [
    'Đặt một lần, áp dụng mỗi ngày. Con biết trước lúc nào phải dừng.',
    'Set it once for every day. Your child knows beforehand when to stop.',
  ],
  'time.windows': ['Khung giờ dùng máy', 'Computer hours'],
  'time.windows_text': [
    'Chọn những giờ con được dùng máy tự do trong ngày.',
    'Choose the hours of the day when the computer is free to use.',
  ],
  'time.limits': ['Giới hạn từng trang, từng ứng dụng', 'Limits for each site and app'],
  'time.limits_text': [
    'Trò chơi chỉ mở từ 17 giờ đến 19 giờ, trang học thì lúc nào cũng vào được.',
    'Games from 5 to 7 pm, the maths site at any time.',
  ],
  'time.shutdown': ['Hẹn giờ tắt máy', 'Scheduled shutdown'],
  'time.shutdown_text': ['Đến giờ ngủ, máy tính tự tắt theo lịch.', 'At bedtime the computer switches itself off.'],
  'week.label': ['Khung giờ của con', 'The child’s hours'],
  'week.caption': [
    'Màn hình minh họa: ô đậm là giờ con được dùng máy.',
    'Illustration: the dark cells are the hours allowed.',
  ],
  'week.days': ['T2 T3 T4 T5 T6 T7 CN', 'Mo Tu We Th Fr Sa Su'],

  'voices.title': ['Ba gia đình, ba nếp nhà', 'Three families, three routines'],
  'voices.note': [
    'Ba câu chuyện dưới đây do chúng tôi viết để minh họa cách dùng, không phải lời của khách hàng.',
    'We wrote these three stories to show how it is used. They are not quotes from customers.',
  ],
  'voices.mark': ['Minh họa', 'Illustration'],
  'voices.first': [
    'Tối nào con cũng xin thêm năm phút. Nay cứ chín giờ là trò chơi đóng lại, hai mẹ con còn thời gian đọc truyện.',
    'Every evening it was “five more minutes”. Now the games close at nine, and we have time for a story.',
  ],
  'voices.first_who': ['Một người mẹ ở Đà Nẵng, con học lớp 3', 'A mother in Da Nang, child in grade 3'],
  'voices.second': [
    'Tôi đi làm về muộn, mở lịch sử trong ngày thì biết hôm nay con học gì. Ngồi vào mâm cơm là có chuyện để hỏi han.',
    'I come home late. The day’s history tells me what my son studied, so we have something to talk about.',
  ],
  'voices.second_who': ['Một người ba ở Cần Thơ, con học lớp 7', 'A father in Can Tho, child in grade 7'],
  'voices.third': [
    'Nhìn bảng giờ, cháu biết lúc nào được chơi. Bà không phải nhắc nữa, giờ đến lượt cháu nhắc bà đi ngủ sớm.',
    'The children know their hours from the table. Now they remind me to go to bed early.',
  ],
  'voices.third_who': ['Một người bà ở Huế, trông hai cháu', 'A grandmother in Hue, looking after two grandchildren'],
})
