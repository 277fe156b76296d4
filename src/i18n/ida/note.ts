import type { Translation } from '../types.ts'

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
  all: 'नोट',
  none: 'अभी कोई नोट नहीं',
  noneText: 'किसी उत्पाद, स्पॉट ऑर्डर या कॉन्ट्रैक्ट पोज़िशन पर नोट लिखें। इसे केवल आप देख सकते हैं।',
  spotOrder: 'स्पॉट ऑर्डर',
  position: 'कॉन्ट्रैक्ट पोज़िशन',
  open: '{product} खोलें',
  browse: 'उत्पाद देखें',
} satisfies Translation['note']
