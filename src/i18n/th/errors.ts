import type { Translation } from '../types.ts'

export default {
  requestTimeout: 'คำขอหมดเวลา',
  interfaceException: 'ระบบขัดข้อง โปรดลองใหม่ภายหลัง',
  networkLost: 'สัญญาณเครือข่ายขาดหาย',
  backOnline: 'กลับมาออนไลน์แล้ว',
  compressionFailed: 'บีบอัดไม่สำเร็จ',
  img: {
    err: 'บันทึกรูปไม่ได้',
  },
  chunkLoad: 'โหลดส่วน {id} ไม่สำเร็จ',
  chunkMissing: 'ส่วนนี้ของแอปเป็นเวอร์ชันเก่า โหลดใหม่เพื่อรับเวอร์ชันใหม่',
  chunkTimeout: 'ส่วนนี้ของแอปใช้เวลาโหลดนานเกินไป',
  chunkError: 'โหลดส่วนนี้ของแอปไม่ได้',
  reload: 'โหลดใหม่',
  loadTitle: 'โหลดไม่ได้',
  loadText: 'เงินและคำสั่งของคุณไม่ได้รับผลกระทบ',
  retriesOnline: 'จะลองใหม่เองเมื่อคุณกลับมาออนไลน์',
  screenTitle: 'หน้านี้หยุดทำงาน',
  screenText: 'บัญชีของคุณไม่ได้รับผลกระทบ ลองใหม่ หรือไปที่หน้าหลัก',
  hint_signed_out: 'เข้าสู่ระบบอีกครั้ง',
  hint_too_many_requests: 'คำขอมากเกินไป ลองใหม่ในอีก {seconds} วินาที',
  hint_invalid_field: 'ตรวจสอบช่องนี้',
  hint_server_error: 'เซิร์ฟเวอร์ขัดข้อง โปรดลองใหม่ภายหลัง',
  hint_not_found: 'เซิร์ฟเวอร์ไม่พบสิ่งนี้',
  hint_wrong_method: 'เซิร์ฟเวอร์ไม่รองรับคำขอนี้',
  hint_body_too_large: 'มีขนาดใหญ่เกินกว่าจะส่งได้',
} satisfies Translation['errors']
