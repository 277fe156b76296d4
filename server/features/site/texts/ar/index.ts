import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const ar: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: 'كل رقم قابل للتحقق',
      subtitle: 'رسوم معروضة قبل التأكيد، وإيصالات مطابقة.',
    },
    markets: {
      title: '500 سوق بحساب واحد',
      subtitle: 'أسهم أمريكية وعملات رقمية وعقود آجلة وفوركس مباشرة.',
    },
    sandbox: {
      title: 'تدرّب بأموال افتراضية',
      subtitle: 'تتم الموافقة على الإيداع خلال ثوانٍ.',
    },
  },
  entries: {
    deposit: 'إيداع',
    withdraw: 'سحب',
    exchange: 'تحويل عملات',
    search: 'بحث',
    favorites: 'قائمة المتابعة',
    chart: 'الرسم البياني',
    ledger: 'سجل الحساب',
    ledgerEntries: 'سجل الحساب',
    pledge: 'الرهن',
    lockMining: 'التعدين بالقفل',
    loan: 'القروض',
    newShares: 'الأسهم الجديدة',
    invite: 'دعوة الأصدقاء',
    welfare: 'المهام والقسائم',
    awards: 'المكافآت',
    activities: 'الأنشطة',
    language: 'اللغة',
    line: 'الخط',
  },
  headings: {
    ranking: 'الترتيب',
    notices: 'إعلانات',
  },
  welcome: {
    title: 'مرحبًا بك في البيئة التجريبية',
    content: 'السوق والأموال هنا محاكاة. لا شيء مما تفعله يكلف أو يكسب مالًا حقيقيًا.',
  },
  notices: {
    fees: {
      title: 'تُحصَّل الرسوم كما نُشرت',
      content: 'تكلف الأوامر الفورية 0.1٪ من قيمة الأمر. ويعيد «تحقق من حسابي» حساب كل رسوم من الجدول المنشور.',
    },
    hours: {
      title: 'تداول على مدار الساعة في البيئة التجريبية',
      content: 'هنا كل الأسواق مفتوحة دائمًا. أما البورصات الحقيقية فتغلق ليلًا وفي عطلة نهاية الأسبوع والإجازات.',
    },
    limits: {
      title: 'ما لا تحاكيه البيئة التجريبية',
      content: 'الأوامر لا تحرك السوق وتُنفَّذ كاملة ودون انتظار. لا توجد توزيعات أرباح أو تجزئة أسهم أو ضرائب.',
    },
  },
  tips: {
    riskNotice: 'بيئة تجريبية: السوق والأموال محاكاة.',
    orderNotice: 'يُنفَّذ أمر السوق بالسعر الحالي، ويُرفض إذا كان أسوأ بأكثر من 0.5٪ من السعر الذي أكدته.',
  },
  bankCard: {
    bankName: 'البنك',
    accountName: 'صاحب الحساب',
    cardNumber: 'رقم البطاقة',
    branch: 'الفرع',
    swift: 'رمز SWIFT',
  },
  payee: {
    accountName: 'صاحب الحساب',
    bankName: 'البنك',
    accountNumber: 'رقم الحساب',
    swift: 'رمز SWIFT',
  },
  recharge: {
    names: {
      sandbox: 'تحويل تجريبي',
      bank: 'تحويل بنكي',
      tron: 'USDT على TRON (TRC20)',
      ethereum: 'USDT على Ethereum (ERC20)',
      online: 'دفع إلكتروني',
    },
    instructions: {
      sandbox:
        'أموال افتراضية. يوافق مشغّل البيئة التجريبية خلال ثوانٍ، وتُرفض المبالغ المنتهية بـ \u200e.13 لترى شكل الرفض.',
      bank: 'أموال افتراضية: لا ترسل شيئًا. بأموال حقيقية تحوّل المبلغ ثم تضيف صورة الإيصال ليتحقق منها مراجع. تُرفض المبالغ المنتهية بـ \u200e.17 كما لو تعذّرت قراءة الصورة.',
      chain:
        'أموال افتراضية: لا ترسل شيئًا. تتصرف البيئة التجريبية كما لو وصل التحويل، وتعدّ التأكيدات حتى {confirmations}. تُرفض المبالغ المنتهية بـ \u200e.19 كما لو أُرسلت عبر شبكة أخرى.',
      online:
        'أموال افتراضية. تنتقل إلى صفحة دفع تجريبية لا تخصم شيئًا ثم تعود إلى هنا. المهلة بالدقائق: {minutes}.',
    },
  },
  withdraw: {
    bank: 'بطاقة بنكية',
  },
  products: {
    pledge: 'رهن {asset}،\u200f {days}',
    mining: 'تعدين بالقفل {asset}،\u200f {days}',
    loan: 'قرض، {instalments} × {days}',
    securedLoan: 'قرض بضمان، {instalments} × {days}',
  },
  days: {
    zero: '{count} يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
}
