import type { Translation } from '../types.ts'

export default {
  camera: 'Chụp ảnh',
  choose: 'Chọn ảnh',
  hint: 'Tối đa {most}. Được nén trên thiết bị này trước khi tải lên; chỉ người xét duyệt xem được.',
  leftOut: 'Tối đa {most}; các ảnh khác không được thêm',
  photo: 'Ảnh {number}',
  remove: 'Xóa ảnh {number}',
  compressing: 'Đang nén',
  sending: 'Đã tải lên {percent}%',
  cancel: 'Hủy tải lên',
  discard: 'Xóa ảnh này',
  notSent: 'Chưa tải lên',
  waiting: 'Hãy chờ đến khi ảnh tải lên xong',
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
  nothingText: 'Liên kết không có ảnh.',
} satisfies Translation['photos']
