import type { Translation } from '../types.ts'

export default {
  title: 'Ghi chú',
  add: 'Thêm ghi chú',
  change: 'Sửa ghi chú',
  label: 'Ghi chú của bạn',
  hint: 'Chỉ bạn xem được. Tối đa {limit} ký tự.',
  tooLong: 'Rút ngắn còn {limit} ký tự',
  notAllowed: 'Có ký tự không thể lưu',
  empty: 'Hãy viết gì đó trước',
  remove: 'Xóa ghi chú',
  all: 'Ghi chú',
  none: 'Chưa có ghi chú nào',
  noneText:
    'Viết ghi chú về một sản phẩm, một lệnh giao ngay hoặc một vị thế hợp đồng. Chỉ bạn mới xem được.',
  spotOrder: 'Lệnh giao ngay',
  position: 'Vị thế hợp đồng',
  open: 'Mở {product}',
  browse: 'Xem sản phẩm',
} satisfies Translation['note']
