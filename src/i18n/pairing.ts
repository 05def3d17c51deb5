import { words } from './index.ts'

/** Words of Thêm máy, where a parent lets a machine in. */
export const pairingWords = words({
  'pairing.heading': ['Thêm máy', 'Add a computer'],
  'pairing.lead': [
    'Bạn làm việc này trước máy của con, mất khoảng ba phút.',
    'Do this in front of your child’s computer. It takes about three minutes.',
  ],
  'pairing.steps.code': ['Cài An\u00a0Nhi, nhập mã', 'Install, type the code'],
  'pairing.steps.confirm': ['Xác nhận', 'Confirm'],

  'pairing.install': ['Trên máy của con chưa có An\u00a0Nhi?', 'No An\u00a0Nhi on your child’s computer yet?'],
  'pairing.install_text': [
    'Trên máy đó, mở trang An\u00a0Nhi, vào mục Tải về và cài theo hướng dẫn. Cài xong, máy tự hiện một mã 8 ký tự và bốn số.',
    'On that computer, open the An\u00a0Nhi site, go to Download and install it as shown. It then shows a code of 8 characters and four digits.',
  ],
  'pairing.install_do': ['Đến mục Tải về', 'Go to Download'],

  'pairing.code': ['Mã đang hiện trên máy', 'The code that the computer shows'],
  'pairing.code_hint': [
    'Dạng XXXX-XXXX. Gõ chữ thường hay bỏ gạch nối đều được.',
    'Like XXXX-XXXX. Lower case is fine, and so is leaving out the hyphen.',
  ],
  'pairing.code_submit': ['Tìm máy này', 'Find this computer'],
  'pairing.unknown_code': [
    'Không có máy nào đang chờ với mã này. Bạn xem lại mã trên máy; mã chỉ dùng được 15 phút, hết giờ thì máy hiện mã mới.',
    'No computer is waiting with this code. Please check it again; a code lasts 15 minutes, then the computer shows a new one.',
  ],
  'pairing.not_now': [
    'Chưa tìm được máy lúc này. Bạn đợi một chút rồi thử lại.',
    'The computer could not be looked up just now. Please wait a moment and try again.',
  ],

  'pairing.asks': ['Máy này đang xin ghép với gia đình bạn', 'This computer asks to join your family'],
  'pairing.own': [
    'Đây là máy của gia đình bạn. Ghép lại, máy vẫn giữ gói đang dùng.',
    'This computer is already yours. Paired again, it keeps its package.',
  ],
  'pairing.client.browser': ['Tiện ích trình duyệt', 'Browser extension'],
  'pairing.client.linux': ['Máy Linux', 'Linux computer'],
  'pairing.client.other': ['Phần mềm An\u00a0Nhi', 'An\u00a0Nhi app'],
  'pairing.asked_at': ['xin lúc {time}', 'asked at {time}'],
  'pairing.check': ['Bốn số đang hiện trên máy', 'The four digits that the computer shows'],
  'pairing.check_hint': [
    'Chỉ người đang nhìn màn hình của máy mới biết bốn số này.',
    'Only somebody in front of its screen knows them.',
  ],
  'pairing.child': ['Trong các con, ai dùng máy này?', 'Whose computer is it?'],
  'pairing.child_choose': ['Chọn con', 'Choose a child'],
  'pairing.name': ['Tên gọi của máy', 'Name of the computer'],
  'pairing.package': ['Gói bảo vệ máy này', 'Package for this computer'],
  'pairing.package_left': ['{package} (còn {left})', '{package} ({left} left)'],
  'pairing.package_kept': ['Giữ gói đang có trên máy', 'Keep the package it has'],
  'pairing.confirm': ['Ghép máy này', 'Pair this computer'],
  'pairing.refuse': ['Không phải máy của con tôi', 'Not my child’s computer'],
  'pairing.refused': [
    'Đã từ chối. Máy đó không được ghép với gia đình bạn.',
    'Refused. That computer was not let into your family.',
  ],

  'pairing.no_child': ['Thêm con trước đã', 'Add a child first'],
  'pairing.no_child_text': [
    'Mỗi máy là của một con. Bạn cho An\u00a0Nhi biết tên và năm sinh của con, rồi quay lại đây.',
    'Each computer belongs to a child. Tell us the name and the year of birth, then come back here.',
  ],
  'pairing.no_child_do': ['Thêm con', 'Add a child'],
  'pairing.no_package': ['Ví của bạn chưa có gói nào để gán', 'There is no package in your wallet to assign'],
  'pairing.no_package_text': [
    'Máy cần một gói để được bảo vệ: gói tiêu chuẩn miễn phí cho 1 thiết bị, hoặc một gói Premium. Mã trên máy dùng được trong 15 phút.',
    'A computer needs a package to be protected: the free standard one for 1 device, or a Premium one. The code on the computer lasts 15 minutes.',
  ],
  'pairing.no_package_do': ['Chọn gói', 'Choose a package'],
  'pairing.no_package_wallet': ['Mở ví gói', 'Open the wallet'],
})
