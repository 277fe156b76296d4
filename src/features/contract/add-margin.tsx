import { dataOf } from '#src/api/envelope.ts'
import { useAddContractMargin } from '#src/api/generated/contract/contract.ts'
import type { ContractPosition } from '#models'
import { useGetUserBalance } from '#src/api/generated/user/user.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { add, compare, min, trimZeros, truncate } from '#src/lib/money/money.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { MONEY_SCALE } from '#src/lib/money/minor-units.ts'
import { CostList, useShownDecimals } from '#src/widgets/ticket/ticket-costs.tsx'
import ticketStyles from '#src/widgets/ticket/ticket.module.css'
import { ReviewSheet, useReview } from '#src/widgets/sheets/review-sheet.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { liquidationAfterAdding, maxMarginAddition } from './live-position.ts'
import { useUnanswered, useEarlierUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { decimalsOf, ExactMoney, useExactFormat, useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

export interface PositionSheetProps {
  position: ContractPosition
  onClose: () => void
}

/** Adds margin to a position once that is reviewed; shows the new liquidation price as the amount is typed. */
export function AddMargin({ position, onClose }: PositionSheetProps) {
  const t = useMessages('contract')
  const exactly = useExactFormat()
  const own = useOwnFormat()
  const currency = useCurrencyName()(position.currencyId)
  const { form, amount, maxAmount, onSubmit, review, isEarlierUnanswered } = useAddMargin(position, onClose)
  const id = `add-margin-${position.id}`
  return (
    <>
      <Sheet
        open
        onClose={onClose}
        title={t.marginTitle()}
        locked={form.isSending}
        footer={
          <Button type="submit" block busy={form.isSending} native={{ form: id }}>
            {t.addMargin()}
          </Button>
        }
      >
        <form id={id} noValidate className={ticketStyles.stack} onSubmit={onSubmit}>
          {isEarlierUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
          <AmountField
            label={t.amount()}
            currency={currency}
            decimals={MONEY_SCALE}
            available={maxAmount}
            {...(maxAmount !== undefined && {
              hint: t.closeHint({ maximum: `${own(maxAmount)} ${currency}` }),
            })}
            {...form.field('amount')}
          />
          <MarginComparison position={position} added={amount} currency={currency} />
          <p className={ticketStyles.aside}>{t.marginText()}</p>
          <FormError error={form.error} noAnswerText={t.noAnswer()} />
        </form>
      </Sheet>
      <ReviewSheet
        review={review}
        title={t.marginTitle()}
        confirmLabel={reviewed => t.addMarginOf({ amount: exactly(reviewed.amount, 2), currency })}
      >
        {reviewed => (
          <>
            <MarginComparison position={reviewed.position} added={reviewed.amount} currency={currency} />
            <p className={ticketStyles.aside}>{t.marginText()}</p>
          </>
        )}
      </ReviewSheet>
    </>
  )
}

/** Margin and liquidation price before and after: the margin is as shown, and with what is added. */
function MarginComparison({
  position,
  added,
  currency,
}: {
  position: ContractPosition
  added: string | undefined
  currency: string
}) {
  const t = useMessages('contract')
  const { liquidationPrice: present, margin, priceScale } = position
  const next = added === undefined ? undefined : liquidationAfterAdding(position, added)
  const decimals = useShownDecimals()
  const shown = decimals === undefined ? margin : truncate(margin, decimals)
  const price = (value: string | null) =>
    value === null ? t.never() : <Price value={value} decimals={decimalsOf(value, priceScale)} />
  const before = (value: string) => ({
    label: t.margin(),
    value: <ExactMoney value={value} currency={currency} isPrivate />,
  })
  const after = (value: string) =>
    added === undefined || next === undefined
      ? []
      : [
          {
            label: t.marginAfter(),
            value: <ExactMoney value={trimZeros(add(value, added))} currency={currency} isPrivate />,
            isTotal: true,
          },
        ]
  return (
    <CostList
      lines={[
        before(shown),
        { label: t.liquidationPrice(), value: price(present) },
        ...after(shown),
        ...(next === undefined ? [] : [{ label: t.liquidationAfter(), value: price(next) }]),
      ]}
      exact={compare(shown, margin) === 0 ? [] : [before(margin), ...after(margin)]}
    />
  )
}

/** An addition with the position that it was reviewed for. */
interface MarginProposal {
  readonly position: ContractPosition
  readonly amount: string
}

function useAddMargin(position: ContractPosition, onClose: () => void) {
  const t = useMessages('contract')
  const readAmount = useAmountParser()
  const { currencyId, id } = position
  const unit = useCurrencyName()(currencyId)
  const available = dataOf(useGetUserBalance({ currencyId }).data)?.available
  const maxAddition = maxMarginAddition(position)
  const maxAmount = available === undefined ? undefined : min(available, maxAddition)
  const draft = `contract-margin:${id}`
  const read = (text: string) => readAmount(text, { maximum: maxAmount, decimals: MONEY_SCALE, unit })
  const form = useForm({
    initial: { amount: '' },
    validate: { amount: text => read(text).error },
    draft,
  })
  const { value } = read(form.values.amount)
  const addition = useAddContractMargin()
  const unanswered = useUnanswered(addition)
  const isEarlierUnanswered = useEarlierUnanswered('addContractMargin')
  const amount = value && trimZeros(value)
  const send = async ({ amount: reviewed }: MarginProposal) => {
    const request = unanswered ?? { id, amount: reviewed }
    if (!dataOf(await addition.mutateAsync({ data: request }))) return
    discardDraft(draft)
    toast(t.marginDone())
    onClose()
  }
  return {
    form,
    amount,
    maxAmount: maxAmount && trimZeros(maxAmount),
    isEarlierUnanswered,
    ...useReview(form, amount === undefined ? undefined : { position, amount }, send),
  }
}
