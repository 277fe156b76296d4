import ar from '../ar/withdraw.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  setText: 'بعدها لا يمكن السحب لمدة ٢٤ ساعة، حتى لا يأخذ مالك فورًا من يعرف كلمة مرور الدخول وحدها.',
  resetText: 'بعدها لا يمكن السحب لمدة ٢٤ ساعة، حتى لا يأخذ مالك فورًا من يعرف كلمة مرور الدخول وحدها.',
} satisfies Translation['withdraw']
