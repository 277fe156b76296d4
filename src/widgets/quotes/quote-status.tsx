import { useQuoteStatus } from '#src/api/quote-channels.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsOnline } from '#src/ui/use-is-online.ts'
import styles from './quote-status.module.css'

/** The state of the quote connection. A dead connection is never shown as live. */
export function QuoteStatus() {
  const t = useMessages('market')
  const channel = useQuoteStatus(status => status.mode)
  // The device knows before the channel does.
  const isOnline = useIsOnline()
  const mode = isOnline || channel === 'idle' ? channel : 'offline'
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
