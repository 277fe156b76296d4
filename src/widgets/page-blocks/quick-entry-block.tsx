import type { AppConfigRow } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { Icon } from '#src/ui/icon.tsx'
import { AppLink } from './app-link.tsx'
import { iconOf } from './entry-icons.ts'
import styles from './quick-entry-block.module.css'
import { assetUrl } from './use-site.ts'

/** Shortcuts, four in a row. */
export function QuickEntryBlock({ rows }: { rows: readonly AppConfigRow[] }) {
  const t = useMessages('home')
  const isSignedIn = useIsSignedIn()
  // Who has an account is not asked to open one.
  const shown = rows.filter(row => !isSignedIn || row.link !== PATHS.register)
  return (
    <nav aria-label={t.shortcuts()}>
      <ul className={styles.grid}>
        {shown.map(row => (
          <li key={row.id}>
            <AppLink to={row.link} className={styles.entry}>
              <span className={styles.mark}>
                <Mark row={row} />
              </span>
              <span className={styles.label}>{row.title ?? row.desc}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The picture it was given, else the app's own icon of its name. */
function Mark({ row }: { row: AppConfigRow }) {
  if (row.image) return <img src={assetUrl(row.image)} alt="" width={24} height={24} />
  return <Icon name={iconOf(row.desc)} size={24} />
}
