import type { Translation } from '../types.ts'

export default {
  chooseTitle: 'Chọn địa điểm',
  search: 'Thành phố hoặc quốc gia',
  searchHint:
    'Danh sách {count} thành phố trong ứng dụng này. Tên thành phố bằng tiếng Anh, tên quốc gia bằng ngôn ngữ của bạn.',
  results: 'Thành phố',
  nothing: 'Không có trong danh sách',
  nothingText:
    'Danh sách gồm các thủ đô và thành phố lớn. Hãy chọn thành phố gần nhất, hoặc bỏ qua và viết địa chỉ.',
  more: 'Còn {count}. Gõ thêm để thu hẹp.',
  fromDevice: 'Dùng vị trí của thiết bị này',
  locationNote:
    'Trình duyệt sẽ hỏi bạn trước. Vị trí được làm tròn đến khoảng một kilômét, gọi theo thành phố gần nhất trong danh sách và chỉ gửi cùng biểu mẫu.',
  near: 'Gần {city}',
  denied: 'Trình duyệt không được phép cho biết vị trí. Hãy chọn từ danh sách.',
  unavailable: 'Không tìm được vị trí. Hãy chọn từ danh sách.',
  openTitle: 'Địa điểm',
  copyCoordinates: 'Sao chép tọa độ',
  latitude: 'Vĩ độ',
  longitude: 'Kinh độ',
  nearest: 'Thành phố gần nhất trong danh sách',
  openMaps: 'Mở trong ứng dụng bản đồ',
  openMapsNote:
    'Ở đây không vẽ bản đồ, vì như vậy công ty khác sẽ biết bạn đang xem nơi nào. Liên kết mở một ứng dụng của thiết bị này.',
  noPlace: 'Không nêu địa điểm nào',
  noPlaceText: 'Địa chỉ của trang này không có tọa độ, hoặc tọa độ sai.',
} satisfies Translation['system']
