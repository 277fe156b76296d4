import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import type { ProductDetail, SpotOrder, SpotPreview } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { errorWords, exactly } from '../server-words.ts'
import { CostLines } from './cost-lines.tsx'
import styles from './order-ticket.module.css'
import type { OrderTerms } from './read-ticket.ts'
import { sendOrder } from './send-order.ts'
import type { TicketDraft } from './ticket-draft.ts'
import { fetchPreview } from './use-preview.ts'

/** What its owner looks at and says yes to. */
export interface Proposal {
  terms: OrderTerms
  preview: SpotPreview
}

export interface ConfirmOrderProps {
  /** Undefined: the sheet is closed. */
  proposal: Proposal | undefined
  detail: ProductDetail
  currency: string
  /** The market's price at this moment. */
  nowPrice: string
  /** Why no order can be placed now, in words. */
  lock: string | undefined
  onClose: () => void
  onPlaced: (order: SpotOrder, preview: SpotPreview) => void
  /** Refused for a reason that lies on the ticket; the sheet is to close. */
  onRefused: (error: ApiError) => void
}

type Remark = { kind: 'moved' | 'refused'; text: string } | { kind: 'unanswered' } | undefined

/** The last word before an order: its figures stand still, and what it may yet meet is said. */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { proposal } = props
  return proposal ? <OpenSheet key={JSON.stringify(proposal)} {...props} proposal={proposal} /> : null
}

function OpenSheet(props: ConfirmOrderProps & { proposal: Proposal }) {
  const { proposal, detail, currency, nowPrice, lock, onClose } = props
  const t = useMessages('trade')
  const locale = useLanguage()
  const { preview, remark, isSending, place } = usePlacing(props)
  const { terms } = proposal
  const { productCode: code } = detail.product
  const { priceScale } = detail.rules
  const side: TicketDraft['side'] = terms.exchangeType === 1 ? 'buy' : 'sell'
  const isLimit = terms.orderType === 'limit'
  const label = labelsOf(t)[`${terms.orderType}-${side}`]({
    quantity: exactly(preview.quantity, locale),
    code,
  })
  const isUnanswered = remark?.kind === 'unanswered'
  return (
    <Sheet
      open
      onClose={onClose}
      locked={isSending}
      title={side === 'buy' ? t.confirmBuy() : t.confirmSell()}
      footer={
        // A lock bars what is new, not the question what became of an order.
        <Button block kind={side} onPress={place} disabled={lock !== undefined && !isUnanswered}>
          {isUnanswered ? t.askAgain() : label}
        </Button>
      }
    >
      <div className={styles.stack}>
        {remark?.kind === 'moved' && (
          <Notice tone="risk" live>
            {remark.text}
          </Notice>
        )}
        <CostLines
          side={side}
          type={terms.orderType}
          figures={preview}
          price={preview.price}
          feeRate={preview.feeRate}
          available={preview.available}
          code={code}
          currency={currency}
          priceScale={priceScale}
          priceNote={t.priceNow({ price: formatNumber(nowPrice, { locale, decimals: priceScale }) })}
        />
        <p className={styles.aside}>{isLimit ? t.limitWaits() : t.marketMay()}</p>
        {remark?.kind === 'refused' && (
          <Notice tone="danger" title={t.notPlaced()} live>
            {remark.text}
          </Notice>
        )}
        {isUnanswered && (
          <Notice tone="risk" live>
            {t.noAnswer()}
          </Notice>
        )}
        {lock && <Notice tone="risk">{lock}</Notice>}
      </div>
    </Sheet>
  )
}

type Words = ReturnType<typeof useMessages<'trade'>>

function labelsOf(t: Words) {
  return {
    'market-buy': t.placeBuy,
    'market-sell': t.placeSell,
    'limit-buy': t.placeLimitBuy,
    'limit-sell': t.placeLimitSell,
  }
}

/** Sends what stands on the sheet, and says what came of it. */
function usePlacing({ proposal, detail, onPlaced, onRefused }: ConfirmOrderProps & { proposal: Proposal }) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const [preview, setPreview] = useState(proposal.preview)
  const [remark, setRemark] = useState<Remark>()
  const [isSending, setSending] = useState(false)
  const { productType, productCode } = detail.product
  const { exchangeType, orderType, limitPrice } = proposal.terms

  const previewAgain = async (error: ApiError) => {
    let next: SpotPreview
    try {
      next = await fetchPreview({ productType, productCode }, proposal.terms)
    } catch {
      // Nothing was placed; should the new figures not come, the refusal itself is what is known.
      setRemark({ kind: 'refused', text: errorWords(error, locale) })
      return
    }
    if (next.problem) {
      onRefused(
        new ApiError(error.code, next.problem.msg, { ...next.problem.params, field: next.problem.field }),
      )
      return
    }
    setPreview(next)
    setRemark({ kind: 'moved', text: t.priceMoved({ price: exactly(next.price, locale) }) })
  }
  // What all of the balance buys is less as soon as the price has risen: the quantity is found anew.
  const isOvertaken = (error: ApiError) =>
    error.msg === 'hint_price_moved' ||
    (error.msg === 'hint_insufficient_balance' && proposal.terms.amount !== undefined)
  const explain = async (error: unknown) => {
    if (!(error instanceof ApiError)) {
      setRemark({ kind: 'unanswered' })
    } else if (isOvertaken(error)) {
      await previewAgain(error)
    } else if (error.params.field) {
      onRefused(error)
    } else {
      setRemark({ kind: 'refused', text: errorWords(error, locale) })
    }
  }
  const place = async () => {
    setSending(true)
    try {
      const order = await sendOrder({
        productType,
        productCode,
        exchangeType,
        orderType,
        quantity: preview.quantity,
        previewPrice: preview.price,
        ...(limitPrice === undefined ? {} : { limitPrice }),
      })
      if (order) onPlaced(order, preview)
      else setRemark({ kind: 'unanswered' })
    } catch (error) {
      await explain(error)
    } finally {
      setSending(false)
    }
  }
  return { preview, remark, isSending, place }
}
