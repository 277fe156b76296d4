import { startTransition, useOptimistic } from 'react'
import { Link } from './link.tsx'
import { badgeText } from '../lib/site/badge.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { classes } from './classes.ts'
import { Badge } from './badge.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './tab-bar.module.css'

export interface TabItem {
  to: string
  label: string
  icon: IconName
  /** A count beside it; '999+' above 999 (R9.13). */
  badge?: number
}

export interface TabBarProps {
  items: readonly TabItem[]
  /** Path of the selected tab. */
  current: string | undefined
  /** Site name, shown at the top of the side rail. */
  brand: string
  /** Whether a phone shows it: on tab pages only (R2.4). The side rail of a desktop is always shown. */
  isShownOnPhone: boolean
}

/** The five tabs: a bottom bar on a phone, a side rail on a desktop. */
export function TabBar({ items, current, brand, isShownOnPhone: onPhone }: TabBarProps) {
  const t = useMessages('nav')
  const common = useMessages('common')
  // A pressed tab is marked at once, and its screen follows.
  const [marked, setMarked] = useOptimistic(current)
  return (
    <nav className={classes(styles.bar, 'screen-only', !onPhone && styles.railOnly)} aria-label={t.label()}>
      <p className={styles.brand}>{brand}</p>
      <ul className={styles.items}>
        {items.map(({ to, label, icon, badge = 0 }) => (
          <li key={to} className={styles.item}>
            <Link
              to={to}
              className={styles.tab}
              aria-current={to === marked ? 'page' : undefined}
              onPress={() => startTransition(() => setMarked(to))}
            >
              <span className={styles.icon}>
                <Icon name={icon} size={23} />
                <Badge count={badge} />
                {badge > 0 && (
                  <span className="visually-hidden">{common.unread({ count: badgeText(badge) ?? '' })}</span>
                )}
              </span>
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
