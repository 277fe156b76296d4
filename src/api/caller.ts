import { currentLine } from '../stores/settings/line.ts'
import { useLocale } from '../stores/settings/locale.ts'
import { useRuntimeConfig } from '../stores/settings/runtime-config.ts'
import { useSession } from '../stores/session/session.ts'
import type { Caller } from './wire.ts'

/** Who calls now, from where: what every request carries besides its own fields (R7.1 to R7.3). */
export const currentCaller = (): Caller => ({
  line: currentLine().url,
  locale: useLocale.getState().locale,
  token: useSession.getState().token,
  defaultBody: useRuntimeConfig.getState().defaultBody,
})
