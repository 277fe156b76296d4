import ar from '../ar/withdraw.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  setText: 'بعدها لا يمكنك السحب لمدة ٢٤ ساعة، حتى لا يأخذ أموالك فورًا من لا يعرف إلا كلمة مرور الدخول.',
  resetText: 'بعدها لا يمكنك السحب لمدة ٢٤ ساعة، حتى لا يأخذ أموالك فورًا من لا يعرف إلا كلمة مرور الدخول.',
  noWaitTwoStep: 'لا انتظار إذا كان التحقق بخطوتين مفعّلًا منذ ٢٤ ساعة.',
} satisfies Translation['withdraw']
