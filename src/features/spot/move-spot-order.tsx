import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import type { SpotOrder, SpotPlaceRequest, SpotPreview } from '#src/api/generated/models/index.ts'
import { usePlaceSpotOrder } from '#src/api/generated/spot/spot.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useQuote } from '#src/stores/quotes.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { decimalsOf, ExactQuantity, useExactFormat } from '#src/widgets/exact-amount.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { useUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { usePreview } from '#src/widgets/preview/use-preview.ts'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import { serverMessage, toFormFailure, type FormFailure } from '#src/widgets/server-messages.ts'
import { LimitNote } from '#src/widgets/ticket/limit-note.tsx'
import ticket from '#src/widgets/ticket/ticket.module.css'
import { useCurrencyName } from '#src/widgets/use-currency-name.ts'
import { termsOfMoved, type MovedPrice } from './move-order.ts'
import { SpotCosts } from './spot-costs.tsx'
import { spotOperation } from './spot-operation.ts'

export interface MoveSpotOrderProps {
  order: SpotOrder
  moved: MovedPrice
  onClose: () => void
}

/** Reviews an open order at the price that its line was moved to: once confirmed, an order at this price takes its place. */
export function MoveSpotOrder({ order, moved, onClose }: MoveSpotOrderProps) {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const locale = useLanguage()
  const { terms, preview, problem, isReady, isSending, failure, send } = useMove(order, moved, onClose)
  const nowPrice = useQuote(order.productId)?.nowPrice
  return (
    <Sheet
      open
      onClose={onClose}
      locked={isSending}
      title={spot.moveOrder()}
      footer={
        <Button block busy={isSending} disabled={!isReady} onPress={send}>
          {spot.moveOrder()}
        </Button>
      }
    >
      <div className={ticket.stack}>
        <MovedOrder order={order} moved={moved} type={terms.orderType} preview={preview} />
        {problem && (
          <Notice tone="danger" live>
            {serverMessage(problem.msg, problem.params ?? {}, locale)}
          </Notice>
        )}
        {terms.orderType === 'limit' && nowPrice !== undefined && (
          <LimitNote isBuying={order.exchangeType === 1} limitPrice={terms.limitPrice} nowPrice={nowPrice} />
        )}
        <p className={ticket.aside}>{spot.moveText()}</p>
        <FormError error={failure} noAnswerText={t.noAnswer()} />
      </div>
    </Sheet>
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
  const was = before ? spot.movedFrom({ price: exactly(before, priceScale) }) : undefined
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

function useMove(order: SpotOrder, moved: MovedPrice, onClose: () => void) {
  const spot = useMessages('spot')
  const locale = useLanguage()
  const { productType, productCode, id: replaces } = order
  const product = { productType, productCode }
  const terms = termsOfMoved(order, moved)
  const asked = usePreview(
    (latest: typeof terms & { replaces: string }, options) => spotOperation.preview(product, latest, options),
    { ...terms, replaces },
    { retry: false },
  )
  const placement = usePlaceSpotOrder()
  const unanswered = useUnanswered(placement)
  const [failure, setFailure] = useState<FormFailure>()
  const { preview, isCurrent } = asked
  const problem = preview?.problem ?? undefined
  const send = async () => {
    if (!preview) return
    setFailure(undefined)
    const request = unanswered ?? { ...product, ...terms, replaces, previewPrice: preview.price }
    try {
      if (!dataOf(await placement.mutateAsync({ data: request as SpotPlaceRequest }))) return
      toast(spot.orderMoved())
      onClose()
    } catch (error) {
      // Swallowed: the client has shown the reason, or sign-in.
      if (error instanceof SwallowedAnswer) onClose()
      else setFailure(toFormFailure(error, locale))
    }
  }
  return {
    terms,
    preview,
    problem,
    isReady: isCurrent && !problem,
    isSending: placement.isPending,
    failure: failure ?? (asked.error ? toFormFailure(asked.error, locale) : undefined),
    send,
  }
}
