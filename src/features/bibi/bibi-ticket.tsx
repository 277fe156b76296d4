import { usePlaceBibiOrder } from '#src/api/generated/bibi/bibi.ts'
import type { BibiPair, BibiPreview, BibiPreviewRequest } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PublishedFee } from '#src/widgets/fees/published-fee.tsx'
import type { Confirmation } from '#src/widgets/ticket/confirm-order.tsx'
import { stored } from '#src/widgets/ticket/order-operation.ts'
import { TicketFrame } from '#src/widgets/ticket/ticket-frame.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import { useMarketOrderNote } from '#src/widgets/ticket/use-market-order-note.ts'
import type { BibiDraft } from './bibi-draft.ts'
import { BibiCosts, BibiRisks } from './bibi-costs.tsx'
import { BibiFields } from './bibi-fields.tsx'
import { bibiOperation } from './bibi-operation.ts'
import { BibiReceipt } from './bibi-receipt.tsx'
import { useBibiTicket } from './use-bibi-ticket.ts'
import type { LivePair } from './use-live-pair.ts'
import { ExactQuantity, useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { Price } from '#src/ui/figures/price.tsx'

export interface BibiTicketProps {
  live: LivePair
  /** Called when the server rejects an order because of the pair. */
  onPairChanged: () => unknown
}

/** The coin-to-coin ticket: costs are shown before the button and again on the confirmation sheet. */
export function BibiTicket({ live, onPairChanged }: BibiTicketProps) {
  const t = useMessages('trade')
  const ticket = useBibiTicket(live)
  const placement = usePlaceBibiOrder(stored)
  const { draft, flow } = ticket
  const { pair, detail } = live
  const code = pair.baseCode
  const isBuying = draft.side === 'buy'
  return (
    <TicketFrame
      operation={bibiOperation}
      placement={placement}
      detail={detail}
      flow={flow}
      fields={
        <BibiFields
          draft={draft}
          onChange={ticket.change}
          onChooseSizeInput={ticket.chooseSizeInput}
          errorOf={flow.errorOf}
          pair={pair}
          available={ticket.available}
          price={ticket.price}
        />
      }
      costs={<BibiCosts draft={draft} pair={pair} figures={flow.preview} price={ticket.price} />}
      notes={
        <>
          <BibiRisks figures={flow.preview} type={draft.type} />
          <PublishedFee
            productType={2}
            positionType={3}
            exchangeType={isBuying ? 1 : 2}
            rate={flow.preview?.feeRate ?? (isBuying ? pair.buyFeeRate : pair.sellFeeRate)}
          />
        </>
      }
      label={isBuying ? t.reviewBuy({ code }) : t.reviewSell({ code })}
      summary={{
        price: <Price value={flow.preview?.price ?? ticket.price} decimals={pair.priceScale} size="label" />,
        label: t.youPay(),
        total: <ExactQuantity value={flow.preview?.paid} code={isBuying ? pair.quoteCode : pair.baseCode} />,
      }}
      confirmation={useConfirmation(draft.side, pair, live.price)}
      renderReceipt={(receipt, close) => <BibiReceipt receipt={receipt} onClose={close} />}
      onPlaced={ticket.clear}
      onProductChanged={onPairChanged}
    />
  )
}

/** The content of the confirmation sheet. */
function useConfirmation(
  side: BibiDraft['side'],
  pair: BibiPair,
  nowPrice: string | undefined,
): Confirmation<BibiPreviewRequest, BibiPreview> {
  const t = useMessages('trade')
  const bibi = useMessages('bibi')
  const exactly = useExactFormat()
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
      side === 'buy' && terms.amount !== undefined
        ? bibi.placeAmount({ base: pair.baseCode, amount: exactly(terms.amount), code: pair.quoteCode })
        : labels[`${terms.orderType}-${side}`]({ quantity: exactly(preview.quantity), code: pair.baseCode }),
    body: ({ terms, preview }) => (
      <>
        <BibiCosts
          draft={{ side, type: terms.orderType }}
          pair={pair}
          figures={preview}
          price={preview.price}
          priceNote={nowPrice && t.priceNow({ price: exactly(nowPrice, pair.priceScale) })}
        />
        <BibiRisks figures={preview} type={terms.orderType} />
        {side === 'sell' && terms.amount !== undefined && <p className={styles.aside}>{t.amountIsFixed()}</p>}
        <p className={styles.aside}>{terms.orderType === 'limit' ? t.limitWaits() : marketMay}</p>
      </>
    ),
  }
}
