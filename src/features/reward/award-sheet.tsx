import type { Award } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from '#src/widgets/lists/cards.module.css'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { useAwardLabels } from './award-labels.ts'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'

/** An award with its calculation, and a link to its ledger entry. */
export function AwardSheet({ award, onClose }: { award: Award | undefined; onClose: () => void }) {
  const labels = useAwardLabels()
  return (
    <Sheet open={award !== undefined} onClose={onClose} title={award ? labels.one(award.kind) : ''}>
      {award && <Details award={award} />}
    </Sheet>
  )
}

function Details({ award }: { award: Award }) {
  const t = useMessages('reward')
  const date = useDateFormat()
  const rows = useSourceRows(award)
  return (
    <div className={styles.page}>
      <DefinitionList
        lines={[
          ...rows,
          {
            label: t.amount(),
            value: <ExactAmount value={award.amount} currency={award.currencyName} isMoney signed />,
            note: award.kind === 'team' ? t.cut() : undefined,
            isTotal: true,
          },
          { label: t.paidAt(), value: date(award.time, 'moment') },
        ]}
      />
      <CheckButton record={{ kind: 'award', id: award.id }} />
      <div className={styles.pair}>
        <ButtonLink kind="quiet" to={pathTo(PATHS.ledgerEntries, { reference: award.id })} icon="receipt">
          {t.toLedger()}
        </ButtonLink>
        {award.activityId !== null && (
          <ButtonLink kind="quiet" to={pathTo(PATHS.activityDetail, { id: award.activityId })}>
            {t.toActivity()}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** What the award was computed from. */
function useSourceRows(award: Award): Definition[] {
  const t = useMessages('reward')
  const labels = useAwardLabels()
  const locale = useLanguage()
  const date = useDateFormat()
  const { memberName, day, base, rate, orderId, taskCode, rank, currencyName } = award
  const money = (value: string) => <ExactAmount value={value} currency={currencyName} isMoney />
  const rows: (Definition | false)[] = [
    memberName !== null && { label: t.member(), value: <bdi>{labels.source(award)}</bdi> },
    day !== null && { label: t.dayOfFees(), value: date(day, 'utcDay') },
    orderId !== null && { label: t.order(), value: <bdi>{`…${orderId.slice(-6)}`}</bdi> },
    base !== null && { label: orderId === null ? t.feesOfDay() : t.feeOfOrder(), value: money(base) },
    rate !== null && { label: t.yourShare(), value: feePercent(rate, locale) },
    taskCode !== null && { label: t.task(), value: labels.task(taskCode) },
    rank !== null && { label: t.place(), value: formatNumber(String(rank), { locale, decimals: 0 }) },
  ]
  return rows.filter(row => row !== false)
}
