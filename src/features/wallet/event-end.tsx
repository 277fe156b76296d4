import { useMessages } from '#src/i18n/use-messages.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { useLedgerLabels } from '#src/widgets/format/use-ledger-labels.ts'
import { mainEntryOf, type LedgerEvent } from './ledger-events.ts'
import styles from './ledger-rows.module.css'
import { referenceRoute } from './reference.tsx'

export interface EventEndProps {
  event: LedgerEvent
  /** Whether its entries follow from those before; undefined when that is not known. */
  addsUp: boolean | undefined
}

/** Below the entries of an event: whether they add up, and the record that they are of. */
export function EventEnd({ event, addsUp }: EventEndProps) {
  const t = useMessages('records')
  const labels = useLedgerLabels()
  const main = mainEntryOf(event)
  const route = referenceRoute(main)
  const reference = labels.reference(main)
  return (
    <div className={styles.end}>
      {addsUp !== undefined && (
        <span className={addsUp ? styles.agrees : styles.disagrees}>
          <Icon name={addsUp ? 'check' : 'warning'} size={16} />
          {addsUp ? t.addsUp() : t.addsUpNot()}
        </span>
      )}
      {route ? (
        <Link to={route} className={styles.record}>
          {reference}
          <Icon name="chevron" size={16} />
        </Link>
      ) : (
        <span className={styles.record}>{reference}</span>
      )}
    </div>
  )
}
