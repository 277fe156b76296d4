import { Link } from 'react-router-dom'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { useAnnouncement } from '#src/ui/feedback/announcer.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useAccountSafety } from '#src/widgets/account/use-account-safety.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import styles from './freeze-banner.module.css'

/** On every screen while the account is frozen: what is stopped, when that ends, and the way to where it is lifted. */
export default function FreezeBanner() {
  const t = useMessages('message')
  const security = useMessages('security')
  const date = useDateFormat()
  const { safety } = useAccountSafety()
  const isFrozen = safety !== undefined && safety.frozenSince !== null
  useAnnouncement(isFrozen ? t.accountFrozen() : undefined)
  if (!isFrozen) return null
  const { unfreezesAt } = safety
  const text =
    unfreezesAt === null ? t.accountFrozenText() : security.unfreezesAt({ time: date(unfreezesAt, 'minute') })
  return (
    <div className={styles.banner}>
      <Icon name="warning" size={18} />
      <span className={styles.words}>
        <strong>{t.accountFrozen()}</strong>
        <span>{text}</span>
        <Link to={pathTo(PATHS.changePassword, { type: 'safety' })}>{t.security()}</Link>
      </span>
    </div>
  )
}
