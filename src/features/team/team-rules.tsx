import type { TeamLevel } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import styles from '#src/widgets/lists/cards.module.css'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'

/** The referral rules with their rates, and what other users can see. */
export function TeamRules({ levels }: { levels: readonly TeamLevel[] }) {
  const t = useMessages('team')
  const locale = useLanguage()
  const names = { 1: t.ruleLevel1(), 2: t.ruleLevel2() }
  return (
    <div className={styles.body}>
      <p className={styles.text}>{t.rule()}</p>
      <DefinitionList
        lines={[
          ...levels.map(({ level, rate }) => ({
            label: names[level],
            value: t.ruleOf({ rate: feePercent(rate, locale) }),
          })),
          { label: t.ruleNone(), value: t.ruleNothing() },
        ]}
      />
      <p className={styles.quiet}>{t.ruleCounts()}</p>
      <p className={styles.quiet}>{t.ruleWhen()}</p>
      <Notice>
        <p>{t.rulePrivacy()}</p>
        <p>{t.ruleNoPromise()}</p>
      </Notice>
    </div>
  )
}
