import { documents as ar } from '../ar/documents.ts'
import type { OperatorTexts } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export const documents: OperatorTexts['documents'] = {
  ...ar,
  questions: {
    ...ar.questions,
    depositTime: {
      ...ar.questions.depositTime,
      answer:
        'هنا خلال ثوانٍ. كل خطوة في <a>الإيداعات</a>، وتُرفض عمدًا المبالغ المنتهية بـ ٫١٣ ليُرى كيف يكون الرفض.',
    },
    orderCost: {
      ...ar.questions.orderCost,
      answer:
        'التكلفة مكتوبة قبل الزر حتى آخر رقم، وفي الإيصال. تكلف الأوامر الفورية ٠٫١٪ من قيمتها. انظر <a>كل الرسوم</a>.',
    },
    refused: {
      ...ar.questions.refused,
      answer:
        'السبب عند الحقل أو فوق الزر: سعر تحرك أكثر من ٠٫٥٪، سوق مغلق، رصيد غير كافٍ، أو كمية خارج الخطوة. لا يُؤخذ شيء عن أمر مرفوض.',
    },
  },
  richTexts: {
    ...ar.richTexts,
    fees: {
      ...ar.richTexts.fees,
      content: [
        'تكلف الأوامر الفورية ٠٫١٪ من قيمتها. كل رسم آخر يتوقف على المنتج أو طريقة التداول أو القناة، ويظهر قبل زر العملية. ما يُحصَّل هو ما يُنشر، ويعيد التطبيق حساب كل رسم عند التحقق من حسابك.',
      ],
    },
  },
  service: {
    ...ar.service,
    answers: {
      ...ar.service.answers,
      deposits: {
        ...ar.service.answers.deposits,
        answer: 'تُقبل الإيداعات هنا خلال ثوانٍ، وتُرفض عمدًا المبالغ المنتهية بـ ٫١٣. وتعرض «الإيداعات» كل خطوة.',
      },
      withdrawals: {
        ...ar.service.answers.withdrawals,
        answer: 'يُراجع السحب ٢٠ ثانية ويمكن إلغاؤه قبلها. ويعرض «سجل السحوبات» كل خطوة وسبب الرفض.',
      },
    },
  },
}
