import ar from '../ar/follow.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  ratioHint: '٠٫١ تعني عُشر ما يضعه المتداول؛ من ٠٫٠١ إلى ١٠',
  nickNameHint: 'من ٢ إلى ٢٤ حرفًا أو رقمًا. ليس اسمك الحقيقي إلا إن أردت أن يكون علنيًا.',
  nickNameWrong: 'استعمل من ٢ إلى ٢٤ حرفًا أو رقمًا أو مسافة أو نقطة أو شرطة',
} satisfies Translation['follow']
