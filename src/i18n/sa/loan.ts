import ar from '../ar/loan.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  onDay: 'يُستحق في {day}، ٠٠:٠٠ UTC',
  begins: 'يبدأ القرض عند أول ٠٠:٠٠ UTC بعد الصرف. يُخصم كل قسط من رصيدك المتاح في تاريخ استحقاقه.',
  worstLate: 'كل يوم تأخير كامل يكلّف {rate} من القسط. نحاول مجددًا عند كل ٠٠:٠٠ UTC.',
} satisfies Translation['loan']
