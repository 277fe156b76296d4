import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Chọn địa điểm',
  search: 'Thành phố hoặc quốc gia',
  searchHint: '{count} thành phố để chọn. Tên thành phố bằng tiếng Anh, tên quốc gia bằng ngôn ngữ của bạn.',
  results: 'Thành phố',
  nothing: 'Không có thành phố phù hợp',
  nothingText:
    'Danh sách gồm các thủ đô và thành phố lớn. Hãy chọn thành phố gần nhất, hoặc bỏ qua và nhập địa chỉ.',
  more: 'Còn {count}. Gõ tiếp để thu hẹp.',
  fromDevice: 'Dùng vị trí hiện tại',
  locationNote:
    'Trình duyệt sẽ xin phép. Vị trí được làm tròn đến khoảng một kilômét, gắn tên thành phố gần nhất trong danh sách và chỉ gửi cùng biểu mẫu.',
  near: 'Gần {city}',
  denied: 'Quyền truy cập vị trí bị từ chối. Hãy chọn từ danh sách.',
  unavailable: 'Không xác định được vị trí của bạn. Hãy chọn từ danh sách.',
  openTitle: 'Địa điểm',
  copyCoordinates: 'Sao chép tọa độ',
  latitude: 'Vĩ độ',
  longitude: 'Kinh độ',
  nearest: 'Thành phố gần nhất trong danh sách',
  openMaps: 'Mở trong ứng dụng bản đồ',
  openMapsNote:
    'Ở đây không hiển thị bản đồ, vì như vậy công ty khác sẽ biết bạn đang xem nơi nào. Liên kết mở một ứng dụng trên thiết bị này.',
  noPlace: 'Không nêu địa điểm nào',
  noPlaceText: 'Liên kết đến trang này không có tọa độ, hoặc tọa độ không hợp lệ.',
} satisfies Translation['system']
