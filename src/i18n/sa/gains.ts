import ar from '../ar/gains.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  rulesCost:
    'تكلفة العملات المستلمة مقابل عملات أخرى هي قيمة العملات المدفوعة. وتكلفة العملات المودعة قيمتها عند وصولها. تكلفة المكافآت بالعملات ٠. ولا حصيلة للوحدات المقتطعة رسومًا للاسترداد المبكر.',
} satisfies Translation['gains']
