import { words } from './index.ts'

/** What the API says about subscriptions. */
export const billingAnswers = words({
  assign_failed: ['Không thể gán gói', 'The package could not be assigned'],
  device_protected: [
    'Không thể gán gói: thiết bị đang có gói khác, hết hạn {date}.',
    'The package could not be assigned: the device already has one, which expires on {date}.',
  ],
  device_protected_for_good: [
    'Không thể gán gói: thiết bị đang có gói không giới hạn thời gian.',
    'The package could not be assigned: the device already has one with no time limit.',
  ],
  device_reserved: [
    'Không thể gán gói: thiết bị đã có gói khác, bắt đầu từ {from}, hết hạn {date}.',
    'The package could not be assigned: the device already has one, which starts {from} and expires {date}.',
  ],
  device_reserved_for_good: [
    'Không thể gán gói: thiết bị đã có gói khác, bắt đầu từ {from} và không giới hạn thời gian.',
    'The package could not be assigned: the device already has one, which starts {from} and has no time limit.',
  ],
  moved: [
    'Đã chuyển gói sang thiết bị khác. Thời hạn giữ nguyên.',
    'Package moved to another device. Its term stays the same.',
  ],
  not_movable: [
    'Chỉ chuyển được gói đang dùng trên một thiết bị.',
    'Only a package that is in use on a device can be moved.',
  ],
  moved_nowhere: ['Gói đang ở trên thiết bị này rồi.', 'The package is on this device already.'],
  moved_too_often: [
    'Bạn đã chuyển gói, hoặc đổi mã của thiết bị có gói, 3 lần trong 365 ngày qua. Bạn làm tiếp được từ ngày {date}, hoặc gọi hotline để được giúp ngay.',
    'You have moved packages, or changed the codes of devices that have one, 3 times in the past 365 days. You can do it again from {date}, or call the hotline for help now.',
  ],
  no_subscription: ['Thiết bị này chưa có gói.', 'This device has no package.'],
  endless_term: [
    'Gói này không giới hạn thời gian nên không cần gia hạn.',
    'This package has no time limit, so there is nothing to extend.',
  ],
  term_too_long: ['Thời hạn của gói quá dài.', 'The term of the package is too long.'],
  assigned: ['Gán gói thành công!', 'Package assigned.'],
  subscription_changed: ['Đổi gói thành công!', 'Package changed.'],
  subscription_changed_paid: ['Thay đổi gói dịch vụ thành công!', 'Package changed.'],
  term_set: ['Đã cập nhật thời gian của gói.', 'Dates updated.'],
  term_set_over: [
    'Đã cập nhật thời gian. Theo ngày kết thúc này, gói đã hết hạn.',
    'Dates updated. With this end date, the package has expired.',
  ],
  term_extended: ['Gia hạn gói thành công!', 'Package extended.'],
  not_renewable: ['Gói này không thể tự động gia hạn.', 'This package cannot be renewed automatically.'],
  renewed_ahead: [
    'Gói này đã được gia hạn bằng đơn {code}, cho kỳ bắt đầu từ {date}. Bạn hoàn tiền đơn đó trước, rồi đổi gói.',
    'This package has been renewed by order {code} for a term that begins on {date}. Refund that order first, then change the package.',
  ],
  renewal_paid: ['Kỳ này đã được gia hạn rồi.', 'This period has already been renewed.'],
  renewal_replaced: [
    'Thời hạn của gói đã đổi nên không thanh toán qua đường dẫn này được nữa. Bạn tải lại trang để xem kỳ gia hạn hiện tại.',
    'The term of the package has changed, so this link cannot be paid any more. Reload the page to see the present renewal.',
  ],
  renewal_too_late: [
    'Gói đã hết hạn quá 30 ngày nên kỳ này không gia hạn được nữa. Bạn chọn gói mới ở bảng giá nhé.',
    'The package expired more than 30 days ago, so this period cannot be renewed any more. Please choose a package from the price list.',
  ],
  charge_under_way: [
    'Chúng tôi đang thu tiền qua thẻ của bạn cho kỳ này. Bạn vui lòng không thanh toán thêm và xem lại sau.',
    'Your card is being charged for this period. Please do not pay again, and look again later.',
  ],
  other_refund_open: [
    'Một kỳ gia hạn khác của gói này đang được hoàn tiền nên tạm thời chưa thanh toán được kỳ này. Bạn chưa bị trừ khoản nào. Bạn xem lại sau nhé.',
    'Another renewal of this package is being refunded, so this one cannot be paid for the moment. You have not been charged. Please look again later.',
  ],
  renewal_off_sale: [
    'Gói này không còn bán nên không thể gia hạn.',
    'This package is no longer on sale, so it cannot be renewed.',
  ],
  card_removed: [
    'Đã gỡ thẻ. Từ nay chúng tôi không thu tiền qua thẻ này nữa.',
    'The card has been removed. We will not charge it any more.',
  ],
  renewal_on: ['Đã bật tự động gia hạn.', 'Auto-renewal is on.'],
  renewal_off: [
    'Đã tắt tự động gia hạn. Gói vẫn bảo vệ đến hết thời hạn.',
    'Auto-renewal is off. The package still protects until its term ends.',
  ],
})
