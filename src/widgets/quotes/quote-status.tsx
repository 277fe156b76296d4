import { useQuoteStatus } from '#src/api/quote-channels.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import styles from './quote-status.module.css'

/** How the prices on screen come at present. A dead connection is never shown as live. */
export function QuoteStatus() {
  const t = useMessages('market')
  const mode = useQuoteStatus(status => status.mode)
  const texts = {
    // Nothing is being followed, so there is nothing to say.
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
