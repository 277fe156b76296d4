import ar from '../ar/refusals.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  hint_passkey_limit: 'يمكن أن يكون للحساب ٢٠ مفتاح مرور. أزل واحدًا أولًا',
  hint_session_expired: 'لم يُستخدم هذا الجهاز منذ ٣٠ يومًا',
  hint_swift_code: 'رمز SWIFT غير صالح. أدخل ٨ أو ١١ حرفًا ورقمًا',
} satisfies Translation['refusals']
