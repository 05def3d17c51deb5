import { words } from './index.ts'

/** The console's words for what waits for an admin. */
export const workWords = words({
  heading: ['Việc cần làm', 'To do'],
  note: [
    'Những việc hệ thống không tự quyết được. Loại gấp nhất đứng đầu; trong mỗi loại, việc chờ lâu nhất đứng trước.',
    'What the system cannot decide by itself. The most pressing kind comes first, and within each kind what has waited longest.',
  ],
  empty: ['Không có việc nào đang chờ', 'Nothing is waiting'],
  empty_hint: [
    'Đơn hàng, gia hạn, hoàn tiền và sổ sách đều ổn. Khi có việc, số việc hiện cạnh mục này trong menu.',
    'Orders, renewals, refunds and the books are in order. When there is something to do, the count appears beside this page in the menu.',
  ],
  count: ['{count} việc', '{count} waiting'],
  count_more: ['hơn {count} việc', 'more than {count} waiting'],
  card: ['Có {count} việc đang chờ bạn', 'Waiting for you: {count}'],
  card_more: ['Có hơn {count} việc đang chờ bạn', 'Waiting for you: more than {count}'],
  open: ['Xem việc cần làm', 'See what there is to do'],
  oldest: ['{count} việc chờ lâu nhất', 'The {count} that have waited longest'],
  all: ['Xem tất cả', 'See all'],
  gone: ['Tài khoản đã bị xóa', 'Account deleted'],
  'kind.gateway_failing': ['Cổng thanh toán không trả lời đúng', 'The payment gateway does not answer properly'],
  'do.gateway_failing': [
    'Hệ thống không hỏi được VNPay về các đơn hàng. Báo ngay bộ phận kỹ thuật: mã 02 là sai mã website (VNPAY_TMN_CODE), mã 97 hoặc câu trả lời không đáng tin cậy là sai khóa bí mật (VNPAY_HASH_SECRET), không trả lời là sai địa chỉ (VNPAY_API_URL) hoặc VNPay đang gặp sự cố. Khi VNPay trả lời đúng, việc này tự đóng.',
    'The system cannot ask VNPay about orders. Tell the engineers at once: code 02 means a wrong terminal code (VNPAY_TMN_CODE), code 97 or an answer that cannot be trusted a wrong secret (VNPAY_HASH_SECRET), and no answer a wrong address (VNPAY_API_URL) or an outage at VNPay. This closes by itself when VNPay answers properly.',
  ],
  'why.code': ['mã {code}: {reason}', 'code {code}: {reason}'],
  'kind.not_activated': ['Đã thanh toán nhưng chưa kích hoạt', 'Paid but not activated'],
  'do.not_activated': [
    'Tiền đã nhận nhưng gói trong ví không khớp. Mở đơn hàng, xem diễn biến và báo bộ phận kỹ thuật.',
    'The money arrived, but the packages in the wallet do not match. Open the order, look at what happened and tell the engineers.',
  ],
  'kind.review': ['Đơn hàng cần kiểm tra', 'Orders under review'],
  'do.review': [
    'Tiền có thể đã bị trừ. Mở đơn hàng và hỏi lại VNPay trước. Đã thu tiền mà không kích hoạt được thì hoàn tiền ngay tại đó; vẫn chưa rõ thì gọi VNPay, đọc mã giao dịch, rồi đóng đơn hàng theo kết quả.',
    'The money may have been taken. Open the order and ask VNPay first. If the money was taken but the order cannot be activated, refund it right there; if it stays unclear, call VNPay, give them the transaction number, then close the order by what they say.',
  ],
  'kind.paid_twice': ['Trả hai lần', 'Paid twice'],
  'do.paid_twice': [
    'VNPay báo thêm một giao dịch cho đơn đã thanh toán. Mở đơn hàng và hoàn giao dịch đó cho phụ huynh; gói không thay đổi.',
    'VNPay reported another transaction for an order that is already paid. Open the order and send that transaction back to the parent; the package stays as it is.',
  ],
  'kind.gateway_refunded': [
    'VNPay đã hoàn tiền mà không ai yêu cầu ở đây',
    'Refunds at VNPay that nobody asked for here',
  ],
  'do.gateway_refunded': [
    'Mở đơn hàng và chọn: hoàn cả đơn thì gói kết thúc, hoàn một phần thì gói giữ nguyên, hoặc không phải của đơn này.',
    'Open the order and choose: the whole went back and the package ends, a part went back and the package stays, or it is none of ours.',
  ],
  'kind.refund_failed': ['Chưa hoàn được tiền', 'Refunds that failed'],
  'do.refund_failed': [
    'VNPay hoặc ngân hàng đã từ chối. Mở yêu cầu, xem lý do và gửi lại, hoặc hoàn bên ngoài rồi ghi nhận.',
    'VNPay or the bank refused. Open the request, look at the reason and send it again, or refund it elsewhere and record that.',
  ],
  'kind.refund_unasked': ['VNPay chưa trả lời lệnh hoàn tiền', 'Refunds that VNPay has not answered'],
  'do.refund_unasked': [
    'VNPay chưa trả lời, hoặc không hỏi được, và phụ huynh đang chờ tiền. Hệ thống vẫn tự hỏi lại. Hãy hỏi nhân viên VNPay; nếu VNPay không hoàn thì hoàn bên ngoài rồi ghi nhận trong yêu cầu.',
    'VNPay has not answered, or cannot be asked, and the parent waits for the money. The system keeps asking. Ask VNPay’s staff; if VNPay does not refund it, send it back elsewhere and record that in the request.',
  ],
  'kind.refund_unfollowed': ['Hoàn tiền chưa rõ kết quả', 'Refunds with an unknown outcome'],
  'do.refund_unfollowed': [
    'VNPay nhận lệnh hoàn tiền đã hơn mười ngày mà chưa báo tiền về. Gọi VNPay, đọc mã đơn hàng và ghi nhận kết quả trong yêu cầu.',
    'VNPay accepted the refund more than ten days ago and has not said that the money arrived. Call VNPay, give them the order code and record the outcome in the request.',
  ],
  'kind.refund_term_moved': ['Đã hoàn tiền nhưng gói vẫn còn hạn', 'Refunded, but a package still runs'],
  'do.refund_term_moved': [
    'Quản trị viên đã đổi thời hạn hoặc đổi gói sau khi phụ huynh trả tiền, nên hệ thống không tự thu hồi. Mở gói của thiết bị rồi đặt ngày kết thúc đúng, hoặc lưu lại ngày đang có nếu muốn giữ.',
    'An administrator changed the term or the package after it was paid for, so the system did not take it back. Open the packages of the device and set the right end date, or save the present one again to leave it.',
  ],
  left: ['{device}: còn hạn đến {date}', '{device}: still runs until {date}'],
  left_endless: ['{device}: còn hạn, không giới hạn thời gian', '{device}: still runs, without an end'],
  left_unassigned: ['Gói chưa gán', 'Unassigned package'],
  'kind.refund_requested': ['Yêu cầu hoàn tiền chờ duyệt', 'Refund requests waiting'],
  'do.refund_requested': ['Đọc lý do, rồi duyệt hoặc từ chối.', 'Read the reason, then approve or refuse.'],
  'kind.renewal_failed': ['Gia hạn không thành công', 'Failed renewals'],
  'do.renewal_failed': [
    'Lần thanh toán gần nhất bị từ chối. Xem lý do, rồi gọi phụ huynh trước khi gói hết hạn.',
    'The last payment was refused. Look at the reason, then call the parent before the package expires.',
  ],
  'kind.invoice_unsent': ['Chưa gửi được sang hóa đơn điện tử', 'Not sent to be invoiced'],
  'do.invoice_unsent': [
    'Đơn đã thanh toán hoặc hoàn tiền quá một ngày mà dịch vụ hóa đơn chưa nhận. Mở đơn hàng để xem lỗi, rồi nhờ bộ phận kỹ thuật hoặc nhà cung cấp hóa đơn sửa. Hệ thống vẫn gửi lại mỗi giờ.',
    'Orders were paid or refunded more than a day ago, and the e-invoice service has not confirmed them. Open the order to see the error, then have engineering or the invoice provider fix it. The system sends them again every hour.',
  ],
  'kind.ledger': ['Sổ sách không khớp', 'Books that do not agree'],
  'do.ledger': [
    'Đơn hàng, hoàn tiền và gói không khớp nhau. Mở đơn hàng, so với báo cáo VNPay và báo bộ phận kỹ thuật. Khoản trả thừa thì hoàn cho phụ huynh rồi đóng ngay trong đơn hàng.',
    'Orders, refunds and packages contradict each other. Open the order, compare it with VNPay’s report and tell the engineers. An overpayment is sent back to the parent, then closed right in the order.',
  ],
  'kind.settlement_differs': ['Đối soát không khớp', 'Settlement differs'],
  'do.settlement_differs': [
    'Tệp của VNPay và đơn hàng không khớp nhau. Mở từng dòng, so với đơn hàng, rồi đóng kèm ghi chú. Nếu tệp sau khớp thì dòng tự đóng.',
    'VNPay’s file and the orders disagree. Open each line, compare it with the order, then close it with a note. A later file that agrees closes it by itself.',
  ],
  'why.places_differ': ['Số gói trong ví khác với đơn hàng', 'The wallet has other packages than the order'],
  'why.places_unpaid': ['Có gói trong ví mà đơn chưa thanh toán', 'Packages in the wallet, but the order is not paid'],
  'why.renewal_unpaid': ['Thời hạn đã gia hạn mà đơn chưa thanh toán', 'Term renewed, but the order is not paid'],
  'why.renewal_missing': ['Đã trả tiền gia hạn mà chưa gia hạn', 'Renewal paid, but the term was not renewed'],
  'why.renewal_overpaid': [
    'Đã trả gia hạn nhiều gói hơn số còn lại, cần hoàn phần chênh lệch',
    'Renewal paid for more packages than were left: the difference is to be returned',
  ],
  'why.refund_differs': ['Hoàn tiền khác với đơn hàng', 'The refund differs from the order'],
  'why.refund_missing': ['Đơn ghi đã hoàn mà không có lệnh hoàn', 'The order is marked as refunded without a refund'],
  'why.gateway_paid': ['VNPay báo đã thu tiền, đơn hàng ghi khác', 'VNPay took money that the order does not show'],
  'why.paid_unsaid': [
    'Đơn ghi đã thanh toán, VNPay chưa hề báo',
    'The order is marked as paid, but VNPay never said so',
  ],
  'why.refund_unsaid': ['Đã ghi hoàn tiền, VNPay báo chưa hoàn', 'Marked as sent back, but VNPay says that it was not'],
  'why.refund_overdue': ['Hoàn tiền quá 30 ngày chưa xong', 'The refund has been under way for more than 30 days'],
  no_code: ['Không có mã đơn', 'No order code'],
  'why.settlement_lech': ['Số tiền trong tệp khác với đơn hàng', 'The amount in the file is not that of the order'],
  'why.settlement_la': ['Tệp có, ở đây không có đơn này', 'In the file, but there is no such order here'],
  'why.settlement_thieu': ['Ở đây đã thanh toán, tệp không có', 'Paid here, but not in the file'],
  'why.unknown': ['Khác biệt chưa rõ', 'Unknown difference'],
})
