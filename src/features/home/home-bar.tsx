import { dataOf } from '#src/api/envelope.ts'
import { useCountUnreadMessages } from '#src/api/generated/user/user.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { badgeText } from '#src/lib/site/badge.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { screenBarRef } from '#src/ui/bar-height.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import type { Site } from '#src/widgets/site/use-site.ts'
import styles from './home-bar.module.css'

/** The top bar of home (R2.6): brand, search and unread messages. */
export function HomeBar({ site }: { site: Site }) {
  const t = useMessages('home')
  return (
    <header ref={screenBarRef} className={styles.bar}>
      <h1 className={styles.brand}>
        {site.logo && <img className={styles.logo} src={site.logo} alt="" height={28} />}
        <span className={site.isNameShown ? styles.name : 'visually-hidden'}>{site.name}</span>
      </h1>
      <Link to="/pages/tabs/quotes/quoteSearch" className={styles.search}>
        <Icon name="search" size={18} />
        <span className={styles.searchText}>{t.searchMarkets()}</span>
      </Link>
      <UnreadMessages />
    </header>
  )
}

/** The badge of unread messages, hidden when there are none (R1.3); links to the messages. */
function UnreadMessages() {
  const t = useMessages('home')
  const common = useMessages('common')
  const isSignedIn = useIsSignedIn()
  const { data } = useCountUnreadMessages({ query: { enabled: isSignedIn, meta: { quiet: true } } })
  const unread = isSignedIn ? (dataOf(data) ?? 0) : 0
  const count = badgeText(unread)
  if (count === undefined) return null
  return (
    <Link to={PATHS.messages} className={styles.messages}>
      <Icon name="bell" label={t.messages()} />
      <Badge count={unread} />
      <span className="visually-hidden">{common.unread({ count })}</span>
    </Link>
  )
}
