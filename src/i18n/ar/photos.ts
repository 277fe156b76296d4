import type { Translation } from '../types.ts'

export default {
  camera: 'التقاط صورة',
  choose: 'اختيار صورة',
  hint: 'الحد الأقصى {most}. تُضغط على هذا الجهاز قبل الرفع، ولا يراها سوى المراجِع.',
  leftOut: 'الحد الأقصى {most}؛ لم تُضف البقية',
  photo: 'الصورة {number}',
  remove: 'إزالة الصورة {number}',
  compressing: 'جارٍ الضغط',
  sending: 'رُفع {percent}%',
  cancel: 'إلغاء الرفع',
  discard: 'إزالة هذه الصورة',
  notSent: 'لم تُرفع',
  waiting: 'انتظر حتى تُرفع الصورة',
  compressionFailedText:
    'لا يستطيع هذا الجهاز قراءة الملف كصورة. التقط الصورة من جديد، أو اختر ملف JPEG أو PNG أو WebP أصغر.',
  understood: 'اختيار أخرى',
  preview: 'الصور',
  previewOf: '{index} من {count}',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  save: 'حفظ الصورة',
  nothingTitle: 'لا صورة للعرض',
  nothingText: 'لا يتضمن الرابط أي صورة.',
} satisfies Translation['photos']
