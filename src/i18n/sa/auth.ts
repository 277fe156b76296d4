import ar from '../ar/auth.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  registerLead: 'بريد إلكتروني أو رقم جوال وكلمة مرور، ولا شيء غير ذلك.',
  account: 'البريد الإلكتروني أو الجوال',
  accountHint: 'رقم الجوال مع رمز البلد، مثل ⁦+966⁩',
  accountInvalid: 'ليس بريدًا إلكترونيًا ولا رقم جوال',
  phone: 'الجوال',
  inviteCodeUnknown: 'لا أحد يملك هذا الرمز. تحقق منه أو اترك الحقل فارغًا',
  inviteCodeInvalid: 'من ٤ إلى ١٢ حرفًا كبيرًا ورقمًا',
  termPrivacy: 'يُستخدم بريدك أو جوالك لتسجيل دخولك فقط.',
} satisfies Translation['auth']
