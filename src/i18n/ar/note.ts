import type { Translation } from '../types.ts'

export default {
  title: 'ملاحظة',
  add: 'إضافة ملاحظة',
  change: 'تعديل الملاحظة',
  label: 'ملاحظتك',
  hint: 'لا يراها غيرك. أقصى عدد للأحرف: {limit}.',
  tooLong: 'اختصرها. أقصى عدد للأحرف: {limit}',
  notAllowed: 'تحتوي على أحرف لا يمكن حفظها',
  empty: 'اكتب شيئًا أولًا',
  remove: 'حذف الملاحظة',
  all: 'الملاحظات',
  none: 'لا توجد ملاحظات بعد',
  noneText: 'اكتب ملاحظة على منتج أو أمر فوري أو مركز عقود. أنت وحدك من يراها.',
  spotOrder: 'أمر فوري',
  position: 'مركز عقود',
  open: 'فتح {product}',
  browse: 'عرض المنتجات',
} satisfies Translation['note']
