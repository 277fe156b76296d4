import { usePlaceSpotOrder } from '#src/api/generated/spot/spot.ts'
import type { SpotPreview } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/format-number.ts'
import { PublishedFee } from '#src/widgets/fees/published-fee.tsx'
import { formatExact } from '#src/widgets/server-messages.ts'
import type { Confirmation } from '#src/widgets/ticket/confirm-order.tsx'
import { stored, type TicketProps } from '#src/widgets/ticket/order-operation.ts'
import { useMarketOrderNote } from '#src/widgets/ticket/use-market-order-note.ts'
import { TicketFrame } from '#src/widgets/ticket/ticket-frame.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import { SpotCosts, type SpotCostsProps } from './spot-costs.tsx'
import { SpotReceipt } from './spot-receipt.tsx'
import type { OrderTerms } from './validate-ticket.ts'
import { spotOperation } from './spot-operation.ts'
import { SpotFields } from './spot-fields.tsx'
import { useSpotTicket } from './use-spot-ticket.ts'

/** The spot ticket: costs are shown before the button and again on the confirmation sheet. */
export default function SpotTicket({ detail, live, onProductChanged }: TicketProps) {
  const t = useMessages('trade')
  const ticket = useSpotTicket(detail, live)
  const placement = usePlaceSpotOrder(stored)
  const { draft, funds, shown, flow } = ticket
  const { productCode: code } = detail.product
  const unit = { code, currency: funds.currency, priceScale: detail.rules.priceScale }
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
          errorOf={flow.errorOf}
          rules={detail.rules}
          code={code}
          funds={funds}
          price={ticket.price}
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
      notes={
        <PublishedFee
          productType={detail.product.productType}
          positionType={2}
          exchangeType={draft.side === 'buy' ? 1 : 2}
          rate={shown?.feeRate ?? (draft.side === 'buy' ? detail.rules.buyFeeRate : detail.rules.sellFeeRate)}
        />
      }
      label={draft.side === 'buy' ? t.reviewBuy({ code }) : t.reviewSell({ code })}
      confirmation={useConfirmation(draft.side, ticket.nowPrice, unit)}
      renderReceipt={(receipt, close) => <SpotReceipt receipt={receipt} onClose={close} />}
      onPlaced={ticket.clear}
      onProductChanged={onProductChanged}
    />
  )
}

type Unit = Pick<SpotCostsProps, 'code' | 'currency' | 'priceScale'>

/** The content of the confirmation sheet. */
function useConfirmation(
  side: SpotCostsProps['side'],
  nowPrice: string,
  unit: Unit,
): Confirmation<OrderTerms, SpotPreview> {
  const t = useMessages('trade')
  const locale = useLanguage()
  const marketMay = useMarketOrderNote()
  const labels = {
    'market-buy': t.placeBuy,
    'market-sell': t.placeSell,
    'limit-buy': t.placeLimitBuy,
    'limit-sell': t.placeLimitSell,
  }
  return {
    title: side === 'buy' ? t.confirmBuy() : t.confirmSell(),
    kind: side,
    label: ({ terms, preview }) =>
      labels[`${terms.orderType === 'market' ? 'market' : 'limit'}-${side}`]({
        quantity: formatExact(preview.quantity, locale),
        code: unit.code,
      }),
    body: ({ terms, preview }) => (
      <>
        <SpotCosts
          side={side}
          type={terms.orderType === 'market' ? 'market' : 'limit'}
          figures={preview}
          price={preview.price}
          feeRate={preview.feeRate}
          available={preview.available}
          {...unit}
          priceNote={t.priceNow({ price: formatNumber(nowPrice, { locale, decimals: unit.priceScale }) })}
        />
        <p className={styles.aside}>{terms.orderType === 'limit' ? t.limitWaits() : marketMay}</p>
      </>
    ),
  }
}
