import type { Translation } from '../types.ts'

export default {
  required: 'يُرجى ملء هذا الحقل',
  passwordLength: '8 أحرف على الأقل',
  passwordLetter: 'يجب أن تحتوي على حروف',
  passwordCharacters: 'يُسمح بالحروف والأرقام فقط',
  passwordCommon: 'ليست كلمة مرور شائعة مثل password1 أو qwerty123',
  passwordsDiffer: 'كلمتا المرور مختلفتان',
  email: 'هذا ليس بريدًا إلكترونيًا',
  phone: 'هذا ليس رقم هاتف',
  amount: 'صفر أو أكثر، بمنزلتين عشريتين على الأكثر',
  notANumber: 'هذا ليس رقمًا',
  positive: 'يجب أن يكون أكبر من صفر',
  minimum: '{minimum} على الأقل',
  maximum: '{maximum} على الأكثر',
  decimals: '{decimals} منازل عشرية على الأكثر',
  moreThanAvailable: 'أكثر من المتاح',
  code: '{length} أرقام',
  exponent: 'اكتب الرقم كاملًا دون «e»',
  separators: 'لا يتضح أين تبدأ الكسور. اكتبه هكذا: {example}',
  negative: 'لا يجوز أن يكون أقل من صفر',
  tooLong: '{digits} رقمًا على الأكثر',
} satisfies Translation['validation']
