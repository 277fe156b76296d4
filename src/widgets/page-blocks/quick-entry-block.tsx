import type { AppConfigRow } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/screen.tsx'
import { ConfiguredLink } from './configured-link.tsx'
import { linkIcon } from './link-icons.ts'
import styles from './quick-entry-block.module.css'
import { assetUrl } from '../site/use-site.ts'

/** Shortcuts that are there at once; the others follow on demand. */
const firstShortcuts = 6

/** Shortcuts, three in a row. */
export default function QuickEntryBlock({ rows }: { rows: readonly AppConfigRow[] }) {
  const t = useMessages('home')
  const common = useMessages('common')
  const isSignedIn = useIsSignedIn()
  // Signed-in users are not offered registration.
  const offered = rows.filter(row => !isSignedIn || row.link !== PATHS.register)
  const others = offered.slice(firstShortcuts)
  return (
    <Section title={t.shortcuts()}>
      <nav aria-label={t.shortcuts()}>
        <Shortcuts rows={offered.slice(0, firstShortcuts)} />
        {others.length > 0 && (
          <details className={styles.more}>
            <summary>
              {common.more()}
              <Icon name="expand" size={18} />
            </summary>
            <Shortcuts rows={others} />
          </details>
        )}
      </nav>
    </Section>
  )
}

function Shortcuts({ rows }: { rows: readonly AppConfigRow[] }) {
  return (
    <ul className={styles.grid}>
      {rows.map(row => (
        <li key={row.id}>
          <ConfiguredLink to={row.link} className={styles.entry}>
            <span className={styles.mark}>
              <ShortcutIcon row={row} />
            </span>
            <span className={styles.label}>{row.title ?? row.desc}</span>
          </ConfiguredLink>
        </li>
      ))}
    </ul>
  )
}

/** Its configured image, else the built-in icon. */
function ShortcutIcon({ row }: { row: AppConfigRow }) {
  if (row.image) return <img src={assetUrl(row.image)} alt="" width={24} height={24} />
  return <Icon name={linkIcon(row.desc)} size={24} />
}
