import { useMessages } from '#src/i18n/use-messages.ts'
import type { Route } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import styles from './see-all.module.css'

/** The link in a block's heading to the full list. @param of what is listed; its own words instead are `label` */
export function SeeAll({ to, ...words }: { to: Route } & ({ of: string } | { label: string })) {
  return (
    <span className={styles.all}>
      <ButtonLink kind="plain" size="small" atEnd to={to}>
        {'label' in words ? words.label : <AllOf of={words.of} />}
      </ButtonLink>
    </span>
  )
}

/** 'See all', heard with what is listed. */
function AllOf({ of }: { of: string }) {
  const t = useMessages('common')
  return (
    <>
      <span aria-hidden>{t.seeAll()}</span>
      <span className="visually-hidden">{t.labelled({ label: t.seeAll(), value: of })}</span>
    </>
  )
}
