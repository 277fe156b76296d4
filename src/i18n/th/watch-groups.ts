import type { Translation } from '../types.ts'

export default {
  groups: 'กลุ่ม',
  all: 'ทั้งหมด',
  add: 'กลุ่มใหม่',
  change: 'แก้ไขกลุ่ม',
  name: 'ชื่อกลุ่ม',
  nameHint: 'ไม่เกิน {limit} อักขระ',
  nameInvalid: 'ใส่ชื่อที่ไม่มีอักขระพิเศษ',
  nameTaken: 'คุณมีกลุ่มชื่อนี้แล้ว',
  products: 'ผลิตภัณฑ์',
  productsHint: 'ผลิตภัณฑ์หนึ่งอยู่ได้กลุ่มเดียว หากเลือกที่นี่ จะออกจากอีกกลุ่ม',
  noProducts: 'เลือกอย่างน้อยหนึ่งรายการ',
  inGroup: 'อยู่ใน {group}',
  emptyGroup: 'ไม่มีผลิตภัณฑ์ในกลุ่มนี้',
  emptyGroupText: 'ผลิตภัณฑ์ของกลุ่มนี้ไม่อยู่ในรายการโปรดของคุณแล้ว',
  failed: 'โหลดกลุ่มของคุณไม่ได้',
  remove: 'ลบกลุ่ม',
  removeNote: 'ผลิตภัณฑ์ยังอยู่ในรายการโปรดของคุณ',
} satisfies Translation['watchGroups']
