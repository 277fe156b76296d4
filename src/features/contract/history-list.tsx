import { useState } from 'react'
import type { ContractPosition } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Row } from '#src/ui/list.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { CopiedTradeBadge } from '#src/widgets/orders/copied-trade-badge.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import styles from '#src/widgets/orders/orders.module.css'
import { positionResult } from './live-position.ts'
import { PositionDetail } from './position-detail.tsx'
import { useReasonLabel } from './reason-labels.ts'
import { useUnitLabel } from './unit-labels.ts'
import { useClosedPositions, type HistoryFilter } from './use-contracts.ts'
import { ExactQuantity, useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

/** Own closed positions with their results. */
export function HistoryList(filter: HistoryFilter) {
  const t = useMessages('contract')
  const pages = useClosedPositions(filter)
  const [shown, setShown] = useState<ContractPosition>()
  const isFiltered = filter.closeReason !== undefined || filter.startTime !== undefined
  return (
    <>
      <PagedList
        pages={pages}
        label={t.history()}
        empty={
          isFiltered
            ? { title: t.noMatches(), text: t.noHistoryText() }
            : { title: t.noHistory(), text: t.noHistoryText() }
        }
        renderRow={position => (
          <HistoryRow key={position.id} position={position} onOpen={() => setShown(position)} />
        )}
      />
      {shown && <PositionDetail position={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

function HistoryRow({ position, onOpen }: { position: ContractPosition; onOpen: () => void }) {
  const t = useMessages('contract')
  const date = useDateFormat()
  const exactly = useExactFormat()
  const reasonLabel = useReasonLabel()
  const unit = useUnitLabel()(position)
  const currency = useCurrencyName()(position.currencyId)
  const { closeReason, closedAt, direction, productCode, leverage } = position
  const isLong = direction === 'long'
  const positionTitle = t.positionLine({ direction: isLong ? t.long() : t.short(), code: productCode })
  return (
    <Row
      start={<ProductMark product={position} />}
      title={
        <span className={styles.side} data-side={isLong ? 'buy' : 'sell'}>
          {positionTitle} {t.times({ leverage: exactly(String(leverage)) })}
          <CopiedTradeBadge from={position.copiedFrom} />
        </span>
      }
      subtitle={`${closeReason === null ? '' : reasonLabel(closeReason)} · ${date(closedAt ?? position.openedAt, 'moment')}`}
      end={<Amount value={positionResult(position)} currency={currency} signed />}
      endNote={<ExactQuantity value={position.openedQuantity} code={unit} isPrivate />}
      onPress={onOpen}
    />
  )
}
