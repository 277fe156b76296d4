import type { Translation } from '../i18n-types.ts'

export default {
  title: 'الإعدادات',
  language: 'اللغة',
  line: 'الخط',
  theme: 'المظهر',
  themeSystem: 'كما في هذا الجهاز',
  themeLight: 'فاتح',
  themeDark: 'داكن',
  convention: 'لون الأسعار المرتفعة',
  greenUp: 'الأخضر ارتفاع والأحمر انخفاض',
  redUp: 'الأحمر ارتفاع والأخضر انخفاض',
  hideFigures: 'إخفاء المبالغ',
} satisfies Translation['settings']
