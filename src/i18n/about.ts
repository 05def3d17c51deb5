import { words } from './index.ts'

/** The About page below its first screen. */
export const aboutWords = words({
  whyTitle: ['Vì sao có {name}', 'Why {name} exists'],
  why: [
    'Mỗi chiếc máy mở cho con cả một bầu trời: bài học, bạn bè, trò chơi. Bầu trời ấy cũng có lúc gió dữ. Ba\u00a0mẹ đi làm cả ngày, không thể ngồi cạnh con từng phút. {name} ra đời để ba\u00a0mẹ vẫn biết con đang bay ở đâu, và con vẫn được bay.',
    'Every device opens a whole sky to a child: lessons, friends, games. Some days the wind in that sky is rough. Parents are at work and cannot sit beside their child every minute. {name} lets you know where your child is flying, and lets your child fly.',
  ],
  betweenTitle: ['Giữ dây, không giữ chặt', 'Hold the string, but not too tightly'],
  between: [
    'Cấm hết thì con tìm cách lén dùng, thả hết thì ba\u00a0mẹ không yên. {name} đi ở giữa: giới hạn rõ ràng, con biết trước, và nới dần khi con lớn. Con cần thêm giờ thì gửi yêu cầu, ba\u00a0mẹ đồng ý hay từ chối ngay trên điện thoại.',
    'Forbid everything, and children find a way around. Allow everything, and parents cannot rest. {name} takes the middle way: clear limits, agreed in advance, loosened as your child grows. A child who needs more time asks for it, and you say yes or no on your phone.',
  ],
  openTitle: ['Nói rõ điều mình làm', 'We say what we do'],
  open: [
    'Trên máy, con luôn thấy {name} đang ghi lại điều gì. Chúng tôi không bán dữ liệu và không quảng cáo. Chúng tôi giữ gì, giữ bao lâu, ai xem được: tất cả đều có trong',
    'On the computer, your child always sees what {name} records. We do not sell data and show no advertising. What we store, for how long and who can see it is written in our',
  ],
  openLink: ['Chính sách quyền riêng tư', 'Privacy policy'],
  panelsTitle: ['Ba phần, một sợi dây', 'Three parts, one string'],
  panelsLead: [
    'Phần cho máy tính của con và trang của ba\u00a0mẹ đã có. Ứng dụng trên điện thoại của con đang được hoàn thiện.',
    'The part for your child’s computer and your own pages are here. The app for your child’s phone is on its way.',
  ],
  panelsLeadSoon: [
    'Tiện ích cho trình duyệt và trang của ba\u00a0mẹ đã có. Chương trình cho Windows và ứng dụng trên điện thoại của con đang được hoàn thiện.',
    'The browser extension and your own pages are here. The program for Windows and the app for your child’s phone are on their way.',
  ],
  ready: ['Dùng được ngay', 'Ready to use'],
  soon: ['Sắp có', 'Coming soon'],
  desktopTitle: ['Trên máy tính của con', 'On your child’s computer'],
  desktopNote: [
    'Tiện ích cho Chrome, Edge, Cốc\u00a0Cốc, Brave và Chromium',
    'An extension for Chrome, Edge, Coc\u00a0Coc, Brave and Chromium',
  ],
  desktopSites: [
    'Cho phép hoặc chặn từng trang web, hoặc cả một nhóm trang',
    'Allow or block each website, or a whole group of them',
  ],
  desktopHours: [
    'Đặt giờ máy nghỉ, số phút mỗi ngày và cho từng trang web',
    'Set when the computer rests, and minutes for each day and each website',
  ],
  desktopHistory: [
    'Xem lịch sử web theo ngày, biết con ở mỗi trang bao lâu',
    'See web history by date, and the time spent on each site',
  ],
  desktopAsk: [
    'Con đọc được lý do bị chặn, và xin ba\u00a0mẹ ngay tại đó',
    'Children read why, and ask you right there',
  ],
  desktopProgram: [
    'Chương trình cho Windows 7 SP1 đến 11: quản lý cả phần mềm, chụp màn hình định kỳ',
    'The program for Windows 7 SP1 to 11: manages software too, takes screenshots at intervals',
  ],
  desktopProgramSoon: [
    'Sắp có: chương trình cho Windows 7 SP1 đến 11, quản lý cả phần mềm và chụp màn hình định kỳ',
    'Coming soon: the program for Windows 7 SP1 to 11, which manages software too and takes screenshots at intervals',
  ],
  desktopShutdown: ['Sắp có: hẹn giờ tắt máy', 'Coming soon: scheduled shutdown'],
  mobileTitle: ['Trên điện thoại của con', 'On your child’s phone'],
  mobileNote: ['Android 10 đến 15 trước, rồi đến iOS', 'Android 10 to 15 first, then iOS'],
  mobileTime: [
    'Đếm thời gian dùng từng ứng dụng, từng trang',
    'Count the time spent in each application and on each site',
  ],
  mobileLimit: [
    'Đặt giới hạn mỗi ngày; hết giờ, con có thể gửi yêu cầu xin thêm',
    'Set daily limits; when time is up, your child can ask for more',
  ],
  mobileSafe: ['Chặn trang độc hại và báo cho ba\u00a0mẹ', 'Block harmful sites and tell you'],
  parentTitle: ['Trang của ba\u00a0mẹ', 'The parents’ pages'],
  parentNote: [
    'Trên điện thoại hay máy tính của ba\u00a0mẹ, dù đang ở đâu',
    'On your own phone or computer, wherever you are',
  ],
  parentReports: [
    'Hôm nay con đã dùng bao lâu, còn bao lâu, và máy nào đang được bảo vệ',
    'What your child has used and has left today, and which computers are protected',
  ],
  parentAnswer: ['Đồng ý hay từ chối yêu cầu của con chỉ với một lần chạm', 'Say yes or no to a request with one tap'],
  parentGive: [
    'Cho thêm phút, cho dùng đến giờ ba\u00a0mẹ chọn, hoặc khóa ngay; nhầm thì hoàn tác được',
    'Give minutes, allow until a time, or lock at once; undo what was a mistake',
  ],
  parentPrivacy: [
    'Chọn điều gì được ghi lại, tải về hoặc xóa tất cả',
    'Choose what is recorded, download it, or delete everything',
  ],
  playTitle: ['Học và chơi', 'Learn and play'],
  playLead: ['Giờ chơi là thứ con tự kiếm được.', 'Free time is something a child can earn.'],
  playHomework: ['Con làm bài tập và chơi trò chơi học tập để tích điểm', 'Homework and learning games earn points'],
  playPoints: [
    'Ba\u00a0mẹ đổi điểm thành giờ giải trí, theo tỉ lệ của nhà mình',
    'You turn points into free time, at a rate your family sets',
  ],
  playHabit: [
    'Con tập tự sắp xếp thời gian, thay vì chỉ nghe “tắt máy đi con”',
    'Children learn to plan their time instead of hearing “turn it off”',
  ],
  aiTitle: ['AI hỗ trợ ba\u00a0mẹ', 'Help from AI'],
  aiLead: ['AI đứng gác, ba\u00a0mẹ quyết định.', 'AI keeps watch. You decide.'],
  aiBlock: [
    'Nhận ra và chặn trang có nội dung độc hại, cả những trang chưa nằm trong danh sách nào',
    'It recognises and blocks harmful sites, including those on no list yet',
  ],
  aiWarn: ['Báo cho ba\u00a0mẹ khi thấy điều bất thường', 'It tells you when something looks unusual'],
  aiWarnSoon: [
    'Sắp có: báo cho ba\u00a0mẹ khi thấy điều bất thường',
    'Coming soon: it tells you when something looks unusual',
  ],
  aiWrong: [
    'AI có thể nhầm: trang bị chặn nhầm, ba\u00a0mẹ mở lại được bất cứ lúc nào',
    'AI can be mistaken: you can open a site that was blocked in error at any time',
  ],
  quote: [
    'Con bay được\u00a0xa, vì\u00a0biết có người giữ\u00a0dây.',
    'A child flies far because someone is holding the string.',
  ],
  quoteBy: ['Điều chúng tôi tin', 'What we believe'],
})
