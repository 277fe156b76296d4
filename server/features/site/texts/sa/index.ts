import { ar } from '../ar/index.ts'
import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export const sa: OperatorTexts = {
  ...ar,
  documents,
  banners: {
    ...ar.banners,
    markets: { ...ar.banners.markets, title: '٥٠٠ سوق بحساب واحد' },
  },
  notices: {
    ...ar.notices,
    fees: {
      ...ar.notices.fees,
      content: 'تكلف الأوامر الفورية ٠٫١٪ من قيمة الأمر. ويعيد «تحقق من حسابي» حساب كل رسوم من الجدول المنشور.',
    },
    hours: {
      ...ar.notices.hours,
      content:
        'هنا كل الأسواق مفتوحة دائمًا. أما الأسواق المالية الحقيقية فتغلق ليلًا وفي عطلة نهاية الأسبوع والإجازات.',
    },
  },
  tips: {
    ...ar.tips,
    orderNotice: 'يُنفَّذ أمر سعر السوق بالسعر الحالي، ويُرفض إذا كان أسوأ بأكثر من ٠٫٥٪ من السعر الذي أكدته.',
  },
  recharge: {
    ...ar.recharge,
    instructions: {
      ...ar.recharge.instructions,
      sandbox:
        'أموال افتراضية. يوافق مشغّل البيئة التجريبية خلال ثوانٍ، وتُرفض المبالغ المنتهية بـ ٫١٣ لترى شكل الرفض.',
      bank: 'أموال افتراضية: لا ترسل شيئًا. بأموال حقيقية تحوّل المبلغ ثم تضيف صورة الإيصال ليتحقق منها مراجع. تُرفض المبالغ المنتهية بـ ٫١٧ كما لو تعذّرت قراءة الصورة.',
      chain:
        'أموال افتراضية: لا ترسل شيئًا. تتصرف البيئة التجريبية كما لو وصل التحويل، وتعدّ التأكيدات حتى {confirmations}. تُرفض المبالغ المنتهية بـ ٫١٩ كما لو أُرسلت عبر شبكة أخرى.',
    },
  },
}
