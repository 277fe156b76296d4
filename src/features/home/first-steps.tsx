import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import styles from './account-summary.module.css'

/** Leads an account without anything to its first purchase. */
export function FirstSteps() {
  const t = useMessages('wallet')
  const steps = [
    [t.starterMoney(), PATHS.deposit],
    [t.starterChoose(), PATHS.market],
    [t.starterBuy(), PATHS.trade],
  ] as const
  return (
    <Section title={t.starterTitle()}>
      <List label={t.starterTitle()}>
        {steps.map(([title, to], index) => (
          <Row
            key={to}
            start={
              <span className={styles.step} aria-hidden>
                {index + 1}
              </span>
            }
            title={title}
            to={to}
          />
        ))}
      </List>
    </Section>
  )
}
