import ar from '../ar/security.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  offLead: 'معه لا تفتح كلمة المرور وحدها شيئًا: يُطلب أيضًا رمز من تطبيق على جوالك.',
  scanTitle: '١. أدخل المفتاح في التطبيق',
  scanText: 'امسح هذا الرمز بالتطبيق، أو افتحه فيه على هذا الجوال، أو اكتب المفتاح.',
  codeTitle: '٢. اكتب الرمز الظاهر',
  codeInvalid: '٦ أرقام، أو رمز استرداد من ١٠ أحرف وأرقام',
  recoveryText: 'كل رمز يُدخلك مرة واحدة حين لا يكون التطبيق معك. تُعرض الآن فقط: احفظها بعيدًا عن الجوال.',
  recoveryHint: '١٠ أحرف وأرقام، يعمل مرة واحدة.',
} satisfies Translation['security']
