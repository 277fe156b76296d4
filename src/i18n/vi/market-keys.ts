import type { Translation } from '../types.ts'

export default {
  title: 'Giá từ các khóa đã công bố',
  matches: 'Giá các giao dịch của bạn đến {day} (UTC) được suy ra từ các khóa đã công bố.',
  differs: 'Khóa, điều khoản hoặc giá không đúng như phải có. Các điểm không khớp ở trên cho biết lý do.',
  missingTerms:
    'Số lần kiểm tra giá không thực hiện được: {count}. Các điều khoản dùng để suy ra những giá này chưa được công bố cho: {products}.',
  later: 'Có thể kiểm tra giá của bạn từ {time}.',
  none: 'Giá của bạn có trước khi công bố khóa nên không thể chứng minh.',
  since: 'Giá trước {time} có trước khi công bố khóa nên không thể chứng minh.',
  late: 'Thiếu khóa của {day}. Lẽ ra khóa phải được công bố một giờ sau khi hết ngày.',
  gone: 'Không tải được các khóa, dù thiết bị này từng thấy mã băm của chúng.',
  seen: 'Thiết bị này đã thấy mã băm khóa của {day} trước ngày đó và mã không thay đổi. Giá đến khi đó đã được định trước.',
  hash: 'Mã băm khóa của {day}',
  compare: 'Mọi người phải thấy cùng một mã băm cho cùng một ngày. Hãy so sánh với người khác.',
  proves:
    'Sự khớp chứng minh: giá của bạn được suy ra từ khóa của mỗi ngày, và mỗi khóa định ra mọi khóa trước đó. Mã băm khóa được công bố trước hai ngày: nếu bạn hoặc người khác đã thấy kịp thời, không ai có thể chỉnh giá theo giao dịch của bạn.',
  provesNot:
    'Điều không được chứng minh: rằng nhà vận hành, bên giữ khóa, không biết trước giá. Giá hôm nay có thể kiểm tra một giờ sau khi hết ngày (UTC).',
} satisfies Translation['marketKeys']
