import type { Translation } from '../types.ts'

export default {
  camera: 'फ़ोटो लें',
  choose: 'चित्र चुनें',
  hint: 'अधिकतम {most}। अपलोड से पहले इसी डिवाइस पर छोटा किया जाता है; इसे केवल जाँच करने वाला देख सकता है।',
  leftOut: 'अधिकतम {most}; बाकी नहीं जोड़े गए',
  photo: 'चित्र {number}',
  remove: 'चित्र {number} हटाएँ',
  compressing: 'छोटा किया जा रहा है',
  sending: '{percent}% अपलोड हुआ',
  cancel: 'अपलोड रद्द करें',
  discard: 'यह चित्र हटाएँ',
  notSent: 'अपलोड नहीं हुआ',
  waiting: 'चित्र अपलोड होने तक प्रतीक्षा करें',
  compressionFailedText:
    'यह डिवाइस इस फ़ाइल को चित्र के रूप में नहीं पढ़ सकता। फिर से फ़ोटो लें, या छोटा JPEG, PNG या WebP चुनें।',
  understood: 'दूसरा चुनें',
  preview: 'चित्र',
  previewOf: '{count} में से {index}',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  previous: 'पिछला चित्र',
  next: 'अगला चित्र',
  save: 'चित्र सहेजें',
  nothingTitle: 'दिखाने के लिए कोई चित्र नहीं',
  nothingText: 'लिंक में कोई चित्र नहीं है।',
} satisfies Translation['photos']
