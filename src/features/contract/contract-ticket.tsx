import { usePlaceContractOrder } from '#src/api/generated/contract/contract.ts'
import type { ContractPreview, ContractRules } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber, formatExact } from '#src/lib/numbers/format-number.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { PublishedFee } from '#src/widgets/fees/published-fee.tsx'
import { productName } from '#src/lib/collections/lookups.ts'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import type { Confirmation } from '#src/widgets/ticket/confirm-order.tsx'
import { stored, type TicketProps } from '#src/widgets/ticket/order-operation.ts'
import { LimitNote } from '#src/widgets/ticket/limit-note.tsx'
import { useMarketOrderNote } from '#src/widgets/ticket/use-market-order-note.ts'
import { TicketFrame } from '#src/widgets/ticket/ticket-frame.tsx'
import { TicketPrice } from '#src/widgets/ticket/ticket-price.tsx'
import ticketStyles from '#src/widgets/ticket/ticket.module.css'
import { ContractCosts, useContractCosts, type ContractCostsProps } from './contract-costs.tsx'
import { ContractFields, type ContractFieldsProps } from './contract-fields.tsx'
import { WorstCase } from './worst-case.tsx'
import { contractOperation, type ContractTerms } from './contract-operation.ts'
import { ContractReceipt } from './contract-receipt.tsx'
import { leverageOf } from './validate-contract-ticket.ts'
import { useUnitLabel } from './unit-labels.ts'
import { useContractRules } from './use-contract-rules.ts'
import { useContractTicket, type ContractTicketState } from './use-contract-ticket.ts'

/** The ticket that opens a leveraged position; margin, costs and maximum loss are shown before the button. */
export default function ContractTicket(props: TicketProps) {
  const t = useMessages('contract')
  const { rules, error, retry } = useContractRules(props.detail.product)
  if (rules) return <Ticket {...props} rules={rules} />
  return error ? <ErrorState title={t.rulesFailed()} onRetry={retry} /> : <Skeleton height={420} />
}

function Ticket({ detail, live, place, onProductChanged, rules }: TicketProps & { rules: ContractRules }) {
  const t = useMessages('contract')
  const locale = useLanguage()
  const ticket = useContractTicket(detail, live, rules)
  const placement = usePlaceContractOrder(stored)
  const { product } = detail
  const unit = useUnitLabel()(product)
  const { draft, shown, flow, currency } = ticket
  const { productCode: code } = product
  const isLong = draft.direction === 'long'
  const name = productName(product, locale)
  const costs = useContractCosts({
    type: draft.type,
    direction: draft.direction,
    leverage: leverageOf(draft, rules),
    figures: shown,
    price: ticket.price,
    available: ticket.available,
    rules,
    unit,
    currency,
  })
  return (
    <TicketFrame
      operation={contractOperation}
      placement={placement}
      detail={detail}
      place={place}
      flow={flow}
      title={isLong ? t.reviewLong({ code: name }) : t.reviewShort({ code: name })}
      subtitle={<TicketPrice detail={detail} live={live} />}
      fields={<ContractFields ticket={ticket} rules={rules} product={product} />}
      costs={costs}
      notes={<Notes ticket={ticket} rules={rules} product={product} />}
      label={isLong ? t.reviewLong({ code }) : t.reviewShort({ code })}
      sides={[
        { label: t.short(), kind: 'sellQuiet', choose: () => ticket.change({ direction: 'short' }) },
        { label: t.long(), kind: 'buy', choose: () => ticket.change({ direction: 'long' }) },
      ]}
      confirmation={useConfirmation(ticket, { rules, unit, currency })}
      renderReceipt={(receipt, close) => <ContractReceipt receipt={receipt} onClose={close} />}
      onPlaced={ticket.clear}
      onProductChanged={onProductChanged}
    />
  )
}

/** What the size is, what a limit order will do, the worst case, and the published fee. */
function Notes({ ticket, rules, product }: ContractFieldsProps) {
  const t = useMessages('contract')
  const exactly = useExactFormat()
  const { draft, currency, shown, price, nowPrice } = ticket
  const isLong = draft.direction === 'long'
  const { quantityStep, pointValue } = rules
  return (
    <>
      <p className={ticketStyles.aside}>
        {draft.by === 'margin'
          ? t.marginHint()
          : t.quantityHint({ step: exactly(quantityStep), value: exactly(pointValue), currency })}
      </p>
      {draft.type === 'limit' && price && (
        <LimitNote isBuying={isLong} limitPrice={price} nowPrice={nowPrice} waits={t.limitWaits()} />
      )}
      {shown && <WorstCase figures={shown} currency={currency} />}
      <PublishedFee
        productType={product.productType}
        positionType={1}
        exchangeType={isLong ? 1 : 2}
        rate={shown?.feeRate ?? (isLong ? rules.longOpenFeeRate : rules.shortOpenFeeRate)}
      />
    </>
  )
}

/** The content of the confirmation sheet. */
function useConfirmation(
  { draft, nowPrice }: ContractTicketState,
  costProps: Pick<ContractCostsProps, 'rules' | 'unit' | 'currency'>,
): Confirmation<ContractTerms, ContractPreview> {
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const marketMay = useMarketOrderNote()
  const { direction } = draft
  const isLong = direction === 'long'
  const { rules, unit, currency } = costProps
  const labels = { market: isLong ? t.openLong : t.openShort, limit: isLong ? t.orderLong : t.orderShort }
  return {
    title: isLong ? t.confirmLong() : t.confirmShort(),
    kind: isLong ? 'buy' : 'sell',
    label: ({ terms, preview }) =>
      labels[terms.orderType]({ quantity: formatExact(preview.quantity, locale), unit }),
    body: ({ terms, preview }) => (
      <>
        <ContractCosts
          hasHero
          type={terms.orderType}
          direction={direction}
          leverage={terms.leverage}
          figures={preview}
          price={preview.price}
          available={preview.available}
          tpSl={terms}
          {...costProps}
          priceNote={trade.priceNow({
            price: formatNumber(nowPrice, { locale, decimals: rules.priceScale }),
          })}
        />
        <WorstCase figures={preview} currency={currency} />
        {terms.margin !== undefined && <p className={ticketStyles.aside}>{trade.amountIsFixed()}</p>}
        <LimitNote isBuying={isLong} limitPrice={terms.limitPrice} nowPrice={nowPrice} waits={t.limitWaits()}>
          {marketMay}
        </LimitNote>
      </>
    ),
  }
}
