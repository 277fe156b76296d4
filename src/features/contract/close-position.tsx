import { useId, useState, type FormEvent } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError, SwallowedAnswer } from '#src/api/errors.ts'
import { useCloseContractPosition } from '#src/api/generated/contract/contract.ts'
import type { ContractClosedPart, ContractPosition } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { trimZeros } from '#src/lib/money/decimal.ts'
import { discardDraft, readDraft, saveDraft } from '#src/stores/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { refuseField } from '#src/ui/forms/use-spoken-error.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { errorMessage } from '#src/widgets/format/server-messages.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { useMarketOrderNote } from '#src/widgets/ticket/use-market-order-note.ts'
import ticketStyles from '#src/widgets/ticket/ticket.module.css'
import { CloseSummary } from './close-summary.tsx'
import { closeFigures, type CloseFigures } from './live-position.ts'
import { useUnanswered, useEarlierUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { useUnitLabel } from './unit-labels.ts'
import { usePositionPrice } from './use-position-price.ts'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

export interface ClosePositionProps {
  position: ContractPosition
  onClose: () => void
  /** Called with the result, and the figures that were shown. */
  onDone: (part: ContractClosedPart, shown: CloseFigures) => void
}

/** Closes a position in full or in part; shows the figures at the current price first. */
export function ClosePosition({ position, onClose, onDone }: ClosePositionProps) {
  const t = useMessages('contract')
  const common = useMessages('common')
  const locale = useLanguage()
  const unit = useUnitLabel()(position)
  const closing = useClosePosition(position, onDone)
  const { figures, field, error, isEarlierUnanswered, isUnanswered, isStale } = closing
  const id = useId()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const quantity = event.currentTarget.querySelector('input')
    if (figures || isUnanswered) void closing.submit()
    else if (quantity) refuseField(quantity)
  }
  return (
    <Sheet
      open
      onClose={() => {
        discardDraft(draftOf(position))
        onClose()
      }}
      title={t.closeTitle()}
      leaveLabel={common.cancel()}
      locked={closing.isSending}
      footer={
        <Button
          type="submit"
          block
          kind={position.direction === 'long' ? 'sell' : 'buy'}
          busy={closing.isSending}
          disabled={!isUnanswered && isStale}
          native={{ form: id }}
        >
          {figures ? t.closeNow({ quantity: formatExact(figures.quantity, locale), unit }) : t.closeTitle()}
        </Button>
      }
    >
      <form id={id} noValidate className={ticketStyles.stack} onSubmit={onSubmit}>
        {isEarlierUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
        <AmountField
          name="quantity"
          label={t.closeQuantity()}
          currency={unit}
          available={position.quantity}
          shareOf="position"
          {...field}
        />
        {figures && <CloseSummary figures={figures} position={position} />}
        <Remarks {...{ isStale, isUnanswered, error }} isCapped={figures?.isCapped} />
      </form>
    </Sheet>
  )
}

interface RemarksProps {
  isStale: boolean
  isUnanswered: boolean
  isCapped: boolean | undefined
  error: string | undefined
}

/** Why it cannot be closed now, what it may cost, and what came of the last press. */
function Remarks({ isStale, isUnanswered, isCapped = false, error }: RemarksProps) {
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const marketMay = useMarketOrderNote()
  return (
    <>
      {isStale && !isUnanswered && (
        <Notice tone="risk" live>
          {trade.priceStale()}
        </Notice>
      )}
      {isCapped && <Notice tone="risk">{t.lossCapped()}</Notice>}
      <p className={ticketStyles.aside}>{marketMay}</p>
      {error && (
        <Notice tone={isUnanswered ? 'risk' : 'danger'} live>
          {error}
        </Notice>
      )}
    </>
  )
}

/** Maximum decimals of a quantity; the server rejects one that is off the step. */
const quantityScale = 8

const draftOf = ({ id }: ContractPosition) => `contract-close:${id}`

/** State of closing: quantity, figures at the current price, and submit. */
function useClosePosition(position: ContractPosition, onDone: ClosePositionProps['onDone']) {
  const t = useMessages('contract')
  const own = useOwnFormat()
  const locale = useLanguage()
  const readAmount = useAmountParser()
  const { price, isStale } = usePositionPrice(position)
  const [text, setText] = useState(
    () => readDraft(draftOf(position))?.['quantity'] ?? formatExact(position.quantity, locale),
  )
  const [rejection, setRejection] = useState<unknown>()
  const closing = useCloseContractPosition()
  const unanswered = useUnanswered(closing)
  const isEarlierUnanswered = useEarlierUnanswered('closeContractPosition')
  const { value, error: quantityError } = readAmount(text, {
    maximum: position.quantity,
    decimals: quantityScale,
    unit: position.productCode,
  })
  const figures = value === undefined ? undefined : closeFigures(position, price, trimZeros(value))
  const isQuantityError = rejection instanceof ApiError && rejection.params.field === 'quantity'

  const formErrorText = (error: unknown) =>
    error instanceof ApiError ? errorMessage(error, locale) : t.noAnswer()

  const submit = async () => {
    setRejection(undefined)
    const shown = figures ?? closeFigures(position, price, position.quantity)
    try {
      const request = unanswered ?? {
        id: position.id,
        quantity: shown.quantity,
        previewPrice: shown.price,
      }
      const part = dataOf(await closing.mutateAsync({ data: request }))
      if (!part) return
      discardDraft(draftOf(position))
      onDone(part, shown)
    } catch (error) {
      // Swallowed: the client has shown the reason, or sign-in.
      if (!(error instanceof SwallowedAnswer)) setRejection(error)
    }
  }
  return {
    figures,
    isStale,
    isSending: closing.isPending,
    isUnanswered: unanswered !== undefined,
    isEarlierUnanswered,
    submit,
    field: {
      decimals: quantityScale,
      value: text,
      onChange: (next: string) => {
        setRejection(undefined)
        setText(next)
        saveDraft(draftOf(position), { quantity: next })
      },
      error: isQuantityError ? errorMessage(rejection, locale) : quantityError,
      hint: t.closeHint({ maximum: own(position.quantity) }),
    },
    error: rejection === undefined || isQuantityError ? undefined : formErrorText(rejection),
  }
}
