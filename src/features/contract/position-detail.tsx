import { dataOf } from '#src/api/envelope.ts'
import { useGetContractPosition } from '#src/api/generated/contract/contract.ts'
import type { ContractFill, ContractFunding, ContractPosition, ContractPositionDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { DefinitionList, List, Row, type Definition } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { Section } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { LazyNote } from '#src/widgets/notes/lazy-note.tsx'
import { ReceiptSheet } from '#src/widgets/ticket/receipt-sheet.tsx'
import { positionResult } from './live-position.ts'
import { useReasonLabel } from './reason-labels.ts'
import { useUnitLabel } from './unit-labels.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import {
  decimalsOf,
  ExactAmount,
  ExactMoney,
  ExactQuantity,
  useExactFormat,
  useOwnFormat,
} from '#src/widgets/format/exact-amount.tsx'

export interface PositionDetailProps {
  position: ContractPosition
  onClose: () => void
}

/** A position with its fills, funding payments and result. */
export function PositionDetail({ position, onClose }: PositionDetailProps) {
  const t = useMessages('contract')
  const query = useGetContractPosition({ id: position.id }, { query: { meta: { quiet: true } } })
  const detail = dataOf(query.data)
  const direction = position.direction === 'long' ? t.long() : t.short()
  return (
    <ReceiptSheet
      title={t.positionLine({ direction, code: position.productCode })}
      onClose={onClose}
      record={{ kind: 'contract', id: position.id }}
    >
      <DefinitionList lines={useSummaryRows(detail?.position ?? position)} />
      <LazyNote kind="position" refId={position.id} />
      {detail ? (
        <FillsAndFunding detail={detail} />
      ) : (
        <QueryFallback isFailed={query.isError} onRetry={query.refetch} rows={2} />
      )}
    </ReceiptSheet>
  )
}

function useSummaryRows(position: ContractPosition): Definition[] {
  const t = useMessages('contract')
  const common = useMessages('common')
  const locale = useLanguage()
  const date = useDateFormat()
  const exactly = useExactFormat()
  const own = useOwnFormat()
  const reasonLabel = useReasonLabel()
  const unit = useUnitLabel()(position)
  const currency = useCurrencyName()(position.currencyId)
  const { priceScale, expiresAt, closedAt, closeReason } = position
  const money = (value: string) => <ExactMoney value={value} currency={currency} isPrivate />
  const price = (label: string, value: string | null): Definition[] =>
    value === null ? [] : [{ label, value: <Price value={value} decimals={decimalsOf(value, priceScale)} /> }]
  return [
    {
      label: productName(position, locale),
      value: t.times({ leverage: exactly(String(position.leverage)) }),
    },
    {
      label: t.quantity(),
      value: <ExactQuantity value={position.openedQuantity} code={unit} isPrivate />,
    },
    ...price(t.entry(), position.entryPrice),
    ...price(t.takeProfit(), position.takeProfit),
    ...price(t.stopLoss(), position.stopLoss),
    ...price(t.liquidationPrice(), position.liquidationPrice),
    {
      label: t.margin(),
      note:
        position.marginAdded === '0'
          ? undefined
          : common.labelled({ label: t.marginAdded(), value: own(position.marginAdded, 2) }),
      value: money(position.margin),
    },
    ...(expiresAt === null ? [] : [{ label: t.expires(), value: date(expiresAt, 'moment') }]),
    { label: t.openedAt(), value: date(position.openedAt, 'moment') },
    ...(closedAt === null || closeReason === null
      ? []
      : [{ label: t.closedAt(), note: reasonLabel(closeReason), value: date(closedAt, 'moment') }]),
    { label: t.realised(), value: money(position.realisedProfit) },
    { label: t.fundingSum(), value: money(position.funding) },
    { label: t.fees(), value: money(position.fees) },
    { label: t.result(), note: t.resultNote(), value: money(positionResult(position)), isTotal: true },
    { label: t.positionNumber(), value: position.id },
  ]
}

function FillsAndFunding({ detail }: { detail: ContractPositionDetail }) {
  const t = useMessages('contract')
  const { position, fills, fundings } = detail
  const hasFunding = position.nextFundingAt !== null || fundings.length > 0
  return (
    <>
      <Section title={t.fills()}>
        <List label={t.fills()}>
          {fills.map((fill, index) => (
            <FillRow key={index} fill={fill} position={position} />
          ))}
        </List>
      </Section>
      {hasFunding && (
        <Section title={t.fundings()}>
          {fundings.length === 0 ? (
            <EmptyState title={t.noFundings()} />
          ) : (
            <List label={t.fundings()}>
              {fundings.toReversed().map(funding => (
                <FundingRow key={funding.time} funding={funding} position={position} />
              ))}
            </List>
          )}
        </Section>
      )}
    </>
  )
}

function FillRow({ fill, position }: { fill: ContractFill; position: ContractPosition }) {
  const trade = useMessages('trade')
  const common = useMessages('common')
  const date = useDateFormat()
  const own = useOwnFormat()
  const reasonLabel = useReasonLabel()
  const unit = useUnitLabel()(position)
  const currency = useCurrencyName()(position.currencyId)
  const { price, profit, fee, quantity, time } = fill
  return (
    <Row
      title={`${reasonLabel(fill.reason)} · ${own(quantity)} ${unit}`}
      subtitle={`${date(time, 'moment')} · ${common.labelled({ label: trade.fee(), value: own(fee, 2) })}`}
      end={<Price value={price} decimals={decimalsOf(price, position.priceScale)} />}
      endNote={
        fill.reason !== 'open' && (
          <ExactAmount value={profit} currency={currency} signed isMoney size="label" />
        )
      }
    />
  )
}

function FundingRow({ funding, position }: { funding: ContractFunding; position: ContractPosition }) {
  const t = useMessages('contract')
  const locale = useLanguage()
  const date = useDateFormat()
  const exactly = useExactFormat()
  const own = useOwnFormat()
  const currency = useCurrencyName()(position.currencyId)
  const { time, rate, price, quantity, amount } = funding
  const value = `${own(quantity)} × ${exactly(price, position.priceScale)}`
  return (
    <Row
      title={t.fundingLine({ rate: feePercent(rate, locale), value })}
      subtitle={date(time, 'moment')}
      end={<ExactAmount value={amount} currency={currency} signed isMoney />}
    />
  )
}
