import { readdirSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

/** Every Vietnamese sentence of the product, by key. */
async function sentences(): Promise<string[]> {
  const files = readdirSync('src/i18n/vi').filter(name => name.endsWith('.ts'))
  const modules: Record<string, object>[] = await Promise.all(files.map(name => import(`../../src/i18n/vi/${name}`)))
  return modules.flatMap(module => Object.values(module).flatMap(words => Object.values(words)))
}

/** What operators and help pages quote literally. */
const promised = [
  'Email này đã được sử dụng. Vui lòng chọn email khác.',
  'Số điện thoại này đã được sử dụng. Vui lòng chọn số điện thoại khác.',
  'Lỗi khi tạo phụ huynh',
  'Lỗi khi cập nhật phụ huynh',
  'Lỗi khi xóa phụ huynh',
  'Mật khẩu không đúng!',
  'Lỗi khi tải dữ liệu gói dịch vụ',
  'Lỗi khi cập nhật thời gian',
  'Lỗi khi gia hạn gói',
  'Không thể gán gói',
  'Không thể tải ví gói',
  'Lỗi khi cập nhật vai trò',
  'Lỗi khi tạo trẻ em',
  'Lỗi khi cập nhật trẻ em',
  'Lỗi khi xóa trẻ em',
  'Lỗi khi tạo thiết bị',
  'Lỗi khi cập nhật thiết bị',
  'Lỗi khi xóa thiết bị',
  'Mã thiết bị này đã tồn tại trong hệ thống. Vui lòng sử dụng mã khác.',
  'Có lỗi xảy ra khi lưu thông tin',
  'Có lỗi xảy ra khi xóa phụ huynh',
  'Có lỗi xảy ra khi xóa trẻ em',
  'Có lỗi xảy ra khi xóa thiết bị',
  'Có lỗi xảy ra khi thay đổi gói dịch vụ',
  'Có lỗi xảy ra khi thêm nội dung',
  'Có lỗi xảy ra khi xóa gói dịch vụ',
  'Không thể tải danh sách gói dịch vụ',
  'Lỗi khi tải danh sách gói dịch vụ',
  'Lỗi khi tạo gói dịch vụ',
  'Lỗi khi cập nhật gói dịch vụ',
  'Lỗi khi xóa gói dịch vụ',
  'Lỗi khi thêm nội dung',
  'Lỗi khi cập nhật nội dung',
  'Lỗi khi xóa nội dung',
  'Tạo trẻ em thành công!',
  'Cập nhật trẻ em thành công!',
  'Xóa trẻ em thành công!',
  'Tạo thiết bị thành công!',
  'Cập nhật thiết bị thành công!',
  'Xóa thiết bị thành công!',
  'Đổi gói thành công!',
  'Thay đổi gói dịch vụ thành công!',
  'Tạo gói dịch vụ thành công!',
  'Cập nhật gói dịch vụ thành công!',
  'Xóa gói dịch vụ thành công!',
  'Thêm nội dung thành công!',
  'Cập nhật nội dung thành công!',
  'Xóa nội dung thành công!',
  'Email không đúng định dạng',
  'Số điện thoại chỉ được chứa số, dấu +, -, (), và khoảng trắng',
  'Số điện thoại phải có từ 10-15 chữ số',
  'Số điện thoại Việt Nam phải có 10 chữ số (bắt đầu bằng 0)',
  'Số điện thoại Việt Nam quốc tế phải có 12 chữ số (bắt đầu bằng +84)',
  'Vui lòng nhập tên trẻ em',
  'Vui lòng chọn giới tính',
  'Ngày sinh không thể là ngày trong tương lai',
  'Trẻ em không thể lớn hơn 18 tuổi',
  'Ngày sinh không hợp lệ',
  'Vui lòng chọn gói mới',
  'Bạn có chắc chắn muốn xóa phụ huynh này?',
  'Bạn có chắc chắn muốn xóa trẻ em này?',
  'Bạn có chắc chắn muốn xóa thiết bị này?',
  'Bạn có chắc chắn muốn xóa gói dịch vụ này?',
  'Bạn có chắc chắn muốn xóa nội dung này?',
  'Chưa có phụ huynh nào',
  'Không tìm thấy kết quả phù hợp',
  'Chưa có gói',
  'Chưa gán',
  'Gói đã bị xóa',
  'Không xác định',
  'Không có dữ liệu',
  'Không có trẻ em',
  'Không có thiết bị',
  'Quản lý gói dịch vụ',
  'Xin chào, Admin',
]

test('every sentence that was promised literally is said by the product', async () => {
  const said = new Set(await sentences())
  assert.equal(
    promised.filter(sentence => !said.has(sentence)),
    [],
  )
})

test.run()
