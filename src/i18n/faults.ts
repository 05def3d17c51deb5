import { words } from './index.ts'

/** What can be wrong with a field, said by the server and by the form itself. */
export const faults = words({
  required: ['Vui lòng điền thông tin này.', 'Please fill this in.'],
  invalid_input: [
    'Thông tin chưa đúng. Bạn kiểm tra lại giúp nhé.',
    'Something is not right here. Please check and try again.',
  ],
  too_long: ['Nội dung này dài quá mức cho phép.', 'This is too long.'],
  invalid_phone: ['Số điện thoại không hợp lệ', 'Invalid phone number'],
  phone_digits: [
    'Số điện thoại không hợp lệ. Số cần có 10 đến 11 chữ số.',
    'Invalid phone number. It should have 10 or 11 digits.',
  ],
  phone_characters: [
    'Số điện thoại chỉ được chứa số, dấu +, -, (), và khoảng trắng',
    'A phone number may only have digits, +, -, () and spaces',
  ],
  phone_length: ['Số điện thoại phải có từ 10-15 chữ số', 'A phone number must have 10 to 15 digits'],
  phone_home_length: [
    'Số điện thoại Việt Nam phải có 10 chữ số (bắt đầu bằng 0)',
    'A Vietnamese phone number must have 10 digits (starting with 0)',
  ],
  phone_abroad_length: [
    'Số điện thoại Việt Nam quốc tế phải có 12 chữ số (bắt đầu bằng +84)',
    'A Vietnamese number in international form must have 12 characters (starting with +84)',
  ],
  invalid_email: ['Email không đúng định dạng', 'Invalid email address'],
  password_too_weak: [
    'Mật khẩu chưa đáp ứng các yêu cầu bảo mật',
    'The password does not meet the security requirements',
  ],
  same_password: ['Mật khẩu mới phải khác mật khẩu hiện tại', 'The new password must differ from the current one'],
  name_required: ['Vui lòng nhập họ và tên', 'Please enter your full name'],
  email_required: ['Vui lòng nhập email', 'Please enter your email'],
  phone_required: ['Vui lòng nhập số điện thoại', 'Please enter your phone number'],
  password_required: ['Vui lòng nhập mật khẩu', 'Please enter your password'],
  current_password_required: ['Vui lòng nhập mật khẩu hiện tại', 'Please enter your current password'],
  new_password_required: ['Vui lòng nhập mật khẩu mới', 'Please enter a new password'],
  repeat_required: ['Vui lòng nhập lại mật khẩu', 'Please repeat the password'],
  code_required: ['Vui lòng nhập mã OTP', 'Please enter the verification code'],
  wrong_code: [
    'Mã OTP không đúng hoặc đã hết hạn. Bạn xem lại tin nhắn, hoặc bấm “Gửi lại mã” để nhận mã mới.',
    'This code is incorrect or has expired. Check the message, or press “Send a new code”.',
  ],
  password_mismatch: ['Mật khẩu xác nhận không khớp', 'The two passwords do not match'],
  filter_name_required: ['Vui lòng đặt tên cho bộ lọc', 'Please name the filter'],
  child_name_required: ['Vui lòng nhập tên trẻ em', 'Please enter the child’s name'],
  gender_required: ['Vui lòng chọn giới tính', 'Please choose a gender'],
  invalid_date: [
    'Không có ngày này. Bạn nhập ngày/tháng/năm, ví dụ 23/11/2026.',
    'There is no such date. Enter day/month/year, for example 23/11/2026.',
  ],
  invalid_birth_date: ['Ngày sinh không hợp lệ', 'The date of birth is not valid'],
  born_in_future: ['Ngày sinh không thể là ngày trong tương lai', 'The date of birth cannot be in the future'],
  invalid_device_code: [
    'Mã thiết bị chỉ gồm chữ cái không dấu, chữ số và các dấu . _ : -',
    'A device code has only letters, digits and . _ : -',
  ],
  older_than_18: ['Trẻ em không thể lớn hơn 18 tuổi', 'A child cannot be older than 18'],
  package_name_required: ['Vui lòng nhập tên gói', 'Please enter the name of the package'],
  price_required: ['Vui lòng nhập giá gói', 'Please enter the price'],
  invalid_price: [
    'Giá gói phải là 0, hoặc là số nguyên từ 5.000 đến 999.999.999 đồng',
    'The price must be 0, or a whole number from 5.000 to 999.999.999 dong',
  ],
  free_has_price: [
    'Gói miễn phí phải có giá 0. Bạn sửa giá, hoặc chọn loại trả phí.',
    'A free package must cost 0. Change the price, or choose the paid type.',
  ],
  package_type_required: ['Vui lòng chọn loại gói', 'Please choose the type'],
  invalid_package_type: ['Loại gói phải là trả phí hoặc miễn phí', 'The type must be paid or free'],
  invalid_device_count: [
    'Số thiết bị phải là số nguyên từ 1 đến 100',
    'The number of devices must be a whole number from 1 to 100',
  ],
  duration_required: ['Vui lòng nhập thời hạn', 'Please enter the duration'],
  invalid_duration: [
    'Thời hạn phải là số nguyên từ 1 đến 1.200 tháng',
    'The duration must be a whole number from 1 to 1,200 months',
  ],
  content_required: ['Vui lòng nhập nội dung', 'Please describe the feature'],
  device_code_required: [
    'Vui lòng chọn thiết bị, hoặc nhập mã của thiết bị mới',
    'Please choose a device, or enter the code of a new one',
  ],
  package_required: ['Vui lòng chọn gói mới', 'Please choose the new package'],
  months_range: [
    'Số tháng gia hạn phải là số nguyên từ 1 đến 60',
    'The number of months must be a whole number from 1 to 60',
  ],
  day_out_of_range: [
    'Ngày phải trong khoảng từ năm 2000 đến năm 2199',
    'The date must be between the years 2000 and 2199',
  ],
  order_input_missing: ['Thiếu thông tin người dùng hoặc gói dịch vụ', 'The user or the package is missing'],
  term_backwards: ['Ngày kết thúc phải sau ngày bắt đầu', 'The end date must be after the start date'],
  partner_name_required: [
    'Vui lòng nhập tên doanh nghiệp hoặc tên của bạn',
    'Please enter the name of your business, or your own',
  ],
  devices_required: ['Vui lòng nhập số thiết bị', 'Please enter the number of devices'],
  devices_range: ['Số thiết bị phải là số nguyên từ 1 đến 100.000', 'The number of devices must be from 1 to 100,000'],
  years_required: ['Vui lòng nhập số năm sử dụng', 'Please enter the number of years'],
  years_range: ['Số năm phải là số nguyên từ 1 đến 10', 'The number of years must be from 1 to 10'],
  transfer_day: [
    'Ngày chuyển khoản phải nằm trong một năm qua và không sau hôm nay',
    'The day of the transfer must be within the past year and not after today',
  ],
  day_back: [
    'Ngày hoàn không được trước ngày thanh toán hoặc sau hôm nay',
    'The day that the money went back must not be before the payment or after today',
  ],
  transfer_amount: [
    'Số tiền phải từ một nửa đến gấp đôi giá của gói',
    'The amount must be between half and twice the price of the package',
  ],
  package_is_free: [
    'Gói này miễn phí nên không có khoản nào để ghi nhận',
    'This package is free, so there is no payment to record',
  ],
  contact_required: [
    'Vui lòng nhập số điện thoại hoặc email để chúng tôi liên hệ lại',
    'Please leave a phone number or an email so that we can reply',
  ],
  invalid_contact: ['Bạn kiểm tra lại số điện thoại hoặc email giúp nhé', 'Please check the phone number or the email'],
  invoice_name_required: [
    'Vui lòng nhập tên đơn vị hoặc cá nhân trên hóa đơn',
    'Please enter the name of the business or person on the invoice',
  ],
  tax_code_required: ['Vui lòng nhập mã số thuế', 'Please enter the tax code'],
  invalid_tax_code: [
    'Mã số thuế gồm 10 chữ số, 10 chữ số kèm gạch nối và 3 chữ số (0123456789-001), hoặc 12 chữ số',
    'A tax code has 10 digits, 10 digits with a hyphen and 3 more (0123456789-001), or 12 digits',
  ],
  invoice_address_required: ['Vui lòng nhập địa chỉ trên hóa đơn', 'Please enter the address on the invoice'],
  invoice_email_required: ['Vui lòng nhập email nhận hóa đơn', 'Please enter the email for the invoice'],
  invalid_rules: ['Có luật chưa đúng. Bạn kiểm tra lại giúp nhé.', 'One of the rules is incorrect. Please check them.'],
  unknown_category: [
    'An Nhi không có nhóm trang web này. Bạn chọn trong các nhóm đã có nhé.',
    'An Nhi has no such group of sites. Please choose one of those that there are.',
  ],
  contradicting_rules: [
    'Có hai luật trái nhau, chẳng hạn một trang vừa bị chặn vừa được cho phép, hoặc một ngày có hai mức số phút. Bạn chỉ giữ lại một luật nhé.',
    'Two rules contradict each other: for example, a site is both blocked and allowed, or a day has two limits. Please keep only one of them.',
  ],
  too_many_rules: ['Có quá nhiều luật. Bạn bỏ bớt giúp nhé.', 'There are too many rules. Please remove some.'],
  invalid_moment: [
    'Thời điểm này chưa đúng. Bạn chọn một giờ trong 24 giờ tới.',
    'Please choose a time within the next 24 hours.',
  ],
  invalid_site: [
    'Địa chỉ trang web chưa đúng. Bạn nhập theo mẫu: youtube.com',
    'This is not the address of a website. Type one like youtube.com',
  ],
  own_site: [
    'Đây là trang của An Nhi: trang dịch vụ luôn mở được và trang thử luôn bị chặn, nên không đặt luật cho các trang này được.',
    'This is one of An Nhi’s own sites: the service can always be opened and the test site is always blocked, so no rule can be set for either.',
  ],
  too_many_sites: [
    'Đây là đuôi chung của rất nhiều trang web, nên luật này sẽ áp dụng cho tất cả. Bạn nhập cả tên trang, ví dụ: vi-du.com.vn',
    'A great many sites end like this, and the rule would hold for all of them. Please type the whole name of the site, for example: vi-du.com.vn',
  ],
  wrong_check: [
    'Bốn số chưa đúng. Bạn xem lại trên máy của con nhé.',
    'The four digits are not correct. Please look at your child’s computer again.',
  ],
})
