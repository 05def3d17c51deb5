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
    'Trang cờ bạc, trang người lớn và những trang ba\u00a0mẹ chọn bị chặn trước khi kịp mở, và con đọc được lý do.',
    'Gambling, adult sites and those you choose are stopped before they open, and your child can read why.',
  ],
  'why.protect_screen': ['Màn hình minh họa: từ khóa đang chặn', 'Illustration: what is blocked'],
  'why.track': ['Dõi theo', 'Keep track'],
  'why.track_text': [
    'Xem hôm nay con vào trang nào, lúc mấy giờ và trong bao lâu.',
    'See which sites your child used today, when, and for how long.',
  ],
  'why.track_screen': ['Màn hình minh họa: hôm nay con dùng máy', 'Illustration: the computer today'],
  'why.educate': ['Dẫn lối', 'Educate'],
  'why.educate_text': [
    'Con luôn thấy mình còn bao nhiêu phút; cần thêm, con xin ba\u00a0mẹ. Sắp có: làm bài để tích điểm, đổi điểm lấy giờ giải trí.',
    'Your child always sees what time is left, and can ask for more. Coming soon: points for homework, to turn into free time.',
  ],
  'why.educate_screen': ['Màn hình minh họa: giờ chơi trong tuần', 'Illustration: hours to play'],

  'features.title': [
    'Hiểu một ngày của\u00a0con, không\u00a0cần ngồi kè\u00a0bên',
    'Know how the day went, without hovering',
  ],
  'features.lead': [
    'Ba\u00a0mẹ đồng ý thì An\u00a0Nhi mới ghi lại việc dùng máy theo từng ngày. Tối đến, ba\u00a0mẹ mở ra xem là biết nên hỏi con chuyện gì.',
    'If you agree, An\u00a0Nhi records how the computer was used. By the evening you know what to ask about.',
  ],
  'features.reports': ['Hôm nay, trên điện thoại', 'Today, on your phone'],
  'features.reports_text': [
    'Con đã dùng bao lâu, còn bao lâu, máy nghỉ lúc nào, và An\u00a0Nhi có đang chạy không. Thêm phút hay khóa máy chỉ một lần chạm.',
    'What was used, what is left, when the computer rests, and whether An\u00a0Nhi runs. One tap gives minutes or locks.',
  ],
  'features.history': ['Lịch sử web', 'Web history'],
  'features.history_text': [
    'Con đã vào trang nào, lúc nào, xem theo ngày. Chỉ ghi tên trang, không ghi con xem gì hay gõ gì.',
    'Which sites were visited and when, day by day. Names of sites only, never what was watched or typed.',
  ],
  'features.statistics': ['Thống kê thời gian', 'Time statistics'],
  'features.statistics_text': ['Từng trang web: hôm nay bao nhiêu phút.', 'How many minutes today, for every site.'],
  'features.alerts': ['Báo khi cần để ý', 'Told when it matters'],
  'features.alerts_text': [
    'An\u00a0Nhi bị gỡ, hay một máy không kết nối suốt 3 ngày trong khi con dùng máy khác: với gói Premium, ba\u00a0mẹ nhận được tin nhắn.',
    'An\u00a0Nhi removed, or a computer silent for 3 days while your child uses another: with Premium you get a text message.',
  ],
  'features.program': ['Phần mềm và ảnh chụp màn hình', 'Programs and screenshots'],
  'features.program_text': [
    'Chương trình cho Windows ghi lại phần mềm con dùng, và chụp màn hình theo khoảng thời gian ba\u00a0mẹ chọn.',
    'The program for Windows records which software was used, and takes screenshots as often as you choose.',
  ],

  'phone.alt': [
    'Trang Hôm nay trên điện thoại: thời gian con đã dùng và còn lại, giờ máy nghỉ, máy nào đang được bảo vệ, và một điều con xin.',
    'Today on a phone: what the child has used and has left, when the computer rests, which devices are protected, and a request.',
  ],
  'phone.caption': [
    'Hình chụp từ An\u00a0Nhi: trang Hôm nay của một gia đình dùng thử.',
    'A screenshot of An\u00a0Nhi: Today, of a sample family.',
  ],

  'where.title': ['Dùng được ở đâu', 'Where it works'],
  'where.platform': ['Nền tảng', 'Platform'],
  'where.for': ['Dùng cho', 'What it is for'],
  'where.state': ['Tình trạng', 'Status'],
  'where.web': ['Trang web này', 'This website'],
  'where.web_for': [
    'Trang của ba\u00a0mẹ: hôm nay, xin phép, giờ giấc, ví',
    'Your own pages: today, requests, hours, wallet',
  ],
  'where.web_state': ['Đang hoạt động', 'Working'],
  'where.browser': ['Chrome, Edge, Cốc\u00a0Cốc, Brave, Chromium', 'Chrome, Edge, Coc\u00a0Coc, Brave, Chromium'],
  'where.browser_for': [
    'Máy tính của con: trang web, giờ giấc, lịch sử web',
    'Your child’s computer: websites, hours, web history',
  ],
  'where.windows_for': [
    'Máy tính của con: thêm phần mềm, ảnh chụp màn hình',
    'Your child’s computer: programs and screenshots too',
  ],
  'where.windows_versions': ['Windows 7 SP1 đến 11', 'Windows 7 SP1 to 11'],
  'where.ready_state': ['Tải được ngay', 'Ready to download'],
  'where.android_for': ['Điện thoại và máy tính bảng của con', 'Your child’s phone or tablet'],
  'where.android_versions': ['Android 10 đến 15', 'Android 10 to 15'],
  'where.ios_for': ['iPhone và iPad của con', 'Your child’s iPhone or iPad'],
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
    'Danh sách cho phép và danh sách chặn; các nhóm cờ bạc, người lớn, trò chơi, mạng xã hội, phim và video; hoặc chỉ những trang ba\u00a0mẹ chọn.',
    'Lists of what to allow and to block; groups such as gambling, adult, games, social networks and video; or only the sites you choose.',
  ],
  'protect.requests': [
    'Con cần một trang để làm bài? Con gửi yêu cầu, ba\u00a0mẹ đồng ý hoặc từ chối ngay trên điện thoại.',
    'Need a site for homework? Your child sends a request, and you approve or deny it on your phone.',
  ],
  'protect.proof': [
    'Mỗi máy cho thấy luật nào đang chạy và phép thử nào vừa đạt. Ba\u00a0mẹ bấm “Thử chặn” là tự thấy.',
    'Each computer shows which rules run and which tests just passed. Press “Try blocking” and see for yourself.',
  ],
  'sees.title': ['Con thấy gì trên máy?', 'What does your child see?'],
  'sees.text': [
    'An\u00a0Nhi không ẩn mình: con có một trang riêng cho biết còn bao nhiêu phút, luật nào đang chạy và điều gì được ghi lại. Ba\u00a0mẹ nên nói với con trước khi cài, vì con hiểu lý do thì dễ nghe hơn. Ba\u00a0mẹ gỡ được bất cứ lúc nào.',
    'An\u00a0Nhi does not hide: your child has a page that shows the time left, the rules that run and what is recorded. Talk to your child before you install it. A rule is easier to keep when you know the reason. You can remove it at any time.',
  ],
  'blocked.label': ['Máy tính của con', 'The child’s computer'],
  'blocked.caption': [
    'Màn hình minh họa: con đọc được lý do, và xin ba\u00a0mẹ ngay tại đó.',
    'Illustration: your child can read why, and ask you right there.',
  ],
  'blocked.address': ['tro-choi.example.vn', 'games.example.vn'],
  'blocked.title': ['Trang này đang bị chặn', 'This site is blocked'],
  'blocked.text': [
    'Ba\u00a0mẹ chặn trang này. Nếu cần trang này để học, con xin ba\u00a0mẹ nhé.',
    'Your parents have blocked this site. If you need it for school, ask them.',
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
  'time.limits': ['Số phút mỗi ngày, số phút mỗi trang', 'Minutes for each day and each site'],
  'time.limits_text': [
    'Cả ngày một tiếng rưỡi, riêng YouTube nửa tiếng; trang học ba\u00a0mẹ luôn cho phép thì lúc nào cũng vào được.',
    'An hour and a half a day, half an hour of YouTube, and a maths site that you always allow at any time.',
  ],
  'time.cover': ['Hết giờ mà không mất bài', 'Time up, nothing lost'],
  'time.cover_text': [
    'Con được báo trước 10, 5 và 1 phút, rồi trang được che lại. Những gì con đang gõ vẫn còn nguyên ở phía sau.',
    'Warnings come 10, 5 and 1 minutes before; then the page is covered. What was being typed is still there behind it.',
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
  'voices.first_who': [
    'Một người mẹ ở Đà\u00a0Nẵng, con học lớp\u00a03',
    'A mother in Da\u00a0Nang, child in grade\u00a03',
  ],
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
