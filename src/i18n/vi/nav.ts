import type { Translation } from '../types.ts'

export default {
  label: 'Chính',
  home: 'Trang chủ',
  market: 'Thị trường',
  trade: 'Giao dịch',
  wallet: 'Ví',
  me: 'Tôi',
  skipToContent: 'Đến nội dung',
  notFoundTitle: 'Không có trang này',
  notFoundText: 'Địa chỉ có thể bị gõ sai, hoặc trang đã được chuyển.',
  goHome: 'Về trang chủ',
  preferredLanguage: 'Tiếp tục bằng tiếng Việt',
} satisfies Translation['nav']
