import type { SpotPreview } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { PublishedFee } from '#src/widgets/fees/published-fee.tsx'
import { exactly } from '#src/widgets/server-words.ts'
import type { Confirmation } from '#src/widgets/ticket/confirm-order.tsx'
import type { TicketProps } from '#src/widgets/ticket/order-operation.ts'
import { useMarketMay } from '#src/widgets/ticket/market-may.ts'
import { TicketFrame } from '#src/widgets/ticket/ticket-frame.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import { CostLines, type CostLinesProps } from './cost-lines.tsx'
import { SpotReceipt } from './spot-receipt.tsx'
import type { OrderTerms } from './read-ticket.ts'
import { spotOperation } from './spot-operation.ts'
import { TicketFields } from './ticket-fields.tsx'
import { useSpotTicket } from './use-spot-ticket.ts'

/** Buys and sells a product outright: what it costs is said before the button, and said again before the order. */
export default function SpotTicket({ detail, live, onProductChanged }: TicketProps) {
  const t = useMessages('trade')
  const ticket = useSpotTicket(detail, live)
  const { draft, funds, shown, flow } = ticket
  const { productCode: code } = detail.product
  const unit = { code, currency: funds.currency, priceScale: detail.rules.priceScale }
  return (
    <TicketFrame
      operation={spotOperation}
      detail={detail}
      flow={flow}
      fields={
        <TicketFields
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
        <CostLines
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

type Unit = Pick<CostLinesProps, 'code' | 'currency' | 'priceScale'>

/** What the sheet says that asks. */
function useConfirmation(
  side: CostLinesProps['side'],
  nowPrice: string,
  unit: Unit,
): Confirmation<OrderTerms, SpotPreview> {
  const t = useMessages('trade')
  const locale = useLanguage()
  const marketMay = useMarketMay()
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
      labels[`${terms.orderType}-${side}`]({
        quantity: exactly(preview.quantity, locale),
        code: unit.code,
      }),
    body: ({ terms, preview }) => (
      <>
        <CostLines
          side={side}
          type={terms.orderType}
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
