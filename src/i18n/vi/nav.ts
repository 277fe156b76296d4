import type { Translation } from '../types.ts'

export default {
  label: 'Chính',
  home: 'Trang chủ',
  market: 'Thị trường',
  trade: 'Giao dịch',
  wallet: 'Ví',
  me: 'Tài khoản',
  skipToContent: 'Đến nội dung',
  notFoundTitle: 'Không tìm thấy trang',
  notFoundText: 'Địa chỉ có thể sai, hoặc trang có thể đã được chuyển.',
  goHome: 'Về trang chủ',
  preferredLanguage: 'Tiếp tục bằng tiếng Việt',
} satisfies Translation['nav']
