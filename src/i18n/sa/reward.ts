import ar from '../ar/reward.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  kindTask: 'حوافز',
  oneTask: 'حافز',
  emptyAwardsText: 'تظهر هنا العمولات والحوافز والجوائز بعد دفعها.',
  cut: 'يُقطع بعد ٦ منازل عشرية ولا يُقرَّب إلى أعلى.',
  taskTwoStepText: 'تكتمل ما دام الدخول يتطلب رمزًا من جوالك. يمنع الآخرين من دخول حسابك.',
} satisfies Translation['reward']
