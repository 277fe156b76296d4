import type { Translation } from '../types.ts'

export default {
  amountToSpend: 'إنفاق حتى',
  amountToReceive: 'أقل مبلغ تستلمه',
  holdingAfter: 'الحيازة بعدها',
  proceeds: 'حصيلة البيع',
  feeOfProceeds: '{rate} من حصيلة البيع',
  rangeQuantity: 'من {minimum} إلى {maximum} {code}، بخطوات من {step}',
  stop: 'إيقاف',
  stopLimit: 'إيقاف محدد',
  oco: 'OCO',
  stopPrice: 'سعر الإيقاف',
  stopReached: 'تفعّل الإيقاف',
  atMost: 'على الأكثر',
  validUntil: 'صالح حتى',
  timeInForce: 'مدة الصلاحية',
  untilCanceled: 'حتى الإلغاء',
  today: 'اليوم فقط',
  stopBuyWaits:
    'يشتري عندما يرتفع السعر إلى سعر الإيقاف، بما لا يزيد على {percent} فوقه. إذا قفز السوق أبعد من ذلك، ينتظر الأمر هناك كأمر محدد.',
  stopBuyWaitsExact:
    'يشتري بسعر الإيقاف عندما يرتفع السوق إليه. إذا قفز السوق أبعد من ذلك، ينتظر الأمر هناك كأمر محدد.',
  stopSellWaits: 'يبيع بسعر السوق عندما ينخفض السعر إلى سعر الإيقاف. في سوق سريع قد تحصل على سعر أقل بكثير.',
  stopLimitWaits: 'يصبح أمرًا محددًا عندما يبلغ السوق سعر الإيقاف. قد يبقى دون تنفيذ إذا واصل السعر حركته.',
  ocoWaits:
    'يبيع بالسعر المحدد أو أفضل، أو بسعر السوق عندما ينخفض السعر إلى سعر الإيقاف. عند تنفيذ أحدهما يُلغى الآخر.',
  exits: 'جني الأرباح ووقف الخسارة',
  takeProfit: 'جني الأرباح',
  stopLoss: 'وقف الخسارة',
  exitsFollow: 'بعد تنفيذ الشراء تبيع هذه الأوامر ما اشتريته. عند تنفيذ أحدهما يُلغى الآخر.',
  atTakeProfit: 'عند جني الأرباح تستلم',
  atStopLoss: 'عند وقف الخسارة تستلم نحو',
  fromPrice: '{percent} من {price}',
  saveExits: 'حفظ كإعداداتي الافتراضية',
  exitsSaved: 'حُفظت كإعداداتك الافتراضية',
  placeStopBuy: 'أمر إيقاف: شراء {quantity} {code}',
  placeStopSell: 'أمر إيقاف: بيع {quantity} {code}',
} satisfies Translation['spot']
