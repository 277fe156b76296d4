import ar from '../ar/identity.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  idCard: 'الهوية الوطنية',
  residencePermit: 'هوية مقيم (إقامة)',
  numberHint: 'من ٥ إلى ٢٠ حرفًا ورقمًا وشرطة',
  numberHintCn: '١٥ أو ١٨ رقمًا، وقد يكون الأخير X',
} satisfies Translation['identity']
