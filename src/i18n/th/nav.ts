import type { Translation } from '../types.ts'

export default {
  label: 'หลัก',
  home: 'หน้าหลัก',
  market: 'ตลาด',
  trade: 'เทรด',
  wallet: 'กระเป๋า',
  me: 'ฉัน',
  skipToContent: 'ข้ามไปยังเนื้อหา',
  notFoundTitle: 'ไม่มีหน้านี้',
  notFoundText: 'อาจพิมพ์ที่อยู่เว็บผิด หรือหน้านี้ถูกย้าย',
  goHome: 'ไปที่หน้าหลัก',
  preferredLanguage: 'ใช้ภาษาไทยต่อ',
} satisfies Translation['nav']
