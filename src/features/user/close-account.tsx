import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useGetClosing } from '#src/api/generated/security/security.ts'
import type { ClosingReason, ClosingReasonKind } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { PATHS, type Route } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { CloseAccountSheet, Remainder } from './close-account-sheet.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

/** Closing the account: the consequences, what blocks it and where to settle it, and the button. */
export function CloseAccount() {
  const t = useMessages('user')
  const [isSheetOpen, setSheetOpen] = useState(false)
  const { data, isError, refetch } = useGetClosing({ query: { meta: { quiet: true } } })
  const { reasons, remainder = [] } = dataOf(data) ?? {}
  return (
    <div className={classes(styles.part, styles.below)}>
      <p>{t.closeText()}</p>
      {!reasons && <QueryFallback isFailed={isError} onRetry={refetch} skeleton={<Skeleton height={48} />} />}
      {reasons && reasons.length > 0 && <ClosingReasons reasons={reasons} />}
      <Remainder of={remainder} />
      {reasons?.length === 0 && (
        <Button kind="quiet" block onPress={() => setSheetOpen(true)}>
          {t.closeBegin()}
        </Button>
      )}
      {isSheetOpen && (
        <CloseAccountSheet
          remainder={remainder}
          onRefused={() => void refetch()}
          onClose={() => {
            setSheetOpen(false)
            void refetch()
          }}
        />
      )}
    </div>
  )
}

/** The screen where each reason can be settled. */
const settleRoutes: Readonly<Record<ClosingReasonKind, Route>> = {
  balance: PATHS.wallet,
  holding: PATHS.wallet,
  spotOrder: PATHS.trade,
  bibiOrder: PATHS.coinOrders,
  contractOrder: PATHS.contractPositions,
  contractPosition: PATHS.contractPositions,
  quickOrder: PATHS.trade,
  deposit: PATHS.deposit,
  withdrawal: PATHS.withdrawalRecords,
  follow: PATHS.followOrder,
  trader: PATHS.followOrder,
  earning: PATHS.pledgeOrders,
  newShare: PATHS.newShareRecords,
  loan: PATHS.loans,
}

function ClosingReasons({ reasons }: { reasons: readonly ClosingReason[] }) {
  const t = useMessages('user')
  const words = useReasonText()
  return (
    <div>
      <p>{t.closeReasons()}</p>
      <List label={t.closeReasons()}>
        {reasons.map((reason, index) => (
          <Row key={index} title={words(reason)} to={settleRoutes[reason.kind]} />
        ))}
      </List>
    </div>
  )
}

function useReasonText(): (reason: ClosingReason) => string {
  const t = useMessages('user')
  const own = useOwnFormat()
  const locale = useLanguage()
  return ({ kind, count: number, name, amount }) => {
    const count = formatNumber(String(number), { locale, decimals: 0 })
    const held = { amount: own(amount ?? '0'), name: name ?? '' }
    const words: Readonly<Record<ClosingReasonKind, () => string>> = {
      balance: () => t.reasonBalance(held),
      holding: () => t.reasonHolding(held),
      spotOrder: () => t.reasonSpotOrder({ count }),
      bibiOrder: () => t.reasonBibiOrder({ count }),
      contractOrder: () => t.reasonContractOrder({ count }),
      contractPosition: () => t.reasonContractPosition({ count }),
      quickOrder: () => t.reasonQuickOrder({ count }),
      deposit: () => t.reasonDeposit({ count }),
      withdrawal: () => t.reasonWithdrawal({ count }),
      follow: () => t.reasonFollow({ count }),
      trader: () => t.reasonTrader(),
      earning: () => t.reasonEarning({ count }),
      newShare: () => t.reasonNewShare({ count }),
      loan: () => t.reasonLoan({ count }),
    }
    return words[kind]()
  }
}
