import type { Translation } from '../i18n-types.ts'

export default {
  totalAssets: 'إجمالي الأصول',
  todayProfit: 'ربح اليوم',
  risers: 'الأكثر ارتفاعًا',
  byPrice: 'الأعلى سعرًا',
  recommended: 'مقترحة',
  notices: 'إعلانات',
  deposit: 'إيداع',
  withdraw: 'سحب',
  exchange: 'تحويل عملات',
  service: 'الدعم',
  welcome: 'كل رقم هنا يمكنك التحقق منه بنفسك',
  emptyQuotes: 'لا توجد أسعار لعرضها الآن',
} satisfies Translation['home']
