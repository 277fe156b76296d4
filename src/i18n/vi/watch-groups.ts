import type { Translation } from '../types.ts'

export default {
  groups: 'Nhóm',
  all: 'Tất cả',
  add: 'Nhóm mới',
  change: 'Sửa nhóm',
  name: 'Tên nhóm',
  nameHint: 'Tối đa {limit} ký tự',
  nameInvalid: 'Nhập tên không có ký tự đặc biệt',
  nameTaken: 'Bạn đã có nhóm mang tên này',
  products: 'Sản phẩm',
  productsHint: 'Mỗi sản phẩm chỉ ở một nhóm. Nếu bạn chọn ở đây, sản phẩm sẽ rời nhóm kia.',
  noProducts: 'Chọn ít nhất một sản phẩm',
  inGroup: 'Trong {group}',
  emptyGroup: 'Không có sản phẩm trong nhóm này',
  emptyGroupText: 'Các sản phẩm của nhóm không còn trong danh sách theo dõi của bạn.',
  failed: 'Không tải được các nhóm của bạn.',
  remove: 'Xóa nhóm',
  removeNote: 'Các sản phẩm vẫn ở trong danh sách theo dõi của bạn.',
} satisfies Translation['watchGroups']
