import { words } from './index.ts'

/** Words of Trang web, where a parent says which sites a child may open. */
export const sitesWords = words({
  heading: ['Trang web của {name}', '{name}’s websites'],
  lead: [
    'Chặn cả nhóm hoặc từng trang. Trang nào có luật riêng thì theo luật riêng, không theo nhóm.',
    'Block whole groups or single sites. A rule for one site always comes before the rule for its group.',
  ],
  groups: ['Chặn theo nhóm', 'Block by group'],
  'hint.gambling': ['Cá cược, sòng bài, xổ số trên mạng', 'Betting, casinos and lotteries'],
  'hint.adult': ['Nội dung khiêu dâm', 'Pornography'],
  'hint.games': ['Trò chơi và trang tải trò chơi', 'Games and sites to download them'],
  'hint.social': ['Facebook, TikTok, Instagram…', 'Facebook, TikTok, Instagram and the like'],
  'hint.video': ['YouTube, trang xem phim…', 'YouTube and sites for films'],
  more: ['Khi con tìm kiếm và lướt web', 'When your child searches and browses'],
  safe_search: ['Tìm kiếm an toàn', 'Safe search'],
  'hint.safe_search': [
    'Google và Bing ẩn kết quả có nội dung người lớn; YouTube ở chế độ hạn chế.',
    'Google and Bing hide adult results; YouTube runs in restricted mode.',
  ],
  only_listed: ['Chỉ những trang trong danh sách', 'Only listed sites'],
  'hint.only_listed': [
    'Con chỉ mở được những trang bạn cho phép hoặc đặt số phút ở dưới. Hợp với con nhỏ.',
    'Only the sites that you allow or limit below can be opened. Good for small children.',
  ],
  only_listed_empty: [
    'Danh sách đang trống, nên con chưa mở được trang nào. Bạn thêm vài trang con cần dùng nhé.',
    'The list is empty, so no site can be opened yet. Add a few that your child needs.',
  ],
  save: ['Lưu', 'Save'],
  own: ['Từng trang', 'Single sites'],
  'own.empty': [
    'Chưa có trang nào. Bạn dán địa chỉ một trang vào ô trên.',
    'No sites yet. Paste the address of one into the field above.',
  ],
  'add.address': ['Địa chỉ trang', 'Address of the site'],
  'add.address_hint': [
    'Dán nguyên địa chỉ cũng được: An\u00a0Nhi tự lấy tên trang.',
    'You can paste a whole address: An\u00a0Nhi takes the name of the site.',
  ],
  'add.what': ['Với trang này', 'What to do'],
  'add.submit': ['Thêm trang', 'Add site'],
  'add.agree': ['Đồng ý và thêm', 'Agree and add'],
  'what.block': ['Luôn chặn', 'Always block'],
  'what.allow': ['Luôn cho phép', 'Always allow'],
  'what.minutes': ['Tối đa {time} mỗi ngày', 'At most {time} a day'],
  'list.block': ['Luôn chặn', 'Always blocked'],
  'list.allow': ['Luôn cho phép', 'Always allowed'],
  'list.allow_hint': [
    'Mở được cả ngoài giờ, khi đã hết phút và khi bạn khóa máy.',
    'Can be opened at any hour, also when the time is used up or the computer is locked.',
  ],
  'list.minutes': ['Có giới hạn', 'Limited'],
  'list.of_minutes': ['{time} mỗi ngày', '{time} a day'],
  replaced: ['Luật này thay cho “{was}” của {site}.', 'This replaces “{was}” for {site}.'],
  remove: ['Bỏ', 'Remove'],
  no_site: [
    'Đây chưa phải địa chỉ của một trang web. Bạn nhập theo mẫu: youtube.com',
    'This is not the address of a website. Type one like youtube.com',
  ],
  'why.heading': ['Trang này có mở được không?', 'Can this site be opened?'],
  'why.hint': [
    'Xem luật đang lưu nói gì về một trang. Không có gì được ghi lại.',
    'See what the saved rules say about a site. Nothing is recorded.',
  ],
  'why.submit': ['Xem', 'Check'],
  'why.blocked': [
    '{site} bị chặn: bạn đã đưa trang này vào danh sách chặn.',
    '{site} is blocked: it is on your block list.',
  ],
  'why.not_listed': [
    '{site} bị chặn: con chỉ được mở những trang trong danh sách. Bạn vẫn có thể cho phép riêng.',
    '{site} is blocked: only listed sites can be opened. You can still allow it by itself.',
  ],
  'why.always_allowed': ['{site} luôn mở được: bạn đã cho phép riêng.', '{site} can always be opened: you allowed it.'],
  'why.target_limit': [
    '{site} mở được trong giờ dùng máy, tối đa {time} mỗi ngày.',
    '{site} can be opened while the computer is in use, at most {time} a day.',
  ],
  'why.target_limit_zero': [
    '{site} không mở được: giới hạn của trang là 0 phút.',
    '{site} cannot be opened: its limit is 0 minutes.',
  ],
  'why.no_limit': [
    '{site} mở được trong giờ dùng máy: không luật nào nhắc đến trang này.',
    '{site} can be opened while the computer is in use: no rule mentions it.',
  ],
  'why.category': [
    'Trang này thuộc nhóm {group}. Bạn vẫn có thể cho phép riêng.',
    'This site belongs to the group {group}. You can still allow it by itself.',
  ],
  'why.open_group': [
    '{site} mở được, nhưng thuộc nhóm {group}.',
    '{site} can be opened, but it belongs to the group {group}.',
  ],
  'why.block_group': ['Chặn cả nhóm {group}', 'Block the whole group {group}'],
  'why.unknown': [
    'Không luật nào nhắc riêng đến {site}. Trang mở được, trừ khi nằm trong một nhóm đang chặn: {groups}.',
    'No rule mentions {site} itself. It can be opened, unless it is in a blocked group: {groups}.',
  ],
  'why.allow': ['Luôn cho phép {site}', 'Always allow {site}'],
  'why.block': ['Luôn chặn {site}', 'Always block {site}'],
})
