import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useQuote } from '#src/stores/quotes/quotes.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { FormError } from '../forms/form-error.tsx'
import { serverMessage } from '../format/server-messages.ts'
import { LimitNote, type LimitNoteProps } from '../ticket/limit-note.tsx'
import type { OrderPreview } from '../ticket/order-operation.ts'
import ticket from '../ticket/ticket.module.css'
import type { Move } from './use-move.ts'

export interface MoveSheetProps extends Pick<LimitNoteProps, 'isBuying' | 'limitPrice' | 'waits'> {
  productId: number
  move: Move<OrderPreview>
  /** What the fields of the order are called, by which a problem is named. */
  labels: Readonly<Record<string, string>>
  /** Whether all that has to be known before it is confirmed is shown. */
  isReady?: boolean
  onClose: () => void
  /** The order at its new price, with what that costs and where the price was. */
  children: ReactNode
}

/** Reviews an open order at the price that its line was moved to: once confirmed, an order at this price takes its place. */
export function MoveSheet({
  productId,
  move,
  labels,
  isReady = true,
  onClose,
  children,
  ...limit
}: MoveSheetProps) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const nowPrice = useQuote(productId)?.nowPrice
  const problem = move.preview?.problem
  return (
    <Sheet
      open
      onClose={onClose}
      locked={move.isSending}
      title={t.moveOrder()}
      footer={
        <Button block busy={move.isSending} disabled={!(isReady && move.isReady)} onPress={move.send}>
          {t.moveOrder()}
        </Button>
      }
    >
      <div className={ticket.stack}>
        {children}
        {problem && (
          <Notice tone="danger" title={labels[problem.field] ?? t.notPlaced()} live reveal>
            {serverMessage(problem.msg, problem.params ?? {}, locale)}
          </Notice>
        )}
        {limit.limitPrice !== undefined && nowPrice !== undefined && (
          <LimitNote {...limit} nowPrice={nowPrice} />
        )}
        <p className={ticket.aside}>{t.moveText()}</p>
        <FormError error={move.failure} noAnswerText={t.noAnswer()} />
      </div>
    </Sheet>
  )
}
