import type { ApiError } from '../../api/errors.ts'
import type { ProductDetail, SpotOrder, SpotPreview } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { exactly } from '../server-words.ts'
import { CostLines } from './cost-lines.tsx'
import styles from './order-ticket.module.css'
import type { TicketDraft } from './ticket-draft.ts'
import { usePlacing } from './use-placing.ts'
import type { Proposal, Remark } from './use-placing.ts'

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

/** The last word before an order: its figures stand still, and what it may yet meet is said. */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { proposal } = props
  return proposal ? <OpenSheet key={JSON.stringify(proposal)} {...props} proposal={proposal} /> : null
}

function OpenSheet(props: ConfirmOrderProps & { proposal: Proposal }) {
  const { proposal, detail, currency, nowPrice, lock, onClose } = props
  const t = useMessages('trade')
  const locale = useLanguage()
  const { preview, remark, isSending, place } = usePlacing(detail.product, props)
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
        <RemarkNotice remark={remark} />
        {lock && <Notice tone="risk">{lock}</Notice>}
      </div>
    </Sheet>
  )
}

/** What came of the last press. */
function RemarkNotice({ remark }: { remark: Remark | undefined }) {
  const t = useMessages('trade')
  if (remark?.kind === 'refused') {
    return (
      <Notice tone="danger" title={t.notPlaced()} live>
        {remark.text}
      </Notice>
    )
  }
  return remark?.kind === 'unanswered' ? (
    <Notice tone="risk" live>
      {t.noAnswer()}
    </Notice>
  ) : null
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
