/** What the API says about subscriptions. */
export const billingAnswers = {
  assign_failed: 'Không thể gán gói',
  device_protected: 'Không thể gán gói: thiết bị đang có gói khác, hết hạn {date}.',
  device_protected_for_good: 'Không thể gán gói: thiết bị đang có gói không giới hạn thời gian.',
  device_reserved: 'Không thể gán gói: thiết bị đã có gói khác, bắt đầu từ {from}, hết hạn {date}.',
  device_reserved_for_good:
    'Không thể gán gói: thiết bị đã có gói khác, bắt đầu từ {from} và không giới hạn thời gian.',
  no_subscription: 'Thiết bị này chưa có gói.',
  endless_term: 'Gói này không giới hạn thời gian nên không cần gia hạn.',
  term_too_long: 'Thời hạn của gói quá dài.',
  assigned: 'Gán gói thành công!',
  subscription_changed: 'Đổi gói thành công!',
  subscription_changed_paid: 'Thay đổi gói dịch vụ thành công!',
  term_set: 'Đã cập nhật thời gian của gói.',
  term_set_over: 'Đã cập nhật thời gian. Theo ngày kết thúc này, gói đã hết hạn.',
  term_extended: 'Gia hạn gói thành công!',
  not_renewable: 'Gói này không thể tự động gia hạn.',
  renewal_paid: 'Kỳ này đã được gia hạn rồi.',
  charge_under_way: 'Chúng tôi đang thu tiền qua thẻ của bạn cho kỳ này. Bạn đừng thanh toán thêm, và xem lại sau nhé.',
  other_refund_open:
    'Một kỳ gia hạn khác của gói này đang được hoàn tiền nên tạm thời chưa thanh toán được kỳ này. Bạn chưa bị trừ khoản nào, và xem lại sau nhé.',
  renewal_off_sale: 'Gói này không còn bán nên không thể gia hạn.',
  card_removed: 'Đã gỡ thẻ. Từ nay chúng tôi không thu tiền qua thẻ này nữa.',
  renewal_on: 'Đã bật tự động gia hạn.',
  renewal_off: 'Đã tắt tự động gia hạn. Gói vẫn bảo vệ đến hết thời hạn.',
} as const
