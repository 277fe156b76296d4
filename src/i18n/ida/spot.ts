import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'अधिकतम खर्च',
  amountToReceive: 'कम से कम प्राप्ति',
  holdingAfter: 'बाद में होल्डिंग',
  proceeds: 'प्राप्ति',
  rangeQuantity: '{minimum} से {maximum} {code} तक, {step} के गुणज में',
} satisfies Translation['spot']
