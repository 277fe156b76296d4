import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'أقصى إنفاق',
  holdingAfter: 'ما تملكه بعدها',
  proceeds: 'القيمة',
  rangeQuantity: 'من {minimum} إلى {maximum} {code}، بخطوات من {step}',
} satisfies Translation['spot']
