import ar from '../ar/validation.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  passwordLength: '٨ خانات على الأقل',
  phone: 'أدخل رقم جوال صالحًا',
} satisfies Translation['validation']
