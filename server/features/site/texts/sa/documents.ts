import { documents as ar } from '../ar/documents.ts'
import type { OperatorTexts } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export const documents: OperatorTexts['documents'] = {
  ...ar,
  questions: {
    ...ar.questions,
    depositTime: {
      ...ar.questions.depositTime,
      answer: 'هنا خلال ثوانٍ. كل خطوة في <a>الإيداعات</a>، وتُرفض عمدًا المبالغ المنتهية بـ ٫١٣ لترى شكل الرفض.',
    },
    orderCost: {
      ...ar.questions.orderCost,
      answer:
        'تظهر التكلفة الدقيقة قبل أن تؤكد، وفي الإيصال. تكلف الأوامر الفورية ٠٫١٪ من قيمة الأمر. انظر <a>كل الرسوم</a>.',
    },
    refused: {
      ...ar.questions.refused,
      answer:
        'يظهر السبب عند الحقل أو فوق الزر: تحرك السعر أكثر من ٠٫٥٪، أو السوق مغلق، أو الرصيد لا يكفي، أو الكمية ليست من مضاعفات الخطوة. الأوامر المرفوضة لا تكلف شيئًا.',
    },
  },
  richTexts: {
    ...ar.richTexts,
    fees: {
      ...ar.richTexts.fees,
      content: [
        'تكلف الأوامر الفورية ٠٫١٪ من قيمة الأمر. وتتوقف كل الرسوم الأخرى على المنتج أو طريقة التداول أو طريقة الدفع، وتظهر قبل أن تؤكد. ما يُحصَّل هو ما نُشر، ويعيد التطبيق حساب كل رسوم عند التحقق من حسابك.',
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
        answer:
          'يبقى السحب قيد المراجعة ٢٠ ثانية ويمكن إلغاؤه خلالها. ويعرض «سجل السحوبات» كل خطوة وسبب الرفض.',
      },
    },
  },
}
