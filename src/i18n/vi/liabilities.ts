import type { Translation } from '../types.ts'

export default {
  title: 'Trong tổng đã công bố',
  included: 'Số dư của bạn vào đầu ngày {day} (UTC) có trong tổng đã công bố.',
  missing: 'Các tổng công bố cho đầu ngày {day} (UTC) không đúng. Các điểm không khớp ở trên cho biết lý do.',
  newer: 'Bạn không có số dư vào đầu ngày {day} (UTC), ngày công bố gần nhất.',
  none: 'Không thể kiểm tra: chưa có tổng nào được công bố.',
  failed: 'Không thể kiểm tra: không tải được tổng đã công bố.',
  late: 'Không có tổng nào được công bố kể từ {day}. Lẽ ra mỗi ngày phải có tổng mới.',
  account: 'Tài khoản',
  root: 'Gốc của ngày',
  compare: 'Mọi người phải thấy cùng một gốc cho cùng một ngày. Hãy so sánh với người khác.',
  proves:
    'Sự khớp chứng minh: tổng nợ phải trả cho mọi khách hàng, công bố cho ngày đó, có chứa số dư của bạn, không số âm nào trên đường đi làm giảm nó, và không gốc nào mà thiết bị này đã thấy bị thay đổi.',
  provesNot:
    'Điều không được chứng minh: rằng tiền có thật, hoặc rằng số dư của người khác được tính. Mỗi người chỉ kiểm tra được số dư của mình.',
} satisfies Translation['liabilities']
