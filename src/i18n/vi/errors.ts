import type { Translation } from '../types.ts'

export default {
  requestTimeout: 'Yêu cầu quá thời gian chờ',
  interfaceException: 'Lỗi hệ thống, vui lòng thử lại sau',
  networkLost: 'mất tín hiệu mạng',
  backOnline: 'Đã kết nối lại',
  compressionFailed: 'Nén không thành công',
  img: {
    err: 'Không thể lưu ảnh',
  },
  chunkLoad: 'Tải phần {id} không thành công',
  chunkMissing: 'Phần này của ứng dụng đã cũ. Hãy tải lại để có phiên bản mới.',
  chunkTimeout: 'Phần này của ứng dụng tải quá lâu.',
  chunkError: 'Không tải được phần này của ứng dụng.',
  reload: 'Tải lại',
  loadTitle: 'Không tải được nội dung này',
  loadText: 'Tiền và lệnh của bạn không bị ảnh hưởng.',
  retriesOnline: 'Sẽ tự thử lại khi bạn có mạng trở lại.',
  screenTitle: 'Trang này đã ngừng hoạt động',
  screenText: 'Tài khoản của bạn không bị ảnh hưởng. Hãy thử lại hoặc về trang chủ.',
  hint_signed_out: 'Hãy đăng nhập lại',
  hint_too_many_requests: 'Quá nhiều yêu cầu. Thử lại sau {seconds} giây',
  hint_invalid_field: 'Hãy kiểm tra ô này',
  hint_server_error: 'Lỗi máy chủ. Hãy thử lại sau',
  hint_not_found: 'Máy chủ không tìm thấy mục này',
  hint_wrong_method: 'Máy chủ không hỗ trợ yêu cầu này',
  hint_body_too_large: 'Nội dung này quá lớn để gửi',
} satisfies Translation['errors']
