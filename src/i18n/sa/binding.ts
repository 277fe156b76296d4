import ar from '../ar/binding.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  cardNumberHint: 'رقم بطاقة من ١٢ إلى ١٩ رقمًا، أو IBAN',
  cardNumberForm: 'أدخل من ١٢ إلى ١٩ رقمًا، أو IBAN كاملًا',
  swiftForm: 'رمز SWIFT من ٨ أو ١١ حرفًا ورقمًا',
  restBefore: 'تنتظر البطاقات والعناوين الجديدة ٢٤ ساعة: يمكنك استخدام ما تضيفه من {time}.',
} satisfies Translation['binding']
