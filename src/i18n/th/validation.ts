import type { Translation } from '../types.ts'

export default {
  required: 'โปรดกรอกช่องนี้',
  passwordLength: 'อย่างน้อย 8 อักขระ',
  passwordLetter: 'ต้องมีตัวอักษร',
  passwordCharacters: 'ใช้ได้เฉพาะตัวอักษรและตัวเลข',
  passwordCommon: 'ไม่ใช่รหัสผ่านที่ใช้กันทั่วไป เช่น password1 หรือ qwerty123',
  passwordsDiffer: 'รหัสผ่านทั้งสองไม่ตรงกัน',
  email: 'นี่ไม่ใช่อีเมล',
  phone: 'นี่ไม่ใช่เบอร์โทรศัพท์',
  amount: 'ศูนย์ขึ้นไป ทศนิยมไม่เกิน 2 ตำแหน่ง',
  notANumber: 'นี่ไม่ใช่ตัวเลข',
  positive: 'ต้องมากกว่าศูนย์',
  minimum: 'อย่างน้อย {minimum}',
  maximum: 'ไม่เกิน {maximum}',
  decimals: 'ทศนิยมไม่เกิน {decimals} ตำแหน่ง',
  moreThanAvailable: 'มากกว่าที่ใช้ได้',
  code: 'ตัวเลข {length} หลัก',
  exponent: 'เขียนตัวเลขเต็ม ไม่ใช้ “e”',
  separators: 'ไม่ชัดเจนว่าทศนิยมเริ่มที่ใด เขียนแบบ {example}',
  negative: 'ต้องไม่ต่ำกว่าศูนย์',
  tooLong: 'ไม่เกิน {digits} หลัก',
} satisfies Translation['validation']
