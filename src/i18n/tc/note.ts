import type { Translation } from '../types.ts'

export default {
  title: '備註',
  add: '新增備註',
  change: '編輯備註',
  label: '您的備註',
  hint: '只有您能看到。最多 {limit} 個字元。',
  tooLong: '請縮短到 {limit} 個字元',
  notAllowed: '其中有無法儲存的字元',
  empty: '請先寫點內容',
  remove: '刪除備註',
  all: '備註',
  none: '還沒有備註',
  noneText: '您可以為產品、現貨委託或合約部位寫備註。只有您能看到。',
  spotOrder: '現貨委託',
  position: '合約部位',
  open: '開啟 {product}',
  browse: '查看產品',
} satisfies Translation['note']
