import type { Translation } from '../types.ts'

export default {
  label: 'หลัก',
  home: 'หน้าหลัก',
  market: 'ตลาด',
  trade: 'เทรด',
  wallet: 'กระเป๋า',
  me: 'บัญชี',
  skipToContent: 'ข้ามไปยังเนื้อหา',
  notFoundTitle: 'ไม่พบหน้านี้',
  notFoundText: 'ที่อยู่เว็บอาจผิด หรือหน้านี้อาจถูกย้าย',
  goHome: 'ไปที่หน้าหลัก',
  preferredLanguage: 'ใช้ภาษาไทยต่อ',
} satisfies Translation['nav']
