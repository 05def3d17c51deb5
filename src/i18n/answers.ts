import { billingAnswers } from './billing-answers.ts'
import { faults } from './faults.ts'
import { words } from './index.ts'
import { orderAnswers } from './order-answers.ts'
import { protectionAnswers } from './protection-answers.ts'

/** What the API says, by code: failures first, then good news. */
export const answers = words({
  ...faults,
  ...billingAnswers,
  ...orderAnswers,
  ...protectionAnswers,
  unknown_field: ['Yêu cầu có trường mà hệ thống không nhận.', 'The request has a field that we do not accept.'],
  malformed_body: [
    'Không đọc được nội dung gửi lên. Nội dung cần là JSON hợp lệ.',
    'The request body could not be read. It must be valid JSON.',
  ],
  password_too_common: [
    'Mật khẩu này quá phổ biến nên người khác dễ đoán ra. Vui lòng chọn mật khẩu khác.',
    'This password is very common and easy to guess. Please choose another.',
  ],
  mobile_only: [
    'Mã OTP chỉ gửi được đến số di động Việt Nam. Vui lòng kiểm tra lại số điện thoại.',
    'Verification codes can only be sent to a Vietnamese mobile number. Please check the number.',
  ],
  wrong_current_password: ['Mật khẩu hiện tại không đúng', 'The current password is incorrect'],
  wrong_verification_password: ['Mật khẩu không đúng!', 'The password is incorrect!'],
  not_signed_in: ['Bạn cần đăng nhập để tiếp tục.', 'Please log in to continue.'],
  wrong_sign_in: ['Số điện thoại hoặc mật khẩu không đúng.', 'The phone number or password is incorrect.'],
  account_closed: [
    'Tài khoản này đang bị khóa. Cần hỗ trợ, bạn gọi {hotline} (8:00 đến 22:00).',
    'This account is closed. For help, call {hotline} (8:00 to 22:00).',
  ],
  not_allowed: ['Tài khoản của bạn không có quyền làm việc này.', 'Your account does not have permission to do this.'],
  cross_origin: [
    'Yêu cầu này đến từ một trang web khác nên đã bị từ chối.',
    'This request came from another website and was refused.',
  ],
  not_found: ['Không tìm thấy nội dung bạn cần.', 'We could not find that.'],
  method_not_allowed: ['Địa chỉ này không hỗ trợ phương thức đó.', 'This address does not support that method.'],
  stale: [
    'Thông tin này vừa được thay đổi ở nơi khác. Bạn hãy xem bản mới trước khi lưu lại.',
    'This was changed somewhere else just now. Please look at the new version before saving.',
  ],
  phone_taken: [
    'Số điện thoại này đã được sử dụng. Vui lòng chọn số điện thoại khác.',
    'This phone number is already in use. Please choose another.',
  ],
  email_taken: [
    'Email này đã được sử dụng. Vui lòng chọn email khác.',
    'This email is already in use. Please choose another.',
  ],
  device_code_taken: [
    'Mã thiết bị này đã tồn tại trong hệ thống. Vui lòng sử dụng mã khác.',
    'This device code already exists. Please use another code.',
  ],
  too_many_children: ['Mỗi gia đình có nhiều nhất {most} trẻ em.', 'A family can have at most {most} children.'],
  too_many_saved_filters: [
    'Mỗi danh sách giữ được nhiều nhất {most} bộ lọc. Bạn hãy xóa bớt một bộ lọc rồi lưu lại.',
    'A list keeps at most {most} filters. Please delete one, then save again.',
  ],
  too_many_hidden_columns: [
    'Mỗi danh sách ẩn được nhiều nhất {most} cột. Bạn hãy hiện lại một cột trước.',
    'A list can hide at most {most} columns. Please show one of them again first.',
  ],
  filter_saved: ['Đã lưu bộ lọc.', 'The filter was saved.'],
  filter_deleted: ['Đã xóa bộ lọc.', 'The filter was deleted.'],
  list_choice_kept: ['Đã lưu cách hiển thị danh sách.', 'The look of the list was saved.'],
  rows_changed: ['Đã cập nhật các dòng đã chọn.', 'The chosen rows were updated.'],
  too_many_devices: ['Mỗi gia đình có nhiều nhất {most} thiết bị.', 'A family can have at most {most} devices.'],
  admin_needs_phone: [
    'Tài khoản quản trị cần có số điện thoại để đăng nhập.',
    'An administrator needs a phone number to log in.',
  ],
  admin_password: [
    'Mật khẩu của quản trị viên chỉ đổi được bằng mã OTP gửi đến điện thoại của người đó.',
    'An administrator’s password can only be changed with a verification code sent to their phone.',
  ],
  admin_phone: [
    'Không đổi được số điện thoại khi người này còn là quản trị viên. Hãy bỏ vai trò, đổi số rồi đặt lại vai trò.',
    'The phone of an administrator cannot be changed. Remove the role, change the phone, then give the role again.',
  ],
  package_type_fixed: [
    'Không đổi được loại của gói đã có người dùng hoặc đặt mua. Hãy tạo gói mới.',
    'The type cannot be changed once somebody has or has ordered the package. Please create another package.',
  ],
  parent_fixed: ['Không chuyển được trẻ em sang phụ huynh khác.', 'A child cannot be moved to another parent.'],
  last_admin: [
    'Hệ thống cần ít nhất một quản trị viên nên không thể bỏ vai trò này.',
    'The service needs at least one administrator, so this role cannot be removed.',
  ],
  own_role: ['Bạn không thể tự bỏ vai trò quản trị của mình.', 'You cannot remove your own administrator role.'],
  own_account: ['Bạn không thể xóa tài khoản của chính mình.', 'You cannot delete your own account.'],
  own_closing: ['Bạn không thể khóa tài khoản của chính mình.', 'You cannot close your own account.'],
  closed_before: ['Tài khoản này đã bị khóa trước đó.', 'This account is closed already.'],
  opened_before: ['Tài khoản này đang mở.', 'This account is open already.'],
  closed_admin: [
    'Tài khoản này đang bị khóa. Hãy mở lại trước khi cấp quyền quản trị.',
    'This account is closed. Open it before making this person an administrator.',
  ],
  no_phone: [
    'Tài khoản này chưa có số điện thoại để nhận mã OTP. Vui lòng liên hệ quản trị viên.',
    'This account has no phone number that could receive a code. Please contact an administrator.',
  ],
  reveal_not_set_up: ['Chức năng xem mật khẩu chưa được bật.', 'Viewing passwords is not switched on.'],
  no_sealed_copy: [
    'Tài khoản này không có bản sao mật khẩu để xem.',
    'There is no stored copy of this account’s password.',
  ],
  body_too_large: ['Nội dung gửi lên quá lớn.', 'The request is too large.'],
  unsupported_body: ['Nội dung gửi lên cần là JSON.', 'The request body must be JSON.'],
  too_many_tries: [
    'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {wait}.',
    'Too many attempts. Please try again in {wait}.',
  ],
  internal: [
    'Đã có lỗi xảy ra. Bạn thử lại sau ít phút nhé. Nếu vẫn lỗi, hãy gọi hotline {hotline} và đọc mã {request_id}.',
    'Something went wrong on our side. Please try again in a few minutes. If it happens again, call {hotline} and quote {request_id}.',
  ],
  busy: [
    'Hệ thống đang bận. Vui lòng thử lại sau ít giây.',
    'We are very busy right now. Please try again in a few seconds.',
  ],
  database_unavailable: [
    'Hệ thống đang tạm gián đoạn. Vui lòng thử lại sau ít phút.',
    'The service is briefly unavailable. Please try again in a few minutes.',
  ],
  stopping: [
    'Hệ thống đang khởi động lại. Vui lòng thử lại sau ít giây.',
    'The service is restarting. Please try again in a few seconds.',
  ],
  sms_not_sent: [
    'Chưa gửi được tin nhắn. Vui lòng thử lại sau ít phút.',
    'The message could not be sent. Please try again in a few minutes.',
  ],
  done: ['Thành công.', 'Done.'],
  signed_in: ['Đăng nhập thành công', 'You are logged in'],
  code_sent: ['Mã OTP đã được gửi đến số điện thoại của bạn.', 'We have sent a verification code to your phone.'],
  reset_code_sent: [
    'Nếu số này đã đăng ký, mã OTP sẽ đến trong ít giây.',
    'If this number is registered, a verification code will arrive in a few seconds.',
  ],
  registered: ['Đăng ký thành công', 'Registration complete'],
  password_reset: ['Đặt lại mật khẩu thành công', 'Your password has been reset'],
  password_changed: ['Đổi mật khẩu thành công', 'Your password has been changed'],
  role_changed: ['Đã cập nhật vai trò.', 'The role has been updated.'],
  child_created: ['Tạo trẻ em thành công!', 'Child added.'],
  child_changed: ['Cập nhật trẻ em thành công!', 'Child updated.'],
  child_deleted: ['Xóa trẻ em thành công!', 'Child deleted.'],
  device_created: ['Tạo thiết bị thành công!', 'Device added.'],
  device_changed: ['Cập nhật thiết bị thành công!', 'Device updated.'],
  device_deleted: ['Xóa thiết bị thành công!', 'Device deleted.'],
  package_created: ['Tạo gói dịch vụ thành công!', 'Package created.'],
  package_changed: ['Cập nhật gói dịch vụ thành công!', 'Package updated.'],
  package_deleted: ['Xóa gói dịch vụ thành công!', 'Package deleted.'],
  content_created: ['Thêm nội dung thành công!', 'Feature added.'],
  content_changed: ['Cập nhật nội dung thành công!', 'Feature updated.'],
  content_deleted: ['Xóa nội dung thành công!', 'Feature deleted.'],
  translation_changed: ['Đã lưu bản tiếng Anh.', 'English text saved.'],
  parent_created: ['Tạo phụ huynh thành công!', 'Parent added.'],
  parent_changed: ['Cập nhật phụ huynh thành công!', 'Parent updated.'],
  parent_closed: ['Đã khóa tài khoản.', 'The account is closed.'],
  parent_opened: ['Đã mở lại tài khoản.', 'The account is open again.'],
  parent_deleted: ['Xóa phụ huynh thành công!', 'Parent deleted.'],
  partner_request_received: [
    'Chúng tôi đã nhận yêu cầu của bạn và sẽ gọi hoặc viết lại trong 2 ngày làm việc.',
    'We have received your request and will call or write back within 2 working days.',
  ],
  partner_request_handled: ['Đã đánh dấu là đã xử lý.', 'Marked as handled.'],
  partner_request_reopened: ['Đã mở lại yêu cầu.', 'The request is open again.'],
  signed_out: ['Bạn đã đăng xuất.', 'You are logged out.'],
})
