import { rowsOf } from '#src/api/envelope.ts'
import { useListLoans } from '#src/api/generated/loan/loan.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { add, sign } from '#src/lib/money/money.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import styles from './borrowed-notice.module.css'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

/** The statuses of a loan that was paid out; there is at most one such loan. */
const outstandingStatuses: ReadonlySet<string> = new Set(['running', 'overdue', 'called'])

/** Shows how much of the account value is borrowed. */
export function BorrowedNotice() {
  const t = useMessages('wallet')
  const { data } = useListLoans(
    { pageNum: 1, pageSize: 20, view: 'open' },
    { query: { meta: { quiet: true } } },
  )
  const loans = (rowsOf(data) ?? []).filter(({ status }) => outstandingStatuses.has(status))
  const totalOutstanding = loans.reduce((sum, { outstanding }) => add(sum, outstanding), '0')
  if (sign(totalOutstanding) === 0) return null
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
        {t.owed()} <ExactMoney value={totalOutstanding} currency={loans[0]?.currencyName ?? ''} isPrivate />
      </Notice>
    </div>
  )
}
