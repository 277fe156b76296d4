import type { Translation } from '../types.ts'

export default {
  groups: 'समूह',
  all: 'सभी',
  add: 'नया समूह',
  change: 'समूह बदलें',
  name: 'समूह का नाम',
  nameHint: 'अधिकतम {limit} वर्ण',
  nameInvalid: 'विशेष वर्णों के बिना नाम दर्ज करें',
  nameTaken: 'इस नाम का समूह आपके पास पहले से है',
  products: 'उत्पाद',
  productsHint: 'एक उत्पाद एक ही समूह में होता है। यहाँ चुनने पर वह दूसरे समूह से हट जाता है।',
  noProducts: 'कम से कम एक उत्पाद चुनें',
  inGroup: '{group} में',
  emptyGroup: 'इस समूह में कोई उत्पाद नहीं',
  emptyGroupText: 'इसके उत्पाद अब आपकी वॉचलिस्ट में नहीं हैं।',
  failed: 'आपके समूह लोड नहीं हो सके।',
  remove: 'समूह हटाएँ',
  removeNote: 'उत्पाद आपकी वॉचलिस्ट में बने रहते हैं।',
} satisfies Translation['watchGroups']
