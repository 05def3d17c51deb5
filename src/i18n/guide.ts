import { words } from './index.ts'

/** The guide to the Windows program: nine sections, 32 steps. Its slides say the same. */
export const guideWords = words({
  'guide.title': ['Hướng dẫn dùng An\u00a0Nhi trên Windows', 'How to use An\u00a0Nhi on Windows'],
  'guide.lead': [
    'Chín phần, 32 bước. Bạn có thể đọc lần lượt hoặc đi thẳng đến phần mình cần.',
    'Nine sections, 32 steps. Read them in turn, or go straight to the section you need.',
  ],
  'guide.contents': ['Các phần của hướng dẫn', 'Sections of the guide'],
  'guide.print': ['In hướng dẫn', 'Print the guide'],
  'guide.picture': ['Màn hình của bước {step}: {title}', 'The screen of step {step}: {title}'],
  'guide.step': ['Bước {step}/{count}', 'Step {step} of {count}'],

  'guide.section1': ['Mở chương trình', 'Open the program'],
  'guide.section2': ['Màn hình chính', 'The main screen'],
  'guide.section3': ['Quản lý phần mềm', 'Manage software'],
  'guide.section4': ['Quản lý trang web', 'Manage websites'],
  'guide.section5': ['Lịch sử web', 'Web history'],
  'guide.section6': ['Quản lý theo giờ', 'Manage by the hour'],
  'guide.section7': ['Ảnh chụp màn hình', 'Screenshots'],
  'guide.section8': ['Lịch sử máy tính', 'Computer history'],
  'guide.section9': ['Cài đặt', 'Settings'],

  'guide.title1': ['Tìm cánh diều ở khay hệ thống', 'Find the kite in the system tray'],
  'guide.text1': [
    'Cài xong, An\u00a0Nhi tự chạy cùng Windows. Bấm mũi tên ở góc phải bên dưới màn hình: biểu tượng cánh diều nằm trong khay. Bấm đúp vào đó.',
    'Once installed, An\u00a0Nhi starts together with Windows. Click the arrow at the bottom right of the screen: the kite is in the tray. Double-click it.',
  ],
  'guide.title2': ['Mở bằng mật khẩu phụ huynh', 'Open it with the parent password'],
  'guide.text2': [
    'Gõ mật khẩu phụ huynh rồi bấm Mở. Con vẫn dùng máy bình thường nhưng không đổi được cài đặt của An\u00a0Nhi.',
    'Type the parent password and press Open. Your child uses the computer as usual but cannot change An\u00a0Nhi’s settings.',
  ],
  'guide.title3': ['Làm quen với màn hình chính', 'Get to know the main screen'],
  'guide.text3': [
    'Bên trái là bảy mục của chương trình. Bên phải cho biết hôm nay con đã dùng máy bao lâu và dùng gì nhiều nhất.',
    'On the left are the seven parts of the program. On the right is your child’s day: how long at the computer, and with what.',
  ],

  'guide.title4': ['Cho phép một phần mềm', 'Allow a program'],
  'guide.text4': [
    'Vào Phần mềm, mở thẻ Đang chặn. Chọn phần mềm bạn đồng ý cho con dùng rồi bấm Cho phép.',
    'Go to Software and open the Blocked tab. Choose a program that your child may use and press Allow.',
  ],
  'guide.title5': ['Chặn một phần mềm', 'Block a program'],
  'guide.text5': [
    'Mở thẻ Được dùng, chọn phần mềm rồi bấm Chặn. Lần sau con mở, An\u00a0Nhi sẽ đóng lại và báo cho con biết.',
    'Open the Allowed tab, choose the program and press Block. The next time your child opens it, An\u00a0Nhi closes it and tells your child.',
  ],
  'guide.title6': ['Cho phép phần mềm đang chạy', 'Allow what is running'],
  'guide.text6': [
    'Thẻ Đang chạy liệt kê những gì đang mở trên máy. Đánh dấu các phần mềm bạn đồng ý rồi bấm Cho phép mục đã chọn.',
    'The Running tab lists what is open on the computer. Tick the programs you agree to and press Allow what is ticked.',
  ],
  'guide.title7': ['Đặt giờ dùng cho phần mềm', 'Set the hours of a program'],
  'guide.text7': [
    'Bấm vào tên phần mềm rồi tô các ô giờ con được dùng trong tuần. Ô để trống là giờ phần mềm không mở được. Bấm Lưu.',
    'Click a program’s name and paint the hours of the week in which it may be used. In the empty ones it does not open. Press Save.',
  ],
  'guide.title8': ['Tải lại danh sách', 'Reload the list'],
  'guide.text8': [
    'Vừa cài một phần mềm mà chưa thấy trong danh sách? Bấm mũi tên xoay tròn để An\u00a0Nhi quét lại máy.',
    'Just installed something and cannot see it? Press the round arrow, and An\u00a0Nhi scans the computer again.',
  ],
  'guide.title9': ['Tìm một phần mềm', 'Search for a program'],
  'guide.text9': [
    'Gõ vài chữ đầu của tên vào ô tìm kiếm. Danh sách rút gọn ngay khi bạn gõ.',
    'Type the first letters of its name into the search box. The list shortens as you type.',
  ],

  'guide.title10': ['Thêm từ khóa cho phép', 'Add an allowed word'],
  'guide.text10': [
    'Vào Trang web, mở thẻ Từ khóa cho phép. Gõ một từ hoặc một địa chỉ rồi bấm Thêm. Trang nào có từ đó thì con vào được.',
    'Go to Websites and open the Allowed words tab. Type a word or an address and press Add. Sites with it open for your child.',
  ],
  'guide.title11': ['Xóa từ khóa cho phép', 'Delete an allowed word'],
  'guide.text11': [
    'Chọn từ khóa không còn cần nữa rồi bấm Xóa ở cuối dòng.',
    'Choose a word that is no longer needed and press Delete at the end of its line.',
  ],
  'guide.title12': ['Thêm từ khóa chặn', 'Add a blocked word'],
  'guide.text12': [
    'Mở thẻ Từ khóa chặn, gõ từ bạn không muốn con gặp rồi bấm Thêm. Trang có từ đó sẽ không mở.',
    'Open the Blocked words tab, type a word that your child should not come across and press Add. Sites with it do not open.',
  ],
  'guide.title13': ['Xóa từ khóa chặn', 'Delete a blocked word'],
  'guide.text13': [
    'Chặn nhầm một trang con cần cho việc học? Chọn từ khóa đó rồi bấm Xóa.',
    'Blocked a site that your child needs for school? Choose its word and press Delete.',
  ],
  'guide.title14': ['Đặt giờ truy cập cho trang web', 'Set the hours of a website'],
  'guide.text14': [
    'Bấm vào một địa chỉ rồi tô các ô giờ con được vào trang đó, giống như với phần mềm. Bấm Lưu.',
    'Click an address and paint the hours in which it may be visited, just as for a program. Press Save.',
  ],
  'guide.title15': ['Xóa mọi giờ đã đặt', 'Clear all set hours'],
  'guide.text15': [
    'Muốn làm lại từ đầu, bấm Xóa mọi giờ đã đặt rồi xác nhận. Từ khóa vẫn còn, chỉ giờ truy cập bị xóa.',
    'To begin again, press Clear all hours and confirm. The words stay; only the hours are cleared.',
  ],
  'guide.title16': ['Nạp từ khóa mẫu', 'Load sample words'],
  'guide.text16': [
    'Chưa biết bắt đầu từ đâu? Bấm Nạp từ khóa mẫu để có sẵn một danh sách chặn thường dùng, rồi bớt hoặc thêm theo ý nhà mình.',
    'Not sure where to begin? Press Load sample words for a list that many families block, then take away or add as you see fit.',
  ],

  'guide.title17': ['Xem lịch sử web', 'See the web history'],
  'guide.text17': [
    'Lịch sử web cho biết hôm nay con đã vào trang nào, lúc mấy giờ và ở lại bao lâu.',
    'The web history shows which sites your child visited today, when, and for how long.',
  ],
  'guide.title18': ['Xem lịch sử web theo ngày', 'See the web history of a day'],
  'guide.text18': [
    'Bấm vào ngày ở góc phải rồi chọn một ngày khác trên lịch.',
    'Click the date at the top right and choose another day in the calendar.',
  ],

  'guide.title19': ['Chọn khung giờ tự do', 'Choose the free time'],
  'guide.text19': [
    'Vào Giờ tự do, chọn giờ bắt đầu và giờ kết thúc. Trong khung giờ này con dùng máy không bị giới hạn.',
    'Go to Free time and choose when it begins and ends. Between the two, the computer has no limits.',
  ],
  'guide.title20': ['Bật giờ tự do', 'Switch free time on'],
  'guide.text20': [
    'Gạt nút sang phải. Các ô xanh cho thấy giờ tự do của từng ngày; gạt lại để tắt khi đến mùa thi.',
    'Slide the switch to the right. The filled cells show the free time of each day; slide it back when exams come.',
  ],

  'guide.title21': ['Xem ảnh chụp màn hình', 'See the screenshots'],
  'guide.text21': [
    'Mục Ảnh chụp xếp các ảnh của ngày theo giờ chụp, để bạn biết con làm gì mà không cần ngồi cạnh.',
    'Screenshots are in the order they were taken, so that you know without sitting next to your child.',
  ],
  'guide.title22': ['Phóng to một ảnh', 'Enlarge a screenshot'],
  'guide.text22': [
    'Bấm vào ảnh để xem lớn, bấm Trước hoặc Sau để xem ảnh kề bên.',
    'Click a screenshot to see it large, and Back or Next for the one beside it.',
  ],

  'guide.title23': ['Xem các trang web đã mở trên máy', 'See the websites opened on this computer'],
  'guide.text23': [
    'Vào Lịch sử máy, thẻ Trang web: mọi trang đã mở trên máy này, bằng bất kỳ trình duyệt nào.',
    'Go to PC history, Websites: everything opened on this computer, in whichever browser.',
  ],
  'guide.title24': ['Xem các phần mềm đã dùng', 'See the programs that were used'],
  'guide.text24': [
    'Mở thẻ Phần mềm để thấy con đã dùng gì, từ mấy giờ và trong bao nhiêu phút.',
    'Open the Software tab to see what your child used, from when, and for how many minutes.',
  ],
  'guide.title25': ['Tìm trong lịch sử', 'Search the history'],
  'guide.text25': [
    'Gõ tên trang hoặc phần mềm vào ô tìm kiếm để chỉ xem những dòng có tên đó.',
    'Type the name of a site or a program into the search box to see its lines only.',
  ],
  'guide.title26': ['Xem lịch sử máy theo ngày', 'See the computer history of a day'],
  'guide.text26': [
    'Bấm vào ngày ở góc phải rồi chọn ngày bạn muốn xem lại.',
    'Click the date at the top right and choose the day you want to look back at.',
  ],

  'guide.title27': ['Thông tin người dùng và mã thiết bị', 'User information and device code'],
  'guide.text27': [
    'Trong Cài đặt, đặt tên con và tên máy rồi bấm Lưu. Bên dưới là mã thiết bị: bấm Chép, rồi dán mã này khi gán gói trong ví gói dịch vụ.',
    'In Settings, name your child and this computer and press Save. Below is the device code: press Copy, and paste it when you assign a package in your wallet.',
  ],
  'guide.title28': ['Chọn khoảng cách giữa hai lần chụp', 'Choose how often a screenshot is taken'],
  'guide.text28': [
    'Chọn số phút giữa hai ảnh chụp màn hình. Mười phút là vừa đủ cho phần lớn gia đình.',
    'Choose the minutes between two screenshots. Ten are enough for most families.',
  ],
  'guide.title29': ['Chọn nơi lưu ảnh', 'Choose where screenshots are kept'],
  'guide.text29': [
    'Bấm Chọn và chỉ một thư mục trên ổ đĩa còn nhiều chỗ trống.',
    'Press Choose and pick a folder on a drive with room to spare.',
  ],
  'guide.title30': ['Tùy chọn chặn và thông báo', 'Options for blocking and alerts'],
  'guide.text30': [
    'Bật hoặc tắt từng việc: chặn trang độc hại, chặn phần mềm lạ, báo cho bạn khi có điều cần xem.',
    'Switch each on or off: blocking harmful sites, blocking unknown software, telling you when something needs a look.',
  ],
  'guide.title31': ['Đổi mật khẩu', 'Change the password'],
  'guide.text31': [
    'Gõ mật khẩu cũ, gõ mật khẩu mới hai lần rồi bấm Lưu. Hãy chọn mật khẩu mà con không đoán được.',
    'Type the old password, the new one twice, and press Save. Choose one that your child cannot guess.',
  ],
  'guide.title32': ['Thoát hẳn chương trình', 'Quit completely'],
  'guide.text32': [
    'Bấm Thoát hẳn, gõ mật khẩu phụ huynh rồi bấm Thoát. An\u00a0Nhi ngừng bảo vệ máy này cho đến khi bạn mở lại.',
    'Press Quit completely, type the parent password and press Quit. An\u00a0Nhi stops protecting this computer until you open it again.',
  ],
})
