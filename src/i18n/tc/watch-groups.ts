import type { Translation } from '../types.ts'

export default {
  groups: '群組',
  all: '全部',
  add: '新增群組',
  change: '編輯群組',
  name: '群組名稱',
  nameHint: '最多 {limit} 個字元',
  nameInvalid: '請輸入不含特殊字元的名稱',
  nameTaken: '您已有同名群組',
  products: '產品',
  productsHint: '一個產品只在一個群組中。在這裡選擇後，它會離開原來的群組。',
  noProducts: '請至少選擇一個產品',
  inGroup: '在「{group}」中',
  emptyGroup: '此群組沒有產品',
  emptyGroupText: '其中的產品已不在您的自選中。',
  failed: '無法載入您的群組。',
  remove: '刪除群組',
  removeNote: '產品仍保留在您的自選中。',
} satisfies Translation['watchGroups']
