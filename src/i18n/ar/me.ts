import type { Translation } from '../i18n-types.ts'

export default {
  title: 'حسابي',
  guest: 'لم تسجّل الدخول',
  profile: 'الملف الشخصي',
  security: 'الأمان',
  messages: 'الرسائل',
  service: 'خدمة العملاء',
  help: 'المساعدة',
  about: 'حول التطبيق',
} satisfies Translation['me']
