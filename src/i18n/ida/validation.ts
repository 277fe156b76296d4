import type { Translation } from '../types.ts'

export default {
  required: 'कृपया इसे भरें',
  passwordLength: 'कम से कम 8 अक्षर',
  passwordLetter: 'अक्षर होने चाहिए',
  passwordCharacters: 'केवल अक्षर और अंक मान्य हैं',
  passwordCommon: 'आम पासवर्ड नहीं, जैसे password1 या qwerty123',
  passwordsDiffer: 'दोनों पासवर्ड अलग हैं',
  email: 'यह ईमेल पता नहीं है',
  phone: 'यह फ़ोन नंबर नहीं है',
  amount: 'शून्य या अधिक, अधिकतम 2 दशमलव',
  notANumber: 'यह संख्या नहीं है',
  positive: 'शून्य से अधिक होना चाहिए',
  minimum: 'कम से कम {minimum}',
  maximum: 'अधिकतम {maximum}',
  decimals: 'अधिकतम {decimals} दशमलव',
  moreThanAvailable: 'उपलब्ध से अधिक',
  code: '{length} अंक',
  exponent: 'संख्या पूरी लिखें, बिना “e” के',
  separators: 'यह स्पष्ट नहीं कि दशमलव कहाँ से शुरू होते हैं। इस तरह लिखें: {example}',
  negative: 'शून्य से कम नहीं होना चाहिए',
  tooLong: 'अधिकतम {digits} अंक',
} satisfies Translation['validation']
