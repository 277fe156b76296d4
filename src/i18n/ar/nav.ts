import type { Translation } from '../types.ts'

export default {
  label: 'التنقل الرئيسي',
  home: 'الرئيسية',
  market: 'السوق',
  trade: 'التداول',
  wallet: 'المحفظة',
  me: 'حسابي',
  skipToContent: 'الانتقال إلى المحتوى',
  notFoundTitle: 'الصفحة غير موجودة',
  notFoundText: 'قد يكون العنوان خاطئًا أو نُقلت الصفحة.',
  goHome: 'إلى الرئيسية',
  preferredLanguage: 'المتابعة بالعربية',
} satisfies Translation['nav']
