import { words } from './index.ts'

export const downloadWords = words({
  'download.heading': ['Tải An\u00a0Nhi về máy của con', 'Download An\u00a0Nhi to your child’s device'],
  'download.lead': [
    'Cài trên máy con dùng. Ba\u00a0mẹ xem và điều chỉnh trên trang của mình, từ điện thoại hay máy tính nào cũng được.',
    'Install it where your child plays and learns. You see the day and set the rules on your own pages, from any phone or computer.',
  ],
  'download.android': ['Điện thoại và máy tính bảng Android của con.', 'Your child’s Android phone or tablet.'],
  'download.windows': [
    'Máy tính bàn và máy tính xách tay. Có kèm sách hướng dẫn 32 bước.',
    'Desktops and laptops. A 32-step guide comes with it.',
  ],
  'download.ios': ['iPhone và iPad của con.', 'Your child’s iPhone or iPad.'],
  'download.storeSoon': ['Sắp có trên', 'Coming soon to'],
  'download.soon': ['Đang phát triển', 'In development'],
  'download.windowsButton': ['Tải cho Windows', 'Download for Windows'],
  'download.comingSoon': ['Sắp có', 'Coming soon'],
  'download.sampleButton': ['Tải tệp mẫu', 'Download the sample'],
  'download.guideLink': ['Xem hướng dẫn 32 bước', 'See the 32-step guide'],

  'download.extension': ['Tiện ích cho trình duyệt', 'Browser extension'],
  'download.extensionFor': [
    'Cho Chrome, Edge, Cốc Cốc, Brave và Chromium trên Windows, macOS, Linux và ChromeOS.',
    'For Chrome, Edge, Coc Coc, Brave and Chromium on Windows, macOS, Linux and ChromeOS.',
  ],
  'download.extensionHow': ['Cách cài trong bốn bước', 'Install it in four steps'],
  'download.extensionStep1': [
    'Trên máy của con, tải tệp zip rồi giải nén vào một thư mục sẽ giữ lại lâu dài. Gõ chrome://extensions vào thanh địa chỉ để mở trang Tiện ích, rồi bật “Chế độ dành cho nhà phát triển”. Chế độ này phải luôn bật: tắt đi thì trình duyệt tắt luôn An\u00a0Nhi.',
    'On your child’s computer, download the zip file and unpack it into a folder that you will not delete. Type chrome://extensions in the address bar to open the Extensions page, and turn on “Developer mode”. It must stay on: without it the browser turns An\u00a0Nhi off.',
  ],
  'download.extensionStep2': [
    'Bấm “Tải tiện ích đã giải nén” rồi chọn thư mục đó. An\u00a0Nhi hiện ra trong danh sách.',
    'Press “Load unpacked” and choose that folder. An\u00a0Nhi appears in the list.',
  ],
  'download.extensionStep3': [
    'Ở ô An\u00a0Nhi trên trang đó, bấm “Chi tiết” rồi bật “Cho phép ở chế độ ẩn danh”. Khi chưa bật, máy chưa lên màu xanh trên trang của bạn.',
    'In the An\u00a0Nhi box on that page, press “Details” and turn on “Allow in Incognito”. Until then the computer does not turn green on your page.',
  ],
  'download.extensionStep4': [
    'Trang ghép máy đã tự mở ở thẻ bên. Nếu lỡ đóng, bạn bấm biểu tượng An\u00a0Nhi trên trình duyệt. Bạn mở “Thêm máy” trên trang của mình, rồi nhập mã và bốn số đang hiện trên trang ghép máy.',
    'The pairing page has opened in another tab; if you closed it, press the An\u00a0Nhi icon in the browser. Open “Add a computer” on your own page, then type the code and the four digits from the pairing page.',
  ],
  'download.extensionPicture1': [
    'Trang Tiện ích khi chưa có tiện ích nào: công tắc “Chế độ dành cho nhà phát triển” ở góc trên bên phải đang bật.',
    'The Extensions page before anything is installed: the “Developer mode” switch in the top right corner is on.',
  ],
  'download.extensionPicture2': [
    'Nút “Tải tiện ích đã giải nén” ở phía trên, và ô An\u00a0Nhi có nút “Chi tiết” ở bên dưới.',
    'The “Load unpacked” button at the top, and below it the An\u00a0Nhi box with its “Details” button.',
  ],
  'download.extensionPicture3': [
    'Phần chi tiết của An\u00a0Nhi: công tắc “Cho phép ở chế độ ẩn danh” đang bật.',
    'The details of An\u00a0Nhi: the “Allow in Incognito” switch is on.',
  ],
  'download.extensionPicture4': [
    'Trang ghép máy: mã của máy và bốn số để nhập trên trang của bạn.',
    'The pairing page: the code of the computer and the four digits to type on your own page.',
  ],
  'download.extensionButton': ['Tải tiện ích', 'Download the extension'],
  'download.extensionBlind': [
    'Tiện ích chỉ thấy trình duyệt và hồ sơ đã cài nó, không thấy trình duyệt khác, hồ sơ khác và chương trình khác trên máy.',
    'It sees only the browser and profile that it is installed in: no other browsers, profiles or programs on the computer.',
  ],

  'download.allDevices': ['Cho mọi thiết bị', 'For all devices'],
  'download.internet': [
    'Cần có kết nối Internet để nhận luật mới và gửi điều con xin. Mất mạng thì luật gần nhất vẫn chạy.',
    'Needs the internet for new rules and for requests. Without a connection, the last rules still run.',
  ],
  'download.requirements': ['Yêu cầu hệ thống', 'System requirements'],
  'download.windowsVersions': ['Windows 7 SP1 đến Windows 11', 'Windows 7 SP1 through Windows 11'],
  'download.disk': ['200 MB ổ đĩa trống', '200 MB of free disk space'],
  'download.processor': ['Bộ xử lý từ 1 GHz, x86 hoặc x64', '1 GHz processor or faster, x86 or x64'],
  'download.memory': ['RAM từ 1 GB (bản 32-bit) hoặc 2 GB (bản 64-bit)', '1 GB of RAM (32-bit) or 2 GB (64-bit)'],
  'download.screen': ['Màn hình từ {size}', 'Screen of {size} or larger'],
  'download.androidVersions': ['Android 10 đến Android 15', 'Android 10 through Android 15'],
  'download.iosVersions': ['iOS 18 (đang phát triển)', 'iOS 18 (in development)'],
  'download.languages': ['Ngôn ngữ', 'Languages'],
  'download.languagesText': ['Tiếng Việt và tiếng Anh.', 'Vietnamese and English.'],

  'download.title': ['An\u00a0Nhi cho Windows', 'An\u00a0Nhi for Windows'],
  'download.tabs': ['An\u00a0Nhi cho Windows', 'An\u00a0Nhi for Windows'],
  'download.tutorial': ['Hướng dẫn', 'Guide'],
  'download.download': ['Tải về', 'Download'],
  'download.close': ['Đóng', 'Close'],
  'download.choose': ['Chọn phiên bản', 'Choose a version'],
  'download.version': ['Phiên bản {version}', 'Version {version}'],
  'download.label.latest': ['Mới nhất', 'Latest'],
  'download.label.stable': ['Ổn định', 'Stable'],
  'download.label.legacy': ['Bản cũ', 'Legacy'],
  'download.notFound': ['Không tìm thấy phiên bản', 'Version not found'],
  'download.notFoundText': [
    'Hiện chưa có bộ cài nào để tải. Mời bạn quay lại sau hoặc gọi {hotline}.',
    'There is no installer to download at the moment. Please come back later or call {hotline}.',
  ],
  'download.sample': ['Đây là tệp mẫu, không phải chương trình', 'This is a sample file, not a program'],
  'download.sampleText': [
    'Trang này đang chạy thử. Bạn có thể tải để xem các bước, nhưng chưa cài được.',
    'This site is a trial run. You can download it to see the steps, but there is nothing to install yet.',
  ],
  'download.contents': ['Tệp zip gồm có', 'In the zip file'],
  'download.installer': ['Bộ cài cho Windows', 'The installer for Windows'],
  'download.guide': ['Sách hướng dẫn 32 bước (tệp trình chiếu)', 'The 32-step guide (slides)'],
  'download.now': ['Tải ngay', 'Download now'],
  'download.preparing': ['Bắt đầu tải sau {seconds} giây', 'Starting in {seconds} s'],
  'download.downloading': ['Đang tải: {percent}%', 'Downloading: {percent}%'],
  'download.downloadingUnknown': ['Đang tải', 'Downloading'],
  'download.packing': ['Đang nén thành một tệp zip', 'Packing everything into one zip file'],
  'download.stayHere': ['Đóng cửa sổ này thì việc tải cũng dừng.', 'Closing this window stops the download.'],
  'download.cancel': ['Hủy tải', 'Cancel the download'],
  'download.failed': ['Chưa tải được', 'The download did not succeed'],
  'download.failedText': [
    'Bạn kiểm tra kết nối Internet rồi thử lại, hoặc tải riêng từng tệp ở bên dưới.',
    'Please check the internet connection and try again, or download the files one by one below.',
  ],
  'download.retry': ['Thử lại', 'Try again'],
  'download.saved': ['Đã tải xong {file}', '{file} has been downloaded'],
  'download.savedText': [
    'Mở tệp zip trong thư mục Tải xuống rồi chạy bộ cài bên trong.',
    'Open the zip file in your Downloads folder and run the installer in it.',
  ],
  'download.withoutGuide': [
    'Tệp zip này thiếu sách hướng dẫn vì chưa tải được. Bạn tải riêng ở bên dưới.',
    'This zip file lacks the guide, which could not be downloaded. You can get it on its own below.',
  ],
  'download.oneByOne': ['Tải riêng từng tệp', 'Download the files one by one'],
})
