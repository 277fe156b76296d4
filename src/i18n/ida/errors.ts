import type { Translation } from '../types.ts'

export default {
  requestTimeout: 'अनुरोध का समय समाप्त हो गया',
  interfaceException: 'सिस्टम त्रुटि। बाद में फिर कोशिश करें',
  networkLost: 'नेटवर्क सिग्नल नहीं है',
  backOnline: 'फिर से ऑनलाइन',
  compressionFailed: 'संपीड़न विफल',
  img: {
    err: 'चित्र सहेजा नहीं जा सका',
  },
  chunkLoad: 'भाग {id} लोड नहीं हुआ',
  chunkMissing: 'ऐप का यह हिस्सा पुराना हो गया है। नए संस्करण के लिए दोबारा लोड करें।',
  chunkTimeout: 'ऐप का यह हिस्सा लोड होने में बहुत समय ले रहा है।',
  chunkError: 'ऐप का यह हिस्सा लोड नहीं हो सका।',
  reload: 'फिर लोड करें',
  loadTitle: 'यह लोड नहीं हो सका',
  loadText: 'आपके पैसे और ऑर्डर पर असर नहीं पड़ा।',
  retriesOnline: 'आपके फिर ऑनलाइन होते ही अपने आप फिर कोशिश होगी।',
  screenTitle: 'इस पेज ने काम करना बंद कर दिया',
  screenText: 'आपके खाते पर असर नहीं पड़ा। फिर कोशिश करें या होम पर जाएँ।',
  hint_signed_out: 'फिर से साइन इन करें',
  hint_too_many_requests: 'बहुत अधिक अनुरोध। {seconds} सेकंड बाद फिर कोशिश करें',
  hint_invalid_field: 'यह फ़ील्ड जाँचें',
  hint_server_error: 'सर्वर में त्रुटि। बाद में फिर कोशिश करें',
  hint_not_found: 'सर्वर पर यह नहीं मिला',
  hint_wrong_method: 'सर्वर इस अनुरोध का समर्थन नहीं करता',
  hint_body_too_large: 'यह भेजने के लिए बहुत बड़ा है',
} satisfies Translation['errors']
