import { usePlaceSpotOrder } from '#src/api/generated/spot/spot.ts'
import type { SpotPreview, TradeRules } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { stepOf } from '#src/lib/money/money.ts'
import { formatNumber, formatExact } from '#src/lib/numbers/format-number.ts'
import { PublishedFee } from '#src/widgets/fees/published-fee.tsx'
import { useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import type { Confirmation } from '#src/widgets/ticket/confirm-order.tsx'
import { stored, type Proposal, type TicketProps } from '#src/widgets/ticket/order-operation.ts'
import { LimitNote } from '#src/widgets/ticket/limit-note.tsx'
import { useMarketOrderNote } from '#src/widgets/ticket/use-market-order-note.ts'
import { TicketPrice } from '#src/widgets/ticket/ticket-price.tsx'
import { useOrderSides } from '#src/widgets/ticket/order-bar.tsx'
import { productName } from '#src/lib/collections/lookups.ts'
import { TicketFrame } from '#src/widgets/ticket/ticket-frame.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import { SpotCosts, useSpotCosts, type SpotCostsProps } from './spot-costs.tsx'
import { SpotReceipt } from './spot-receipt.tsx'
import { mostOfAmount, type OrderTerms } from './validate-ticket.ts'
import { spotOperation } from './spot-operation.ts'
import { SpotTerms } from './spot-terms.tsx'
import { useStopNote } from './stop-fields.tsx'
import { SpotFields } from './spot-fields.tsx'
import { useSpotTicket } from './use-spot-ticket.ts'

/** The spot ticket: costs are shown before the button and again on the confirmation sheet. */
export default function SpotTicket({ detail, live, place, onProductChanged }: TicketProps) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const ticket = useSpotTicket(detail, live)
  const placement = usePlaceSpotOrder(stored)
  const { draft, funds, shown, flow } = ticket
  const { productCode: code } = detail.product
  const { rules } = detail
  const unit = { code, currency: funds.currency, priceScale: rules.priceScale, rules }
  const isBuying = draft.side === 'buy'
  const costs = useSpotCosts({
    side: draft.side,
    type: draft.type,
    by: draft.by,
    figures: shown,
    price: ticket.price,
    feeRate: isBuying ? rules.buyFeeRate : rules.sellFeeRate,
    available: shown && ticket.available,
    ...unit,
  })
  const name = productName(detail.product, locale)
  return (
    <TicketFrame
      operation={spotOperation}
      placement={placement}
      detail={detail}
      place={place}
      flow={flow}
      title={isBuying ? t.reviewBuy({ code: name }) : t.reviewSell({ code: name })}
      subtitle={<TicketPrice detail={detail} live={live} />}
      fields={
        <SpotFields
          draft={draft}
          onChange={ticket.change}
          onChooseSizeInput={ticket.chooseSizeInput}
          errorOf={flow.errorOf}
          rules={rules}
          code={code}
          funds={funds}
          price={ticket.price}
          figures={shown}
        />
      }
      costs={costs}
      notes={<Notes detail={detail} ticket={ticket} />}
      label={isBuying ? t.reviewBuy({ code }) : t.reviewSell({ code })}
      sides={useOrderSides(funds.units, ticket.open)}
      confirmation={useConfirmation(draft.side, ticket.nowPrice, unit)}
      renderReceipt={(receipt, close) => <SpotReceipt receipt={receipt} onClose={close} />}
      onPlaced={ticket.clear}
      onProductChanged={onProductChanged}
    />
  )
}

type SpotTicketState = ReturnType<typeof useSpotTicket>

/** The bounds of the size, what a limit order will do, and the published fee. */
function Notes({ detail, ticket }: Pick<TicketProps, 'detail'> & { ticket: SpotTicketState }) {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const exactly = useExactFormat()
  const { draft, shown, price, nowPrice } = ticket
  const isBuying = draft.side === 'buy'
  const { rules } = detail
  return (
    <>
      <p className={styles.aside}>
        {draft.by === 'amount'
          ? t.rangeAmount({
              minimum: exactly(rules.minAmount),
              maximum: exactly(mostOfAmount(draft.side, rules)),
              currency: ticket.funds.currency,
            })
          : spot.rangeQuantity({
              minimum: exactly(rules.minQuantity),
              maximum: exactly(rules.maxQuantity),
              step: exactly(stepOf(rules.quantityScale)),
              code: detail.product.productCode,
            })}
      </p>
      {draft.type === 'limit' && price && (
        <LimitNote isBuying={isBuying} limitPrice={price} nowPrice={nowPrice} />
      )}
      <PublishedFee
        productType={detail.product.productType}
        positionType={2}
        exchangeType={isBuying ? 1 : 2}
        rate={shown?.feeRate ?? (isBuying ? detail.rules.buyFeeRate : detail.rules.sellFeeRate)}
      />
    </>
  )
}

type Unit = Pick<SpotCostsProps, 'code' | 'currency' | 'priceScale'> & { rules: TradeRules }

/** What the confirmed order does, in words: a market order for an amount names the amount, any other the quantity. */
function useConfirmLabel(side: SpotCostsProps['side'], { code, currency }: Unit) {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const locale = useLanguage()
  const labels = {
    'market-buy': t.placeBuy,
    'market-sell': t.placeSell,
    'limit-buy': t.placeLimitBuy,
    'limit-sell': t.placeLimitSell,
    'stop-buy': spot.placeStopBuy,
    'stop-sell': spot.placeStopSell,
    'stopLimit-buy': spot.placeStopBuy,
    'stopLimit-sell': spot.placeStopSell,
    'oco-buy': spot.placeStopBuy,
    'oco-sell': spot.placeStopSell,
  }
  return ({ terms, preview }: Proposal<OrderTerms, SpotPreview>): string => {
    if (terms.amount === undefined || terms.orderType !== 'market')
      return labels[`${terms.orderType}-${side}`]({ quantity: formatExact(preview.quantity, locale), code })
    const amount = `${formatExact(terms.amount, locale, 2)} ${currency}`
    return side === 'buy' ? t.placeBuyFor({ code, amount }) : t.placeSellFor({ code, amount })
  }
}

/** The content of the confirmation sheet. */
function useConfirmation(
  side: SpotCostsProps['side'],
  nowPrice: string,
  unit: Unit,
): Confirmation<OrderTerms, SpotPreview> {
  const t = useMessages('trade')
  const locale = useLanguage()
  const stopNote = useStopNote()
  const marketMay = useMarketOrderNote()
  return {
    title: side === 'buy' ? t.confirmBuy() : t.confirmSell(),
    kind: side,
    label: useConfirmLabel(side, unit),
    body: ({ terms, preview }) => (
      <>
        <SpotCosts
          hasHero
          side={side}
          type={terms.orderType}
          figures={preview}
          price={preview.price}
          feeRate={preview.feeRate}
          available={preview.available}
          {...unit}
          priceNote={t.priceNow({ price: formatNumber(nowPrice, { locale, decimals: unit.priceScale }) })}
        />
        <SpotTerms terms={terms} preview={preview} rules={unit.rules} currency={unit.currency} />
        {terms.amount !== undefined && <p className={styles.aside}>{t.amountIsFixed()}</p>}
        {stopNote(terms.orderType, side) ? (
          <p className={styles.aside}>{stopNote(terms.orderType, side)}</p>
        ) : (
          <LimitNote isBuying={side === 'buy'} limitPrice={terms.limitPrice} nowPrice={nowPrice}>
            {marketMay}
          </LimitNote>
        )}
      </>
    ),
  }
}
