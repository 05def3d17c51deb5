/** The guide to the Windows program: nine sections, 32 steps. Its slides say the same. */
export const guide = {
  'guide.title': 'Hướng dẫn dùng An\u00a0Nhi trên Windows',
  'guide.lead': 'Chín phần, 32 bước. Bạn có thể đọc lần lượt hoặc đi thẳng đến phần mình cần.',
  'guide.contents': 'Các phần của hướng dẫn',
  'guide.print': 'In hướng dẫn',
  'guide.picture': 'Màn hình của bước {step}: {title}',
  'guide.step': 'Bước {step}/{count}',

  'guide.section1': 'Mở chương trình',
  'guide.section2': 'Màn hình chính',
  'guide.section3': 'Quản lý phần mềm',
  'guide.section4': 'Quản lý trang web',
  'guide.section5': 'Lịch sử web',
  'guide.section6': 'Quản lý theo giờ',
  'guide.section7': 'Ảnh chụp màn hình',
  'guide.section8': 'Lịch sử máy tính',
  'guide.section9': 'Cài đặt',

  'guide.title1': 'Tìm cánh diều ở khay hệ thống',
  'guide.text1':
    'Cài xong, An\u00a0Nhi tự chạy cùng Windows. Bấm mũi tên ở góc phải bên dưới màn hình: biểu tượng cánh diều nằm trong khay. Bấm đúp vào đó.',
  'guide.title2': 'Mở bằng mật khẩu phụ huynh',
  'guide.text2':
    'Gõ mật khẩu phụ huynh rồi bấm Mở. Con vẫn dùng máy bình thường nhưng không đổi được cài đặt của An\u00a0Nhi.',
  'guide.title3': 'Làm quen với màn hình chính',
  'guide.text3':
    'Bên trái là bảy mục của chương trình. Bên phải là hôm nay của con: đã dùng máy bao lâu và dùng gì nhiều nhất.',

  'guide.title4': 'Cho phép một phần mềm',
  'guide.text4': 'Vào Phần mềm, mở thẻ Đang chặn. Chọn phần mềm bạn đồng ý cho con dùng rồi bấm Cho phép.',
  'guide.title5': 'Chặn một phần mềm',
  'guide.text5':
    'Mở thẻ Được dùng, chọn phần mềm rồi bấm Chặn. Lần sau con mở, An\u00a0Nhi sẽ đóng lại và báo cho con biết.',
  'guide.title6': 'Cho phép phần mềm đang chạy',
  'guide.text6':
    'Thẻ Đang chạy liệt kê những gì đang mở trên máy. Đánh dấu các phần mềm bạn đồng ý rồi bấm Cho phép mục đã chọn.',
  'guide.title7': 'Đặt giờ dùng cho phần mềm',
  'guide.text7':
    'Bấm vào tên phần mềm rồi tô các ô giờ con được dùng trong tuần. Ô để trống là giờ phần mềm không mở được. Bấm Lưu.',
  'guide.title8': 'Tải lại danh sách',
  'guide.text8':
    'Vừa cài một phần mềm mà chưa thấy trong danh sách? Bấm mũi tên xoay tròn để An\u00a0Nhi quét lại máy.',
  'guide.title9': 'Tìm một phần mềm',
  'guide.text9': 'Gõ vài chữ đầu của tên vào ô tìm kiếm. Danh sách rút gọn ngay khi bạn gõ.',

  'guide.title10': 'Thêm từ khóa cho phép',
  'guide.text10':
    'Vào Trang web, mở thẻ Từ khóa cho phép. Gõ một từ hoặc một địa chỉ rồi bấm Thêm. Trang nào có từ đó thì con vào được.',
  'guide.title11': 'Xóa từ khóa cho phép',
  'guide.text11': 'Chọn từ khóa không còn cần nữa rồi bấm Xóa ở cuối dòng.',
  'guide.title12': 'Thêm từ khóa chặn',
  'guide.text12': 'Mở thẻ Từ khóa chặn, gõ từ bạn không muốn con gặp rồi bấm Thêm. Trang có từ đó sẽ không mở.',
  'guide.title13': 'Xóa từ khóa chặn',
  'guide.text13': 'Chặn nhầm một trang con cần cho việc học? Chọn từ khóa đó rồi bấm Xóa.',
  'guide.title14': 'Đặt giờ truy cập cho trang web',
  'guide.text14': 'Bấm vào một địa chỉ rồi tô các ô giờ con được vào trang đó, giống như với phần mềm. Bấm Lưu.',
  'guide.title15': 'Xóa mọi giờ đã đặt',
  'guide.text15': 'Muốn làm lại từ đầu, bấm Xóa mọi giờ đã đặt rồi xác nhận. Từ khóa vẫn còn, chỉ giờ truy cập bị xóa.',
  'guide.title16': 'Nạp từ khóa mẫu',
  'guide.text16':
    'Chưa biết bắt đầu từ đâu? Bấm Nạp từ khóa mẫu để có sẵn một danh sách chặn thường dùng, rồi bớt hoặc thêm theo ý nhà mình.',

  'guide.title17': 'Xem lịch sử web',
  'guide.text17': 'Lịch sử web cho biết hôm nay con đã vào trang nào, lúc mấy giờ và ở lại bao lâu.',
  'guide.title18': 'Xem lịch sử web theo ngày',
  'guide.text18': 'Bấm vào ngày ở góc phải rồi chọn một ngày khác trên lịch.',

  'guide.title19': 'Chọn khung giờ tự do',
  'guide.text19':
    'Vào Giờ tự do, chọn giờ bắt đầu và giờ kết thúc. Trong khung giờ này con dùng máy không bị giới hạn.',
  'guide.title20': 'Bật giờ tự do',
  'guide.text20': 'Gạt nút sang phải. Các ô xanh cho thấy giờ tự do của từng ngày; gạt lại để tắt khi đến mùa thi.',

  'guide.title21': 'Xem ảnh chụp màn hình',
  'guide.text21': 'Mục Ảnh chụp xếp các ảnh của ngày theo giờ chụp, để bạn biết con làm gì mà không cần ngồi cạnh.',
  'guide.title22': 'Phóng to một ảnh',
  'guide.text22': 'Bấm vào ảnh để xem lớn, bấm Trước hoặc Sau để xem ảnh kề bên.',

  'guide.title23': 'Xem các trang web đã mở trên máy',
  'guide.text23': 'Vào Lịch sử máy, thẻ Trang web: mọi trang đã mở trên máy này, bằng bất kỳ trình duyệt nào.',
  'guide.title24': 'Xem các phần mềm đã dùng',
  'guide.text24': 'Mở thẻ Phần mềm để thấy con đã dùng gì, từ mấy giờ và trong bao nhiêu phút.',
  'guide.title25': 'Tìm trong lịch sử',
  'guide.text25': 'Gõ tên trang hoặc phần mềm vào ô tìm kiếm để chỉ xem những dòng có tên đó.',
  'guide.title26': 'Xem lịch sử máy theo ngày',
  'guide.text26': 'Bấm vào ngày ở góc phải rồi chọn ngày bạn muốn xem lại.',

  'guide.title27': 'Thông tin người dùng',
  'guide.text27': 'Trong Cài đặt, đặt tên con và tên máy để dễ nhận ra máy nào của con nào. Bấm Lưu.',
  'guide.title28': 'Chọn khoảng cách giữa hai lần chụp',
  'guide.text28': 'Chọn số phút giữa hai ảnh chụp màn hình. Mười phút là vừa đủ cho phần lớn gia đình.',
  'guide.title29': 'Chọn nơi lưu ảnh',
  'guide.text29': 'Bấm Chọn và chỉ một thư mục trên ổ đĩa còn nhiều chỗ trống.',
  'guide.title30': 'Tùy chọn chặn và thông báo',
  'guide.text30': 'Bật hoặc tắt từng việc: chặn trang độc hại, chặn phần mềm lạ, báo cho bạn khi có điều cần xem.',
  'guide.title31': 'Đổi mật khẩu',
  'guide.text31': 'Gõ mật khẩu cũ, gõ mật khẩu mới hai lần rồi bấm Lưu. Hãy chọn mật khẩu mà con không đoán được.',
  'guide.title32': 'Thoát hẳn chương trình',
  'guide.text32':
    'Bấm Thoát hẳn, gõ mật khẩu phụ huynh rồi bấm Thoát. An\u00a0Nhi ngừng bảo vệ máy này cho đến khi bạn mở lại.',
} as const
