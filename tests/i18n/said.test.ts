import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { orderAnswers } from '../../src/i18n/order-answers.ts'
import { readBooks } from '../helpers/books.ts'

/** The Vietnamese sentences that operators and help pages quote literally, by the file that says them. */
const promised: Record<string, string[]> = {
  'src/accounts/parent-store.ts': [
    'Email này đã được sử dụng. Vui lòng chọn email khác.',
    'Số điện thoại này đã được sử dụng. Vui lòng chọn số điện thoại khác.',
  ],
  'src/accounts/registration.ts': [
    'Email này đã được sử dụng. Vui lòng chọn email khác.',
    'Số điện thoại này đã được sử dụng. Vui lòng chọn số điện thoại khác.',
  ],
  'src/accounts/reveal.ts': ['Mật khẩu không đúng!'],
  'src/billing/subscriptions/change.ts': ['Đổi gói thành công!', 'Thay đổi gói dịch vụ thành công!'],
  'src/catalogue/lines.ts': ['Thêm nội dung thành công!', 'Cập nhật nội dung thành công!', 'Xóa nội dung thành công!'],
  'src/catalogue/packages.ts': [
    'Tạo gói dịch vụ thành công!',
    'Cập nhật gói dịch vụ thành công!',
    'Xóa gói dịch vụ thành công!',
  ],
  'src/devices/devices.ts': [
    'Mã thiết bị này đã tồn tại trong hệ thống. Vui lòng sử dụng mã khác.',
    'Tạo thiết bị thành công!',
    'Cập nhật thiết bị thành công!',
    'Xóa thiết bị thành công!',
  ],
  'src/family/children.ts': [
    'Tạo trẻ em thành công!',
    'Cập nhật trẻ em thành công!',
    'Xóa trẻ em thành công!',
    'Ngày sinh không thể là ngày trong tương lai',
    'Trẻ em không thể lớn hơn 18 tuổi',
  ],
  'src/shared/billing-fields.ts': ['Vui lòng chọn gói mới'],
  'src/shared/family-fields.ts': ['Vui lòng nhập tên trẻ em', 'Vui lòng chọn giới tính', 'Ngày sinh không hợp lệ'],
  'src/shared/fields.ts': ['Email không đúng định dạng'],
  'src/shared/order-fields.ts': ['Thiếu thông tin người dùng hoặc gói dịch vụ'],
  'src/shared/parent-fields.ts': [
    'Số điện thoại chỉ được chứa số, dấu +, -, (), và khoảng trắng',
    'Số điện thoại phải có từ 10-15 chữ số',
    'Số điện thoại Việt Nam phải có 10 chữ số (bắt đầu bằng 0)',
    'Số điện thoại Việt Nam quốc tế phải có 12 chữ số (bắt đầu bằng +84)',
  ],
  'views/billing/assign-dialog.tsx': ['Không thể gán gói'],
  'views/billing/package-on-device.tsx': ['Gói đã bị xóa', 'Chưa có gói'],
  'views/billing/wallet-card.tsx': ['Chưa gán'],
  'views/catalogue/cards-page.tsx': ['Quản lý gói dịch vụ'],
  'views/catalogue/line-dialogs.tsx': [
    'Có lỗi xảy ra khi thêm nội dung',
    'Lỗi khi thêm nội dung',
    'Lỗi khi cập nhật nội dung',
    'Lỗi khi xóa nội dung',
    'Bạn có chắc chắn muốn xóa nội dung này?',
  ],
  'views/catalogue/manage-page.tsx': ['Không thể tải danh sách gói dịch vụ', 'Lỗi khi tải danh sách gói dịch vụ'],
  'views/catalogue/package-deletion.tsx': [
    'Có lỗi xảy ra khi xóa gói dịch vụ',
    'Lỗi khi xóa gói dịch vụ',
    'Bạn có chắc chắn muốn xóa gói dịch vụ này?',
  ],
  'views/catalogue/package-dialogs.tsx': [
    'Có lỗi xảy ra khi lưu thông tin',
    'Lỗi khi tạo gói dịch vụ',
    'Lỗi khi cập nhật gói dịch vụ',
  ],
  'views/console/children/child-dialogs.tsx': [
    'Lỗi khi tạo trẻ em',
    'Lỗi khi cập nhật trẻ em',
    'Lỗi khi xóa trẻ em',
    'Có lỗi xảy ra khi lưu thông tin',
    'Có lỗi xảy ra khi xóa trẻ em',
    'Bạn có chắc chắn muốn xóa trẻ em này?',
  ],
  'views/console/dashboard.tsx': ['Xin chào, Admin', 'Quản lý gói dịch vụ'],
  'views/console/devices/device-dialogs.tsx': [
    'Lỗi khi tạo thiết bị',
    'Lỗi khi cập nhật thiết bị',
    'Lỗi khi xóa thiết bị',
    'Có lỗi xảy ra khi lưu thông tin',
    'Có lỗi xảy ra khi xóa thiết bị',
    'Bạn có chắc chắn muốn xóa thiết bị này?',
  ],
  'views/console/drill-down/drill-cards.tsx': ['Chức năng đang được phát triển'],
  'views/console/drill-down/drill-down-page.tsx': ['Không có dữ liệu', 'Không có trẻ em', 'Không có thiết bị'],
  'views/console/parents/parent-dialogs.tsx': [
    'Lỗi khi tạo phụ huynh',
    'Lỗi khi cập nhật phụ huynh',
    'Lỗi khi xóa phụ huynh',
    'Có lỗi xảy ra khi lưu thông tin',
    'Có lỗi xảy ra khi xóa phụ huynh',
    'Bạn có chắc chắn muốn xóa phụ huynh này?',
  ],
  'views/console/parents/parent-list.tsx': ['Chưa có phụ huynh nào'],
  'views/console/parents/role-select.tsx': ['Lỗi khi cập nhật vai trò'],
  'views/console/subscriptions/assign-dialog.tsx': ['Không thể gán gói'],
  'views/console/subscriptions/change-dialog.tsx': ['Có lỗi xảy ra khi thay đổi gói dịch vụ'],
  'views/console/subscriptions/package-dialog.tsx': ['Lỗi khi tải dữ liệu gói dịch vụ', 'Chưa có gói'],
  'views/console/subscriptions/state.tsx': ['Không xác định'],
  'views/console/subscriptions/term-forms.tsx': ['Lỗi khi cập nhật thời gian', 'Lỗi khi gia hạn gói'],
  'views/console/subscriptions/wallet-dialog.tsx': ['Không thể tải ví gói'],
  'views/fetch-call.ts': ['Lỗi kết nối server. Vui lòng thử lại sau.'],
  'views/lists/list-frame.tsx': ['Không tìm thấy kết quả phù hợp'],
}

/** The keys of each Vietnamese sentence of the product. */
async function keysOfSentences(): Promise<Map<string, Set<string>>> {
  const keys = new Map<string, Set<string>>()
  for (const { book } of await readBooks())
    for (const [key, [sentence]] of Object.entries(book)) keys.set(sentence, (keys.get(sentence) ?? new Set()).add(key))
  return keys
}

test('every sentence whose wording was promised is in the dictionary and used in the file that promises it', async () => {
  const keys = await keysOfSentences()
  const unsaid = Object.entries(promised).flatMap(([file, sentences]) => {
    const source = readFileSync(file, 'utf8')
    const isSaid = (sentence: string) => [...(keys.get(sentence) ?? [])].some(key => source.includes(`'${key}'`))
    return sentences.filter(sentence => !isSaid(sentence)).map(sentence => `${file}: ${sentence}`)
  })
  assert.equal(unsaid, [])
})

test('an order that cannot be made says so before its reason', async () => {
  assert.ok(orderAnswers.payment_unavailable[0].startsWith('Có lỗi xảy ra khi tạo thanh toán: '))
})

test.run()
