import type { Translation } from '../types.ts'

export default {
  camera: 'Chụp ảnh',
  choose: 'Chọn ảnh',
  hint: 'Tối đa {most}. Được thu nhỏ trên thiết bị này trước khi gửi; ngoài người xét duyệt không ai xem.',
  leftOut: 'Tối đa {most}; các ảnh khác đã bị bỏ',
  photo: 'Ảnh {number}',
  remove: 'Xóa ảnh {number}',
  compressing: 'Đang thu nhỏ',
  sending: 'Đã gửi {percent}%',
  cancel: 'Dừng gửi',
  discard: 'Xóa ảnh này',
  notSent: 'Chưa gửi',
  waiting: 'Vui lòng chờ đến khi ảnh gửi xong',
  compressionFailedText:
    'Thiết bị này không đọc được tệp dưới dạng ảnh. Hãy chụp lại, hoặc chọn một ảnh JPEG, PNG hay WebP nhỏ hơn.',
  understood: 'Chọn ảnh khác',
  preview: 'Ảnh',
  previewOf: '{index} trên {count}',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  previous: 'Ảnh trước',
  next: 'Ảnh sau',
  save: 'Lưu ảnh',
  nothingTitle: 'Không có ảnh để hiển thị',
  nothingText: 'Địa chỉ không nêu ảnh nào.',
} satisfies Translation['photos']
