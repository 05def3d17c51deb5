/** What can be wrong with a field, said by the server and by the form itself. */
export const faults = {
  required: 'Vui lòng điền thông tin này.',
  invalid_input: 'Thông tin chưa đúng. Bạn kiểm tra lại giúp nhé.',
  too_long: 'Nội dung này dài quá mức cho phép.',
  invalid_phone: 'Số điện thoại không hợp lệ',
  phone_digits: 'Số điện thoại không hợp lệ. Số cần có 10 đến 11 chữ số.',
  invalid_email: 'Email không đúng định dạng',
  password_too_weak: 'Mật khẩu chưa đáp ứng các yêu cầu bảo mật',
  same_password: 'Mật khẩu mới phải khác mật khẩu hiện tại',
  code_required: 'Vui lòng nhập mã OTP',
  wrong_code: 'Mã OTP không đúng hoặc đã hết hạn. Bạn xem lại tin nhắn, hoặc bấm “Gửi lại mã” để nhận mã mới.',
  password_mismatch: 'Mật khẩu xác nhận không khớp',
  child_name_required: 'Vui lòng nhập tên trẻ em',
  gender_required: 'Vui lòng chọn giới tính',
  invalid_birth_date: 'Ngày sinh không hợp lệ',
  born_in_future: 'Ngày sinh không thể là ngày trong tương lai',
  older_than_18: 'Trẻ em không thể lớn hơn 18 tuổi',
} as const
