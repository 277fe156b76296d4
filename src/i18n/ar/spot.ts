import type { Translation } from '../generated/types.ts'

export default {
  amountToSpend: 'أقصى إنفاق',
  holdingAfter: 'ما تملكه بعدها',
  proceeds: 'القيمة',
  rangeQuantity: 'من {minimum} إلى {maximum} {code}، بخطوات من {step}',
  stop: 'إيقاف',
  stopLimit: 'إيقاف محدد',
  oco: 'OCO',
  stopPrice: 'سعر الإيقاف',
  stopReached: 'بلغ سعر الإيقاف',
  atMost: 'على الأكثر',
  validUntil: 'صالح حتى',
  timeInForce: 'مدة الصلاحية',
  untilCanceled: 'حتى الإلغاء',
  today: 'اليوم فقط',
  stopBuyWaits:
    'يشتري عندما يرتفع السعر إلى سعر الإيقاف، بما لا يزيد على 0.5٪ فوقه. إذا قفز السوق أبعد من ذلك، ينتظر الأمر هناك كأمر محدد.',
  stopSellWaits: 'يبيع بسعر السوق عندما ينخفض السعر إلى سعر الإيقاف. في سوق سريعة قد تحصل على سعر أقل بكثير.',
  stopLimitWaits: 'يصبح أمرًا محددًا عندما يبلغ السوق سعر الإيقاف. قد يبقى دون تنفيذ إذا واصل السعر حركته.',
  ocoWaits:
    'يبيع بالسعر المحدد أو أفضل، أو بسعر السوق عندما ينخفض السعر إلى سعر الإيقاف. عند تنفيذ أحدهما يُلغى الآخر.',
  dayEnds: 'يُلغى إن لم يُنفذ حتى {time}.',
  exits: 'جني الأرباح ووقف الخسارة',
  takeProfit: 'جني الأرباح',
  stopLoss: 'وقف الخسارة',
  exitsFollow: 'بعد تنفيذ الشراء تبيع هذه الأوامر ما اشتريته. عند تنفيذ أحدهما يُلغى الآخر.',
  atTakeProfit: 'عند جني الأرباح تستلم',
  atStopLoss: 'عند وقف الخسارة تستلم نحو',
  exitOrder: 'أمر الخروج',
} satisfies Translation['spot']
