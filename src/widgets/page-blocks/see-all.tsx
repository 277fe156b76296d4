import { useMessages } from '#src/i18n/use-messages.ts'
import type { Route } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import styles from './see-all.module.css'

/** At the head of a block: the way to all of what it shows some of; 'See all' unless told. */
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
