import type { Translation } from '../types.ts'

export default {
  settings: 'Cài đặt thông báo',
  settingsText: 'Mọi thứ được lưu trong tin nhắn. Hãy chọn những gì bạn muốn được thông báo thêm.',
  whileOpen: 'Khi ứng dụng đang mở',
  whenClosed: 'Khi ứng dụng đã đóng',
  kindAlert: 'Cảnh báo giá',
  kindOrder: 'Lệnh đã khớp, bị từ chối hoặc bị hủy',
  kindPosition: 'Chốt lời, cắt lỗ và thanh lý',
  kindMoney: 'Nạp, rút, khoản vay và cổ phiếu mới',
  kindSecurity: 'Bảo mật và danh tính',
  alwaysOn: 'Luôn bật',
  push: 'Thông báo trên thiết bị này',
  pushText: 'Trình duyệt sẽ xin phép. Thông báo dừng khi bạn đăng xuất tại đây.',
  pushAmounts: 'Hiện số tiền trong thông báo',
  pushAmountsText: 'Bất kỳ ai thấy màn hình này, kể cả khi khóa, đều đọc được.',
  pushDenied: 'Thông báo đang bị chặn. Hãy cho phép trang này trong cài đặt trình duyệt rồi thử lại.',
  pushFailed: 'Không thể bật thông báo. Vui lòng thử lại.',
  pushInstall:
    'Trên iPhone hoặc iPad, trước tiên hãy thêm ứng dụng vào Màn hình chính: Chia sẻ, rồi Thêm vào MH chính. Sau đó mở ứng dụng từ đó.',
  pushUnsupported: 'Trình duyệt này không thể hiện thông báo của ứng dụng.',
  liquidation: 'Cảnh báo thanh lý',
  liquidationText: 'Cảnh báo bạn khi giá của một vị thế hợp đồng gần giá thanh lý đến mức này.',
  firstNotice: 'Cảnh báo thứ nhất',
  secondNotice: 'Cảnh báo thứ hai',
  noNotice: 'Tắt',
} satisfies Translation['notices']
