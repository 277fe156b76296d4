import { usePlaceSpotOrder } from '#src/api/generated/spot/spot.ts'
import type { SpotPreview, TradeRules } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { sign } from '#src/lib/money/money.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { PublishedFee } from '#src/widgets/fees/published-fee.tsx'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { formatExact } from '#src/widgets/format/server-messages.ts'
import type { Confirmation } from '#src/widgets/ticket/confirm-order.tsx'
import { stored, type TicketProps } from '#src/widgets/ticket/order-operation.ts'
import { LimitNote } from '#src/widgets/ticket/limit-note.tsx'
import { useMarketOrderNote } from '#src/widgets/ticket/use-market-order-note.ts'
import { showField, sizeField } from '#src/widgets/ticket/size-field.ts'
import { TicketFrame } from '#src/widgets/ticket/ticket-frame.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import { SpotCosts, type SpotCostsProps } from './spot-costs.tsx'
import { useShownTrade } from './exact-trade.tsx'
import { SpotReceipt } from './spot-receipt.tsx'
import type { OrderTerms } from './validate-ticket.ts'
import { spotOperation } from './spot-operation.ts'
import { SpotTerms } from './spot-terms.tsx'
import { useStopNote } from './stop-fields.tsx'
import { SpotFields } from './spot-fields.tsx'
import { useSpotTicket } from './use-spot-ticket.ts'

/** The spot ticket: costs are shown before the button and again on the confirmation sheet. */
export default function SpotTicket({ detail, live, onProductChanged }: TicketProps) {
  const t = useMessages('trade')
  const ticket = useSpotTicket(detail, live)
  const placement = usePlaceSpotOrder(stored)
  const { draft, funds, shown, flow } = ticket
  const { productCode: code } = detail.product
  const { rules } = detail
  const total = useShownTrade(shown, draft.side === 'buy')?.total
  const unit = { code, currency: funds.currency, priceScale: rules.priceScale, rules }
  return (
    <TicketFrame
      operation={spotOperation}
      placement={placement}
      detail={detail}
      flow={flow}
      fields={
        <SpotFields
          draft={draft}
          onChange={ticket.change}
          onChooseSizeInput={ticket.chooseSizeInput}
          errorOf={flow.errorOf}
          rules={detail.rules}
          code={code}
          funds={funds}
          price={ticket.price}
          quantity={shown?.quantity}
        />
      }
      costs={
        <SpotCosts
          side={draft.side}
          type={draft.type}
          figures={shown}
          price={ticket.price}
          feeRate={draft.side === 'buy' ? detail.rules.buyFeeRate : detail.rules.sellFeeRate}
          available={shown && ticket.available}
          {...unit}
        />
      }
      notes={<Notes detail={detail} ticket={ticket} />}
      label={draft.side === 'buy' ? t.reviewBuy({ code }) : t.reviewSell({ code })}
      summary={{
        price: <Price value={shown?.price ?? ticket.price} decimals={unit.priceScale} size="label" />,
        label: draft.side === 'buy' ? t.youPay() : t.youReceive(),
        total: <ExactMoney value={total} currency={funds.currency} />,
      }}
      opposite={
        draft.side === 'buy' && funds.units !== undefined && sign(funds.units) === 1
          ? { label: t.sell(), kind: 'sellQuiet', onPress: () => turnToSelling(ticket.change) }
          : undefined
      }
      confirmation={useConfirmation(draft.side, ticket.nowPrice, unit)}
      renderReceipt={(receipt, close) => <SpotReceipt receipt={receipt} onClose={close} />}
      onPlaced={ticket.clear}
      onProductChanged={onProductChanged}
    />
  )
}

/** Turns the ticket to the sale of what is held, and shows it. */
function turnToSelling(change: ReturnType<typeof useSpotTicket>['change']): void {
  change({ side: 'sell' })
  requestAnimationFrame(() => {
    const field = sizeField(document)
    if (field) showField(field)
  })
}

/** What a limit order will do, and the published fee. */
function Notes({
  detail,
  ticket,
}: Pick<TicketProps, 'detail'> & { ticket: ReturnType<typeof useSpotTicket> }) {
  const { draft, shown, price, nowPrice } = ticket
  const isBuying = draft.side === 'buy'
  return (
    <>
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

/** The content of the confirmation sheet. */
function useConfirmation(
  side: SpotCostsProps['side'],
  nowPrice: string,
  unit: Unit,
): Confirmation<OrderTerms, SpotPreview> {
  const t = useMessages('trade')
  const locale = useLanguage()
  const spot = useMessages('spot')
  const stopNote = useStopNote()
  const marketMay = useMarketOrderNote()
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
  return {
    title: side === 'buy' ? t.confirmBuy() : t.confirmSell(),
    kind: side,
    label: ({ terms, preview }) =>
      labels[`${terms.orderType}-${side}`]({
        quantity: formatExact(preview.quantity, locale),
        code: unit.code,
      }),
    body: ({ terms, preview }) => (
      <>
        <SpotCosts
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
