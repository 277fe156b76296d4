import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'ใช้ไม่เกิน',
  amountToReceive: 'รับอย่างน้อย',
  holdingAfter: 'ถือหลังจากนั้น',
  proceeds: 'มูลค่าขาย',
  rangeQuantity: 'ตั้งแต่ {minimum} ถึง {maximum} {code} ทีละ {step}',
} satisfies Translation['spot']
