import { currentLocale, currentTexts, loadRemainingMessages } from '#src/i18n/runtime.ts'
import { writeNoticeTexts } from './notice-texts.ts'

/** Stores the texts of the current language for the service worker. */
export async function storeNoticeTexts(): Promise<void> {
  await loadRemainingMessages()
  const [message, refusals] = [currentTexts('message'), currentTexts('refusals')]
  await writeNoticeTexts({ locale: currentLocale(), message, refusals })
}
