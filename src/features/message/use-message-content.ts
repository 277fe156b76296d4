import type { AccountMessage } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { MASK, useFigureSettings } from '#src/ui/figures/figure-settings.ts'
import { serverMessage } from '#src/widgets/format/server-messages.ts'
import { messageContent, type MessageContent } from './message-content.ts'

/** The content of messages in the current language. */
export function useMessageContent(): (message: AccountMessage) => MessageContent {
  const t = useMessages('message')
  const locale = useLanguage()
  const { hideFigures } = useFigureSettings()
  const mask = hideFigures ? MASK : undefined
  return message => messageContent(message, { t, locale, reasonText: serverMessage, mask })
}
