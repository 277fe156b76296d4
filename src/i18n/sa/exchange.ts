import ar from '../ar/exchange.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  rate: 'سعرك لكل ١ {from}',
  rateLine: '١ {from} = {rate} {to}',
  marketRate: 'سعر السوق لكل ١ {from}',
  recomputeText:
    'سعر السوق هو قيمة {from} واحدة مقسومة على قيمة {to} واحدة، مقتطعًا عند ١٦ منزلة. يُخصم فارق السعر، ثم يُضرب الناتج في المبلغ ويُقتطع إلى منازل {to}، وتُخصم الرسوم من ذلك.',
} satisfies Translation['exchange']
