import type { Translation } from '../generated/types.ts'

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
} satisfies Translation['note']
