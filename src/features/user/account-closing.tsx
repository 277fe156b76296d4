import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useGetClosing } from '#src/api/generated/security/security.ts'
import type { ClosingReason, ClosingReasonKind } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { PATHS, type Route } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { exactly } from '#src/widgets/server-words.ts'
import styles from '#src/widgets/account-forms.module.css'
import { ClosingSheet } from './closing-sheet.tsx'

/** What closing an account means, what stands in its way and where to settle it, and closing it. */
export function AccountClosing() {
  const t = useMessages('user')
  const [isClosing, setClosing] = useState(false)
  const { data, isError, refetch } = useGetClosing({ query: { meta: { quiet: true } } })
  const reasons = dataOf(data)?.reasons
  return (
    <div className={classes(styles.part, styles.below)}>
      <p>{t.closeText()}</p>
      {!reasons && (isError ? <ErrorState onRetry={() => refetch()} /> : <Skeleton height={48} />)}
      {reasons && reasons.length > 0 && <Reasons reasons={reasons} />}
      {reasons?.length === 0 && (
        <Button kind="quiet" block onPress={() => setClosing(true)}>
          {t.closeBegin()}
        </Button>
      )}
      {isClosing && (
        <ClosingSheet
          onClose={() => {
            setClosing(false)
            void refetch()
          }}
        />
      )}
    </div>
  )
}

/** Where each can be settled. */
const places: Readonly<Record<ClosingReasonKind, Route>> = {
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

function Reasons({ reasons }: { reasons: readonly ClosingReason[] }) {
  const t = useMessages('user')
  const words = useReasonWords()
  return (
    <div>
      <p>{t.closeReasons()}</p>
      <List label={t.closeReasons()}>
        {reasons.map((reason, index) => (
          <Row key={index} title={words(reason)} to={places[reason.kind]} />
        ))}
      </List>
    </div>
  )
}

function useReasonWords(): (reason: ClosingReason) => string {
  const t = useMessages('user')
  const locale = useLanguage()
  return ({ kind, count: number, name, amount }) => {
    const count = formatNumber(String(number), { locale, decimals: 0 })
    const held = { amount: exactly(amount ?? '0', locale), name: name ?? '' }
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
