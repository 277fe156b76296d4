import type { Translation } from '../types.ts'

export default {
  camera: 'फ़ोटो लें',
  choose: 'चित्र चुनें',
  hint: 'अधिकतम {most}। भेजने से पहले इसी डिवाइस पर छोटा किया जाता है; जाँच करने वाले के सिवा कोई नहीं देखता।',
  leftOut: 'अधिकतम {most}; बाकी छोड़ दिए गए',
  photo: 'चित्र {number}',
  remove: 'चित्र {number} हटाएँ',
  compressing: 'छोटा किया जा रहा है',
  sending: '{percent}% भेजा गया',
  cancel: 'भेजना रोकें',
  discard: 'यह चित्र हटाएँ',
  notSent: 'नहीं भेजा गया',
  waiting: 'कृपया चित्र भेजे जाने तक प्रतीक्षा करें',
  compressionFailedText:
    'इस डिवाइस पर यह फ़ाइल चित्र के रूप में नहीं पढ़ी जा सकी। फिर से फ़ोटो लें, या छोटा JPEG, PNG या WebP चुनें।',
  understood: 'दूसरा चुनें',
  preview: 'चित्र',
  previewOf: '{count} में से {index}',
  zoomIn: 'बड़ा',
  zoomOut: 'छोटा',
  previous: 'पिछला चित्र',
  next: 'अगला चित्र',
  save: 'चित्र सहेजें',
  nothingTitle: 'दिखाने के लिए कोई चित्र नहीं',
  nothingText: 'पते में कोई चित्र नहीं बताया गया।',
} satisfies Translation['photos']
