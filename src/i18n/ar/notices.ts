import type { Translation } from '../generated/types.ts'

export default {
  settings: 'إعدادات الإشعارات',
  settingsText: 'يبقى كل شيء في رسائلك. اختر ما يُعرض أيضًا.',
  whileOpen: 'أثناء فتح التطبيق',
  whenClosed: 'عند إغلاق التطبيق',
  kindAlert: 'تنبيهات الأسعار',
  kindOrder: 'الأوامر المنفذة أو المرفوضة أو الملغاة',
  kindPosition: 'جني الأرباح ووقف الخسارة والتصفية',
  kindMoney: 'الإيداعات والسحوبات والقروض والأسهم الجديدة',
  kindSecurity: 'الأمان والهوية',
  alwaysOn: 'مفعّل دائمًا',
  push: 'الإشعارات على هذا الجهاز',
  pushText: 'يطلب متصفحك الإذن. وتتوقف عند تسجيل الخروج هنا.',
  pushAmounts: 'إظهار المبالغ في الإشعارات',
  pushAmountsText: 'يستطيع قراءتها كل من يرى هذه الشاشة، حتى وهي مقفلة.',
  pushDenied: 'الإشعارات محظورة. اسمح بها لهذا الموقع في إعدادات المتصفح ثم أعد المحاولة.',
  pushFailed: 'تعذّر تشغيل الإشعارات. أعد المحاولة.',
  pushInstall:
    'على iPhone أو iPad أضف التطبيق أولًا إلى الشاشة الرئيسية: مشاركة، ثم إضافة إلى الشاشة الرئيسية. ثم افتحه من هناك.',
  pushUnsupported: 'لا يستطيع هذا المتصفح عرض إشعارات التطبيق.',
  liquidation: 'اقتراب التصفية',
  liquidationText: 'يخبرك عندما يقترب سعر مركز عقد من سعر تصفيته إلى هذا الحد.',
  firstNotice: 'الإشعار الأول',
  secondNotice: 'الإشعار الثاني',
  noNotice: 'بلا إشعار',
} satisfies Translation['notices']
