import { rowsOf } from '#src/api/envelope.ts'
import { useListLoans } from '#src/api/generated/loan/loan.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { add, sign } from '#src/lib/money.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ExactMoney } from '#src/widgets/ticket/exact.tsx'
import styles from './owed.module.css'

/** Only those that were paid out are owed; there is one at a time. */
const owing: ReadonlySet<string> = new Set(['running', 'overdue', 'called'])

/** What the total holds of borrowed money: it is there to be used, and to be paid back. */
export function Owed() {
  const t = useMessages('wallet')
  const { data } = useListLoans(
    { pageNum: 1, pageSize: 20, view: 'open' },
    { query: { meta: { quiet: true } } },
  )
  const loans = (rowsOf(data) ?? []).filter(({ status }) => owing.has(status))
  const owed = loans.reduce((sum, { outstanding }) => add(sum, outstanding), '0')
  if (sign(owed) === 0) return null
  return (
    <div className={styles.owed}>
      <Notice
        tone="risk"
        action={
          <ButtonLink kind="plain" size="small" to={PATHS.loans}>
            {t.owedSee()}
          </ButtonLink>
        }
      >
        {t.owed()} <ExactMoney value={owed} currency={loans[0]?.currencyName ?? ''} isPrivate />
      </Notice>
    </div>
  )
}
