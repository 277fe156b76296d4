import type { Translation } from '../types.ts'

export default {
  groups: 'المجموعات',
  all: 'الكل',
  add: 'مجموعة جديدة',
  change: 'تعديل المجموعة',
  name: 'اسم المجموعة',
  nameHint: 'أقصى عدد للأحرف: {limit}',
  nameInvalid: 'أدخل اسمًا بلا أحرف خاصة',
  nameTaken: 'لديك مجموعة بهذا الاسم',
  products: 'المنتجات',
  productsHint: 'يكون المنتج في مجموعة واحدة. إذا اخترته هنا فإنه يغادر الأخرى.',
  noProducts: 'اختر منتجًا واحدًا على الأقل',
  inGroup: 'في {group}',
  emptyGroup: 'لا منتجات في هذه المجموعة',
  emptyGroupText: 'لم تعد منتجاتها في قائمة المتابعة.',
  failed: 'تعذّر تحميل مجموعاتك.',
  remove: 'حذف المجموعة',
  removeNote: 'تبقى المنتجات في قائمة المتابعة.',
} satisfies Translation['watchGroups']
