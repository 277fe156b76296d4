import ar from '../ar/loan.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  onDay: 'في {day}، ٠٠:٠٠ UTC',
  begins: 'يبدأ عند أول ٠٠:٠٠ UTC بعد الصرف. يُؤخذ كل قسط من رصيدك المتاح في يومه.',
  worstLate: 'كل يوم تأخير كامل يكلّف {rate} من القسط. نحاول مجددًا عند كل ٠٠:٠٠ UTC.',
} satisfies Translation['loan']
