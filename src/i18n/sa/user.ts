import ar from '../ar/user.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  nameHint: 'حتى ٦٤ حرفًا. لا يراه غيرك. اسمك العلني كمتداول منفصل عنه.',
  contact: 'البريد أو الجوال',
  guardTwoStep: 'كلمة مرور ورمز من جوالك.',
  keptAccount:
    'بريدك أو رقم جوالك لتتمكن من تسجيل الدخول. تُحفظ كلمات المرور ورموز الاسترداد كقيم تجزئة فقط: لا يستطيع أحد قراءتها.',
  lengthText:
    'الجلسات: حتى ٣٠ يومًا بلا استخدام، و٩٠ يومًا على الأكثر. الرسائل المقروءة: سنة. الصور التي لم يُرسل معها نموذج: يوم واحد. السجلات: مدة الحساب وبعد إغلاقه، لأن الطرف الآخر من كل قيد يحتاج إليها.',
} satisfies Translation['user']
