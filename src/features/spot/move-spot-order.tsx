import type { SpotOrder, SpotPreview } from '#models'
import { usePlaceSpotOrder } from '#src/api/generated/spot/spot.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Price } from '#src/ui/figures/price.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { decimalsOf, ExactQuantity, useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { MoveSheet } from '#src/widgets/orders/move-sheet.tsx'
import { useMove } from '#src/widgets/orders/use-move.ts'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { termsOfMoved, type MovedPrice } from './move-order.ts'
import { SpotCosts } from './spot-costs.tsx'
import { spotOperation } from './spot-operation.ts'

export interface MoveSpotOrderProps {
  order: SpotOrder
  moved: MovedPrice
  onClose: () => void
}

/** Reviews an open order at the price that its line was moved to. */
export function MoveSpotOrder({ order, moved, onClose }: MoveSpotOrderProps) {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const terms = termsOfMoved(order, moved)
  const placement = usePlaceSpotOrder()
  const move = useMove({ operation: spotOperation, placement, order, terms, onClose })
  return (
    <MoveSheet
      productId={order.productId}
      move={move}
      labels={{
        limitPrice: t.limitPrice(),
        stopPrice: spot.stopPrice(),
        takeProfitPrice: spot.takeProfit(),
        stopLossPrice: spot.stopLoss(),
      }}
      isBuying={order.exchangeType === 1}
      // Any other order waits for its stop price first.
      limitPrice={terms.orderType === 'limit' ? terms.limitPrice : undefined}
      onClose={onClose}
    >
      <MovedOrder order={order} moved={moved} type={terms.orderType} preview={move.preview} />
    </MoveSheet>
  )
}

interface MovedOrderProps extends Pick<MoveSpotOrderProps, 'order' | 'moved'> {
  type: SpotOrder['orderType']
  /** Undefined while its figures are not known. */
  preview: SpotPreview | undefined
}

/** The order at its new price, with what that costs and where the price was. */
function MovedOrder({ order, moved, type, preview }: MovedOrderProps) {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const exactly = useExactFormat()
  const currency = useCurrencyName()(order.currencyId)
  const priceScale = usePriceScale(order.productId) ?? 0
  const isBuying = order.exchangeType === 1
  const isStop = 'stopPrice' in moved
  const before = isStop ? order.stopPrice : order.limitPrice
  const was = before ? t.movedFrom({ value: exactly(before, priceScale) }) : undefined
  const stop = isStop ? moved.stopPrice : undefined
  const side = isBuying ? t.buy() : t.sell()
  return (
    <>
      <DefinitionList
        lines={[
          {
            label: t.orderLine({ side, code: order.productCode }),
            value: <ExactQuantity value={order.quantity} code={order.productCode} isPrivate />,
          },
          ...(stop === undefined
            ? []
            : [
                {
                  label: spot.stopPrice(),
                  value: <Price value={stop} decimals={decimalsOf(stop, priceScale)} />,
                  note: was,
                },
              ]),
        ]}
      />
      <SpotCosts
        side={isBuying ? 'buy' : 'sell'}
        type={type}
        figures={preview}
        price={undefined}
        priceNote={isStop ? undefined : was}
        feeRate={order.feeRate}
        available={preview?.available}
        code={order.productCode}
        currency={currency}
        priceScale={priceScale}
      />
    </>
  )
}
