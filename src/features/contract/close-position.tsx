import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { closeContractPosition } from '#src/api/generated/contract/contract.ts'
import type {
  ContractClosedPart,
  ContractCloseRequest,
  ContractPosition,
} from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { trimZeros } from '#src/lib/decimal.ts'
import { discardDraft, readDraft, saveDraft } from '#src/stores/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useAmountReader } from '#src/widgets/amount-fault.ts'
import { errorWords, exactly } from '#src/widgets/server-words.ts'
import { refreshAccount } from '#src/widgets/ticket/send-order.ts'
import ticketStyles from '#src/widgets/ticket/ticket.module.css'
import { CloseLines } from './close-lines.tsx'
import { contractLists } from './contract-operation.ts'
import { closeFigures, type CloseFigures } from './live-position.ts'
import { useSendOnce } from '#src/widgets/send-once.ts'
import { useUnitWords } from './unit-words.ts'
import { usePositionPrice } from './use-position-price.ts'

export interface ClosePositionProps {
  position: ContractPosition
  onClose: () => void
  /** It was done: what it came to, beside what was shown. */
  onDone: (part: ContractClosedPart, shown: CloseFigures) => void
}

/** Closes a position or a part of it: what it would come to at this moment is said before. */
export function ClosePosition({ position, onClose, onDone }: ClosePositionProps) {
  const t = useMessages('contract')
  const locale = useLanguage()
  const unit = useUnitWords()(position)
  const closing = useClosing(position, onDone)
  const { figures, field, error, isEarlierUnanswered, isUnanswered, isStale } = closing
  return (
    <Sheet
      open
      onClose={() => {
        discardDraft(draftOf(position))
        onClose()
      }}
      title={t.closeTitle()}
      locked={closing.isSending}
      footer={
        <Button
          block
          kind={position.direction === 'long' ? 'sell' : 'buy'}
          onPress={closing.press}
          disabled={!isUnanswered && (figures === undefined || isStale)}
        >
          {t.closeNow({ quantity: figures ? exactly(figures.quantity, locale) : '', unit })}
        </Button>
      }
    >
      <div className={ticketStyles.stack}>
        {isEarlierUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
        <AmountField
          name="quantity"
          label={t.closeQuantity()}
          currency={unit}
          available={position.quantity}
          {...field}
        />
        {figures && <CloseLines figures={figures} position={position} />}
        {figures?.isCapped && <Notice tone="risk">{t.lossCapped()}</Notice>}
        <p className={ticketStyles.aside}>{t.closeMay()}</p>
        {error && (
          <Notice tone={isUnanswered ? 'risk' : 'danger'} live>
            {error}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}

type ClosingOf = Omit<ContractCloseRequest, 'idempotencyKey'>

/** As many digits as a quantity can have; one off its step is refused by the server, in words. */
const quantityScale = 8

const draftOf = ({ id }: ContractPosition) => `contract-close:${id}`

/** How much is to be closed, what it would come to, and what came of pressing the button. */
function useClosing(position: ContractPosition, onDone: ClosePositionProps['onDone']) {
  const t = useMessages('contract')
  const locale = useLanguage()
  const readAmount = useAmountReader()
  const client = useQueryClient()
  const { price, isStale } = usePositionPrice(position)
  const [text, setText] = useState(
    () => readDraft(draftOf(position))?.['quantity'] ?? exactly(position.quantity, locale),
  )
  const [refusal, setRefusal] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const once = useSendOnce<ClosingOf, ContractClosedPart>('contractPosition/close', async request =>
    dataOf(await closeContractPosition(request, { catch: true, quiet: true })),
  )
  const { value, fault } = readAmount(text, { maximum: position.quantity, decimals: quantityScale })
  const figures = value === undefined ? undefined : closeFigures(position, price, trimZeros(value))
  const isAtField = refusal instanceof ApiError && refusal.params.field === 'quantity'

  const press = async () => {
    if (!figures && !once.unanswered) return
    setRefusal(undefined)
    setSending(true)
    const shown = figures ?? closeFigures(position, price, position.quantity)
    try {
      const part = await once.send({ id: position.id, quantity: shown.quantity, previewPrice: shown.price })
      if (!part) return
      discardDraft(draftOf(position))
      onDone(part, shown)
    } catch (error) {
      setRefusal(error)
    } finally {
      setSending(false)
      void refreshAccount(client, contractLists)
    }
  }
  return {
    figures,
    isStale,
    isSending,
    isUnanswered: once.unanswered !== undefined,
    isEarlierUnanswered: once.isEarlierUnanswered,
    press,
    field: {
      decimals: quantityScale,
      value: text,
      onChange: (next: string) => {
        setRefusal(undefined)
        setText(next)
        saveDraft(draftOf(position), { quantity: next })
      },
      error: isAtField ? errorWords(refusal, locale) : fault,
      hint: t.closeHint({ maximum: exactly(position.quantity, locale) }),
    },
    error:
      refusal === undefined || isAtField
        ? undefined
        : refusal instanceof ApiError
          ? errorWords(refusal, locale)
          : t.noAnswer(),
  }
}
