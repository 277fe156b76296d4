import type { Translation } from '../types.ts'

export default {
  title: 'บันทึก',
  add: 'เพิ่มบันทึก',
  change: 'แก้ไขบันทึก',
  label: 'บันทึกของคุณ',
  hint: 'มีเพียงคุณที่เห็นได้ ไม่เกิน {limit} อักขระ',
  tooLong: 'ย่อให้เหลือ {limit} อักขระ',
  notAllowed: 'มีอักขระที่บันทึกไม่ได้',
  empty: 'เขียนข้อความก่อน',
  remove: 'ลบบันทึก',
  all: 'บันทึก',
  none: 'ยังไม่มีบันทึก',
  noneText: 'เขียนบันทึกเกี่ยวกับผลิตภัณฑ์ คำสั่งสปอต หรือโพซิชันสัญญาได้ มีเพียงคุณที่เห็น',
  spotOrder: 'คำสั่งสปอต',
  position: 'โพซิชันสัญญา',
  open: 'เปิด {product}',
  browse: 'ดูผลิตภัณฑ์',
} satisfies Translation['note']
