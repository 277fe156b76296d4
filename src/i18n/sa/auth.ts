import ar from '../ar/auth.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  registerLead: 'تحتاج إلى بريد إلكتروني أو رقم جوال، والرمز الذي نرسله إليه، وكلمة مرور.',
  account: 'البريد الإلكتروني أو الجوال',
  accountHint: 'لرقم الجوال أضف رمز البلد، مثل \u2066+966\u2069',
  accountInvalid: 'أدخل بريدًا إلكترونيًا أو رقم جوال صالحًا',
  phone: 'الجوال',
  inviteCodeInvalid: 'من ٤ إلى ١٢ حرفًا كبيرًا ورقمًا',
  termPrivacy: 'يُستخدم بريدك أو رقم جوالك لتسجيل دخولك فقط.',
} satisfies Translation['auth']
