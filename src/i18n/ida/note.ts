import type { Translation } from '../generated/types.ts'

export default {
  title: 'नोट',
  add: 'नोट जोड़ें',
  change: 'नोट बदलें',
  label: 'आपका नोट',
  hint: 'इसे केवल आप देख सकते हैं। अधिकतम {limit} वर्ण।',
  tooLong: 'इसे {limit} वर्णों तक छोटा करें',
  notAllowed: 'इसमें ऐसे वर्ण हैं जो सहेजे नहीं जा सकते',
  empty: 'पहले कुछ लिखें',
  remove: 'नोट हटाएँ',
} satisfies Translation['note']
