import type { Translation } from '../types.ts'

export default {
  title: 'โน้ต',
  add: 'เพิ่มโน้ต',
  change: 'แก้ไขโน้ต',
  label: 'โน้ตของคุณ',
  hint: 'มีเพียงคุณที่เห็นได้ ไม่เกิน {limit} อักขระ',
  tooLong: 'ย่อให้เหลือ {limit} อักขระ',
  notAllowed: 'มีอักขระที่บันทึกไม่ได้',
  empty: 'เขียนข้อความก่อน',
  remove: 'ลบโน้ต',
  all: 'โน้ต',
  none: 'ยังไม่มีโน้ต',
  noneText: 'เขียนโน้ตเกี่ยวกับผลิตภัณฑ์ คำสั่งสปอต หรือโพซิชันสัญญาได้ มีเพียงคุณที่เห็น',
  spotOrder: 'คำสั่งสปอต',
  position: 'โพซิชันสัญญา',
  open: 'เปิด {product}',
  browse: 'ดูผลิตภัณฑ์',
} satisfies Translation['note']
