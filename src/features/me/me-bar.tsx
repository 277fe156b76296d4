import { dataOf } from '#src/api/envelope.ts'
import { useCountUnreadMessages } from '#src/api/generated/user/user.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { badgeText } from '#src/lib/site/badge.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { PATHS } from '#src/lib/paths.ts'
import { screenBarRef } from '#src/ui/bar-height.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './me-bar.module.css'

/** The top bar of the tab: title and unread messages (R1.3). */
export function MeBar() {
  const t = useMessages('me')
  const isSignedIn = useIsSignedIn()
  return (
    <header ref={screenBarRef} className={styles.bar}>
      <h1 className={styles.title}>{t.title()}</h1>
      {isSignedIn && <UnreadMessages />}
    </header>
  )
}

function UnreadMessages() {
  const t = useMessages('me')
  const { data } = useCountUnreadMessages({ query: { meta: { quiet: true } } })
  const unread = dataOf(data) ?? 0
  const count = badgeText(unread)
  return (
    <Link to={PATHS.messages} className={styles.unread}>
      <Icon name="bell" />
      <Badge count={unread} />
      <span className="visually-hidden">{count ? t.unread({ count }) : t.noUnread()}</span>
    </Link>
  )
}
