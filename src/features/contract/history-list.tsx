import { useState } from 'react'
import type { ContractPosition } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Amount } from '#src/ui/amount.tsx'
import { Row } from '#src/ui/list.tsx'
import { useCurrencyName } from '#src/widgets/currencies.ts'
import { CopiedMark } from '#src/widgets/copied-mark.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { PagedList } from '#src/widgets/paged-list.tsx'
import styles from '#src/widgets/orders/orders.module.css'
import { ExactQuantity, useExactly } from '#src/widgets/ticket/exact.tsx'
import { resultOf } from './live-position.ts'
import { PositionDetail } from './position-detail.tsx'
import { useReasonWords } from './reason-words.ts'
import { useUnitWords } from './unit-words.ts'
import { useClosedPositions, type HistoryFilter } from './use-contracts.ts'

/** One's own positions that were closed, with what each has come to. */
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
  const date = useDates()
  const exactly = useExactly()
  const reason = useReasonWords()
  const unit = useUnitWords()(position)
  const currency = useCurrencyName()(position.currencyId)
  const { closeReason, closedAt, direction, productCode, leverage } = position
  const isLong = direction === 'long'
  const line = t.positionLine({ direction: isLong ? t.long() : t.short(), code: productCode })
  return (
    <Row
      title={
        <span className={styles.side} data-side={isLong ? 'buy' : 'sell'}>
          {line} {t.times({ leverage: exactly(String(leverage)) })}
          <CopiedMark from={position.copiedFrom} />
        </span>
      }
      subtitle={`${closeReason === null ? '' : reason(closeReason)} · ${date(closedAt ?? position.openedAt, 'moment')}`}
      end={<Amount value={resultOf(position)} currency={currency} signed />}
      endNote={<ExactQuantity value={position.openedQuantity} code={unit} />}
      onPress={onOpen}
    />
  )
}
