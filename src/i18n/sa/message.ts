import ar from '../ar/message.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  addressRestOn: 'انتظار البطاقات والعناوين الجديدة ٢٤ ساعة',
  addressRestOnText: 'من الآن يمكن استخدام البطاقة أو العنوان بعد ٢٤ ساعة من إضافته.',
} satisfies Translation['message']
