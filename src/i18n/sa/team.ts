import ar from '../ar/team.ts'
import type { Translation } from '../types.ts'

/** As in Arabic, but for what is said or written otherwise in Saudi Arabia. */
export default {
  ...ar,
  qrHint: 'امسحه بكاميرا الجوال لفتح صفحة التسجيل ورمزك مكتوب فيها.',
  ruleLevel1: 'المستوى ١: من دعوتهم',
  ruleLevel2: 'المستوى ٢: من دعاهم هؤلاء',
  level1: 'المستوى ١',
  level2: 'المستوى ٢',
} satisfies Translation['team']
