import type { Translation } from '../types.ts'

export default {
  camera: 'التقاط صورة',
  choose: 'اختيار صورة',
  hint: '{most} على الأكثر. تُصغَّر على هذا الجهاز قبل إرسالها، ولا يراها سوى المراجِع.',
  leftOut: '{most} على الأكثر؛ لم تُضف البقية',
  photo: 'الصورة {number}',
  remove: 'إزالة الصورة {number}',
  compressing: 'يجري التصغير',
  sending: 'أُرسل {percent}%',
  cancel: 'إيقاف الإرسال',
  discard: 'إزالة هذه الصورة',
  notSent: 'لم تُرسل',
  waiting: 'انتظر حتى تُرسل الصورة',
  compressionFailedText:
    'لا يمكن لهذا الجهاز قراءة الملف كصورة. التقط الصورة من جديد، أو اختر ملف JPEG أو PNG أو WebP أصغر.',
  understood: 'اختيار أخرى',
  preview: 'الصور',
  previewOf: '{index} من {count}',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  save: 'حفظ الصورة',
  nothingTitle: 'لا صورة للعرض',
  nothingText: 'العنوان لا يسمّي أي صورة.',
} satisfies Translation['photos']
