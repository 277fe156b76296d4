import { useMessages } from '#src/i18n/use-messages.ts'
import type { Route } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import styles from './see-all.module.css'

/** The link in a block's heading to the full list; default label 'See all'. */
export function SeeAll({ to, label }: { to: Route; label?: string }) {
  const t = useMessages('common')
  return (
    <span className={styles.all}>
      <ButtonLink kind="plain" size="small" atEnd to={to}>
        {label ?? t.seeAll()}
      </ButtonLink>
    </span>
  )
}
