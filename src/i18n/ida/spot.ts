import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'अधिकतम खर्च',
  amountToReceive: 'कम से कम प्राप्ति',
  holdingAfter: 'बाद में होल्डिंग',
  proceeds: 'बिक्री की राशि',
  feeOfProceeds: 'बिक्री की राशि का {rate}',
  rangeQuantity: '{minimum} से {maximum} {code} तक, {step} के गुणज में',
  stop: 'स्टॉप',
  stopLimit: 'स्टॉप लिमिट',
  oco: 'OCO',
  stopPrice: 'स्टॉप कीमत',
  stopReached: 'स्टॉप ट्रिगर हुआ',
  atMost: 'अधिकतम',
  validUntil: 'इस समय तक मान्य',
  timeInForce: 'वैधता',
  untilCanceled: 'रद्द करने तक',
  today: 'केवल आज',
  stopBuyWaits:
    'कीमत स्टॉप कीमत तक बढ़ने पर खरीदता है, अधिकतम {percent} ऊपर तक। बाज़ार उससे आगे उछल जाए तो ऑर्डर वहीं लिमिट ऑर्डर के रूप में खुला रहता है।',
  stopBuyWaitsExact:
    'कीमत स्टॉप कीमत तक बढ़ने पर खरीदता है, उससे अधिक पर नहीं। बाज़ार उससे आगे उछल जाए तो ऑर्डर वहीं लिमिट ऑर्डर के रूप में खुला रहता है।',
  stopSellWaits: 'कीमत स्टॉप कीमत तक गिरने पर बाज़ार कीमत पर बेचता है। तेज़ बाज़ार में आपको काफ़ी कम मिल सकता है।',
  stopLimitWaits:
    'बाज़ार के स्टॉप कीमत तक पहुँचने पर लिमिट ऑर्डर बन जाता है। कीमत आगे बढ़ जाए तो ऑर्डर पूरा हुए बिना खुला रह सकता है।',
  ocoWaits:
    'लिमिट कीमत या बेहतर पर बेचता है, या कीमत स्टॉप कीमत तक गिरने पर बाज़ार कीमत पर। एक पूरा होने पर दूसरा रद्द हो जाता है।',
  exits: 'टेक प्रॉफ़िट और स्टॉप लॉस',
  takeProfit: 'टेक प्रॉफ़िट',
  stopLoss: 'स्टॉप लॉस',
  exitsFollow: 'खरीद पूरी होने पर ये खरीदी गई मात्रा बेचते हैं। एक पूरा होने पर दूसरा रद्द हो जाता है।',
  atTakeProfit: 'टेक प्रॉफ़िट हिट होने पर मिलेगा',
  atStopLoss: 'स्टॉप लॉस हिट होने पर लगभग मिलेगा',
  fromPrice: '{price} से {percent}',
  saveExits: 'मेरे डिफ़ॉल्ट के रूप में सहेजें',
  exitsSaved: 'आपके डिफ़ॉल्ट के रूप में सहेजा गया',
  placeStopBuy: 'स्टॉप ऑर्डर: {quantity} {code} खरीदें',
  placeStopSell: 'स्टॉप ऑर्डर: {quantity} {code} बेचें',
} satisfies Translation['spot']
