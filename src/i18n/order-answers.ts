import { words } from './index.ts'
import { refundAnswers } from './refund-answers.ts'

/** What the API says about orders. */
export const orderAnswers = words({
  package_not_on_sale: [
    'Gói này không còn bán. Bạn chọn gói khác nhé.',
    'This package is no longer on sale. Please choose another one.',
  ],
  free_package_taken: [
    'Bạn đã nhận gói miễn phí này rồi. Bạn có thể xem các gói đang có trong ví.',
    'You have already taken this free package. Your wallet shows the packages that you have.',
  ],
  too_many_open_orders: [
    'Bạn đang có {most} đơn hàng chờ thanh toán. Để thanh toán một đơn vừa tạo, bạn chọn lại đúng gói của đơn đó. Để mua gói khác, bạn thử lại sau khoảng một giờ, khi đơn cũ nhất hết hạn.',
    'You have {most} orders waiting to be paid. To pay one that you made just now, choose its package again. To buy another package, please try again in about an hour, when the oldest has expired.',
  ],
  price_changed: [
    'Giá vừa thay đổi, nay là {price}. Bạn chưa bị trừ khoản nào. Bạn xem lại đơn hàng, rồi bấm nút bên dưới nếu đồng ý.',
    'The price has just changed and is now {price}. You have not been charged. Please look at the order again, then press the button below if you agree.',
  ],
  offer_changed: [
    'Số thiết bị hoặc thời hạn vừa thay đổi. Bạn chưa bị trừ khoản nào. Bạn xem lại đơn hàng, rồi bấm nút bên dưới nếu đồng ý.',
    'The number of devices or the term has just changed. You have not been charged. Please look at the order again, then press the button below if you agree.',
  ],
  payment_unavailable: [
    'Có lỗi xảy ra khi tạo thanh toán: thanh toán trực tuyến đang tạm ngừng. Vui lòng thử lại sau.',
    'The payment could not be created: online payment is not available at the moment. Please try again later.',
  ],
  gateway_silent: [
    'Cổng thanh toán chưa trả lời. Vui lòng thử lại sau ít phút.',
    'The payment gateway has not answered. Please try again in a few minutes.',
  ],
  contract_off: [
    'Không thể hỏi VNPay hay hoàn tiền qua VNPay, vì tài khoản hoặc hợp đồng VNPay của giao dịch này đang tắt. Hãy bật lại trong cấu hình rồi thử lại, hoặc hoàn bên ngoài rồi ghi nhận.',
    'VNPay cannot be asked, and nothing can be refunded through it, because the VNPay account or contract of this payment is switched off. Switch it on in the configuration and try again, or refund it elsewhere and record that.',
  ],
  order_created: ['Đã tạo đơn hàng. Mời bạn thanh toán.', 'The order has been created. You can pay now.'],
  free_package_granted: ['Gói miễn phí đã vào ví của bạn.', 'The free package is in your wallet.'],
  not_refundable: ['Chỉ hoàn được khoản thanh toán gia hạn.', 'Only the payment of a renewal can be refunded.'],
  refund_too_late: [
    'Đã quá 30 ngày kể từ ngày thanh toán nên không thể hoàn tiền.',
    'More than 30 days have passed since the payment, so it cannot be refunded.',
  ],
  refund_requested_before: [
    'Bạn đã yêu cầu hoàn khoản này rồi.',
    'You have already asked for a refund of this payment.',
  ],
  refund_waits: [
    'Khoản này đang có một lần hoàn tiền chờ kết quả. Bạn yêu cầu lại sau khi có kết quả nhé.',
    'A refund of this payment is already under way. Please ask again once it is settled.',
  ],
  refund_decided: ['Yêu cầu này đã được xử lý.', 'This request has already been decided.'],
  refund_approved: [
    'Đơn hàng này có khoản hoàn đang chờ, nên chưa đóng được. Hãy xử lý khoản đó trước ở mục Hoàn tiền.',
    'A refund of this order is waiting, so it cannot be closed yet. Please deal with it first, under Refunds.',
  ],
  not_in_review: ['Đơn hàng này không còn ở trạng thái cần kiểm tra.', 'This order is no longer under review.'],
  not_grantable: [
    'Đơn này không kích hoạt được nữa: tài khoản đã bị xóa, kỳ này đã được trả bằng đơn khác, không còn gói nào để gia hạn, hoặc tiền đã được hoàn hết. Hãy hoàn phần còn lại nếu có.',
    'This order can no longer be activated: the account was deleted, another order paid for this period, nothing is left to renew, or the price was sent back. Please send back what is left, if anything.',
  ],
  partly_sent_back: [
    'Khoản này đã hoặc đang được hoàn, vậy tiền đã về. Hãy chọn “Đã hoàn bên ngoài” hoặc “Tiền đã về”.',
    'This payment, or a part of it, was sent back, so the money did arrive. Choose “Refunded elsewhere” or “The money is there”.',
  ],
  nothing_would_be_left: [
    'Đây là toàn bộ số tiền còn lại của đơn. Hãy ghi nhận hoàn cả đơn, hoặc chọn “Không phải của đơn này”.',
    'This is all that is left of the order. Record it as the whole, or choose “None of ours”.',
  ],
  not_the_whole: [
    'Khoản này chỉ là một phần: đơn hàng còn giữ {amount}. Hãy ghi nhận hoàn một phần, rồi hoàn nốt nếu cần.',
    'This is only a part: the order holds {amount}. Record it as a part, then send back the rest if that is due.',
  ],
  holds_no_money: [
    'Đơn này chưa thu tiền nên không có gì để hoàn.',
    'Nothing was paid for this order, so there is nothing to send back.',
  ],
  nothing_left: [
    'Khoản này đã được hoàn hết, hoặc phần còn lại đang chờ hoàn.',
    'All of this payment went back already, or is about to.',
  ],
  less_than_left: [
    'Đơn hàng này còn giữ {amount}. Hãy ghi đủ số đó, hoặc mở đơn hàng và ghi nhận phần đã hoàn trước.',
    'This order still holds {amount}. Enter all of it, or open the order and record the part that went back first.',
  ],
  less_than_price: [
    'Đơn này chỉ còn giữ {left}, ít hơn giá {price}, nên không kích hoạt được. Hãy hoàn nốt phần còn lại rồi mời phụ huynh đặt lại; hoặc, nếu phần còn thiếu đã được chuyển khoản, hoàn phần còn lại và ghi nhận một đơn chuyển khoản.',
    'This order holds only {left}, less than its price of {price}, so it cannot be activated. Send back what is left and let the parent order again; or, if they have transferred the difference, send back what is left and record a bank transfer.',
  ],
  more_than_left: ['Chỉ còn {amount} để hoàn.', 'Only {amount} is left to send back.'],
  left_changed: [
    'Số tiền còn lại vừa thay đổi, nay là {amount}. Hãy xem lại đơn hàng rồi hoàn nếu vẫn cần.',
    'What is left has just changed and is {amount} now. Look at the order again, then refund if it is still needed.',
  ],
  refund_open: [
    'Đơn này có một khoản hoàn đang chờ quyết định hoặc chờ VNPay trả lời. Hãy xử lý khoản đó trước ở mục Hoàn tiền.',
    'A refund of this order waits for a decision or for VNPay’s answer. Please deal with it first, under Refunds.',
  ],
  refund_refused_first: [
    'Ngân hàng đã từ chối một lần hoàn của đơn hàng này. Hãy xử lý lần hoàn đó trước, ở mục Hoàn tiền.',
    'The bank refused a refund of this order. Please deal with that one first, under Refunds.',
  ],
  refund_recorded: [
    'Lần hoàn này đã được ghi nhận cho đơn hàng, trùng mã tham chiếu và ngày. Không có gì thay đổi.',
    'This refund is recorded for the order already, with the same reference and day. Nothing was changed.',
  ],
  refund_being_asked: [
    'Lệnh hoàn vừa được gửi sang VNPay. Nếu sau 10 phút VNPay vẫn chưa trả lời, bạn có thể ghi nhận đã hoàn bên ngoài.',
    'This refund was sent to VNPay just now. If VNPay has not answered after 10 minutes, you can record it as refunded elsewhere.',
  ],
  review_not_paid: [
    'Chưa hoàn được qua cổng, vì VNPay chưa coi giao dịch này là thành công: {reason}.',
    'It cannot be refunded through the gateway, because VNPay does not call this payment successful yet: {reason}.',
  ],
  refund_asked: [
    'Đã nhận yêu cầu hoàn tiền. Chúng tôi sẽ xem xét và nhắn cho bạn.',
    'We have received your request for a refund. We will look at it and let you know.',
  ],
  refund_saved: ['Đã cập nhật khoản hoàn tiền.', 'The refund has been updated.'],
  refund_under_way: [
    'VNPay đã nhận lệnh và gửi sang ngân hàng. Hệ thống sẽ hỏi lại kết quả.',
    'VNPay has taken the refund and sent it to the bank. The system will ask for the result.',
  ],
  refund_not_done: [
    'Chưa hoàn được: VNPay từ chối lệnh này. Lý do và bước tiếp theo có trong danh sách Hoàn tiền.',
    'Not refunded: VNPay refused the request. The Refunds list shows why and what to do next.',
  ],
  refund_unanswered: [
    'VNPay chưa trả lời lệnh hoàn này. Hệ thống sẽ tự hỏi lại, bạn không cần gửi lần nữa.',
    'VNPay has not answered this refund yet. The system will ask again by itself; there is no need to resend it.',
  ],
  review_settled: [
    'VNPay vừa cho kết quả rõ ràng nên đơn hàng đã được cập nhật theo đó, không hoàn tiền.',
    'VNPay has now given a clear result, so the order was updated and nothing was refunded.',
  ],
  not_overpaid: [
    'Đơn hàng này không có khoản trả thừa nào đang chờ xử lý.',
    'This order has no overpayment waiting to be dealt with.',
  ],
  partly_refunded: [
    'Một phần khoản này đã được hoàn trên trang quản trị của VNPay nên không thể hoàn cả đơn tại đây nữa. Bạn hoàn phần còn lại ở đó hoặc bằng chuyển khoản, rồi đóng đơn hàng và ghi rõ cách xử lý.',
    'A part of this payment was already sent back in VNPay’s console, so the whole order can no longer be refunded here. Send back the rest there or by bank transfer, then close the order and note how it was dealt with.',
  ],
  refund_newest_first: [
    'Kỳ gia hạn sau của gói này cũng đã được thanh toán. Hãy hoàn kỳ mới nhất trước, hoặc chỉ hoàn một phần.',
    'A later renewal of this package has been paid too. Refund the latest one first, or send back only a part.',
  ],
  ...refundAnswers,
  overpaid_noted: ['Đã ghi lại cách xử lý khoản trả thừa.', 'Your note about the overpayment has been saved.'],
  own_transfer: [
    'Bạn không thể tự ghi nhận khoản chuyển cho tài khoản của mình. Hãy nhờ một quản trị viên khác.',
    'You cannot record a transfer for your own account. Please ask another administrator.',
  ],
  transfer_recorded: [
    'Khoản chuyển này đã được ghi nhận: trùng mã tham chiếu, ngày và số tiền. Hãy tìm đơn đó trong danh sách. Nếu đơn ghi nhầm phụ huynh, hãy ghi nhận hoàn cả đơn với chính mã tham chiếu này, rồi ghi lại khoản chuyển.',
    'This transfer is recorded already: same reference, day and amount. Please look for that order in the list. If it is for the wrong parent, record all of it as sent back with this same reference, then record the transfer again.',
  ],
  transfer_saved: [
    'Đã ghi nhận khoản chuyển. Gói đã vào ví của phụ huynh.',
    'The transfer has been recorded. The package is in the parent’s wallet.',
  ],
  settlement_heads: [
    'Không tìm thấy cột {missing}. Tệp có các cột: {heads}. Hãy ghi tên cột đúng như trong tệp.',
    'Column not found: {missing}. The file has the columns: {heads}. Please write the names as in the file.',
  ],
  settlement_head_twice: [
    'Cột “{head}” có hai lần trong tệp, hoặc được chọn cho hai mục. Mỗi mục cần một cột riêng.',
    'The column “{head}” is in the file twice, or named for two fields. Each field needs a column of its own.',
  ],
  settlement_line: [
    'Dòng {line}: không đọc được {column} “{value}”. Chưa có gì được lưu.',
    'Line {line}: {column} “{value}” cannot be read. Nothing has been saved.',
  ],
  settlement_ahead: [
    'Dòng {line}: {column} “{value}” là ngày chưa đến. Hãy sửa tệp rồi tải lên lại. Chưa có gì được lưu.',
    'Line {line}: {column} “{value}” is in the future. Please correct the file, then upload it again. Nothing has been saved.',
  ],
  settlement_old: [
    'Dòng {line}: {column} “{value}” đã quá một năm. Hãy sửa hoặc bỏ dòng này rồi tải lên lại. Chưa có gì được lưu.',
    'Line {line}: {column} “{value}” is more than a year ago. Please correct or remove that line, then upload the file again. Nothing has been saved.',
  ],
  settlement_repeats: [
    'Tệp nêu đơn {order} hơn {most} lần. Bạn kiểm tra lại tệp của VNPay.',
    'The file names order {order} more than {most} times. Please check the file of VNPay.',
  ],
  settlement_empty: ['Tệp không có dòng giao dịch nào.', 'The file has no line with a transaction.'],
  settlement_line_closed: ['Dòng này không còn chờ xử lý.', 'This line is not waiting any more.'],
  settlement_saved: ['Đã đối soát tệp.', 'The file has been compared.'],
  settlement_noted: ['Đã đóng khác biệt.', 'The difference has been closed.'],
  csv_expected: [
    'Nội dung gửi lên cần là tệp CSV (text/csv, mã hóa UTF-8).',
    'What is sent must be a CSV file (text/csv in UTF-8).',
  ],
  csv_unreadable: [
    'Không đọc được tệp. Hãy lưu lại tệp dưới dạng CSV UTF-8 rồi tải lên lần nữa.',
    'The file cannot be read. Please save it as CSV UTF-8, then upload it again.',
  ],
  order_closed: ['Đã đóng đơn hàng.', 'The order has been closed.'],
  order_asked: ['Đã hỏi cổng thanh toán.', 'The payment gateway has been asked.'],
})
