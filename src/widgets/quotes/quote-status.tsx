import { useQuoteStatus } from '#src/api/quote-channels.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import styles from './quote-status.module.css'

/** The state of the quote connection. A dead connection is never shown as live. */
export function QuoteStatus() {
  const t = useMessages('market')
  const mode = useQuoteStatus(status => status.mode)
  const texts = {
    // No channels are open, so there is nothing to show.
    idle: () => '',
    connecting: t.connecting,
    live: t.live,
    polling: t.polling,
    offline: t.offline,
  }
  return (
    <output className={styles.status} data-mode={mode}>
      {texts[mode]()}
    </output>
  )
}
