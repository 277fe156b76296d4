import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'أقصى إنفاق',
  amountToReceive: 'أقل مبلغ تستلمه',
  holdingAfter: 'ما تملكه بعدها',
  proceeds: 'القيمة',
  rangeQuantity: 'من {minimum} إلى {maximum} {code}، بخطوات من {step}',
} satisfies Translation['spot']
