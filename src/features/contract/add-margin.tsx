import { dataOf } from '#src/api/envelope.ts'
import { useAddContractMargin } from '#src/api/generated/contract/contract.ts'
import type { ContractPosition } from '#src/api/generated/models/index.ts'
import { useGetUserBalance } from '#src/api/generated/user/user.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { add, min, trimZeros } from '#src/lib/money.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { useCurrencyName } from '#src/widgets/use-currency-name.ts'
import { moneyScale } from '#src/widgets/ticket/field-error.ts'
import ticketStyles from '#src/widgets/ticket/ticket.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { liquidationAfterAdding, maxMarginAddition } from './live-position.ts'
import { useUnanswered, useEarlierUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { decimalsOf, ExactMoney, useOwnFormat } from '#src/widgets/exact-amount.tsx'

export interface PositionSheetProps {
  position: ContractPosition
  onClose: () => void
}

/** Adds margin to a position; shows the new liquidation price as the amount is typed. */
export function AddMargin({ position, onClose }: PositionSheetProps) {
  const t = useMessages('contract')
  const own = useOwnFormat()
  const currency = useCurrencyName()(position.currencyId)
  const { form, value, maxAmount, submit, isEarlierUnanswered } = useAddMargin(position, onClose)
  const id = `add-margin-${position.id}`
  return (
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
      <form id={id} noValidate className={ticketStyles.stack} onSubmit={submit}>
        {isEarlierUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
        <AmountField
          label={t.amount()}
          currency={currency}
          decimals={moneyScale}
          available={maxAmount}
          {...(maxAmount !== undefined && {
            hint: t.closeHint({ maximum: `${own(maxAmount)} ${currency}` }),
          })}
          {...form.field('amount')}
        />
        <MarginComparison position={position} added={value} currency={currency} />
        <p className={ticketStyles.aside}>{t.marginText()}</p>
        <FormError error={form.error} noAnswerText={t.noAnswer()} />
      </form>
    </Sheet>
  )
}

/** Margin and liquidation price before and after. */
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
  const price = (value: string | null) =>
    value === null ? t.never() : <Price value={value} decimals={decimalsOf(value, priceScale)} />
  return (
    <DefinitionList
      lines={[
        { label: t.margin(), value: <ExactMoney value={margin} currency={currency} isPrivate /> },
        { label: t.liquidationPrice(), value: price(present) },
        ...(added === undefined || next === undefined
          ? []
          : [
              {
                label: t.marginAfter(),
                value: <ExactMoney value={trimZeros(add(margin, added))} currency={currency} isPrivate />,
                isTotal: true,
              },
              { label: t.liquidationAfter(), value: price(next) },
            ]),
      ]}
    />
  )
}

function useAddMargin(position: ContractPosition, onClose: () => void) {
  const t = useMessages('contract')
  const readAmount = useAmountParser()
  const { currencyId, id } = position
  const available = dataOf(useGetUserBalance({ currencyId }).data)?.available
  const maxAddition = maxMarginAddition(position)
  const maxAmount = available === undefined ? undefined : min(available, maxAddition)
  const draft = `contract-margin:${id}`
  const read = (text: string) => readAmount(text, { maximum: maxAmount, decimals: moneyScale })
  const form = useForm({
    initial: { amount: '' },
    validate: { amount: text => read(text).error },
    draft,
  })
  const { value } = read(form.values.amount)
  const addition = useAddContractMargin()
  const unanswered = useUnanswered(addition)
  const isEarlierUnanswered = useEarlierUnanswered('addContractMargin')
  const send = async () => {
    if (value === undefined) return
    const request = unanswered ?? { id, amount: trimZeros(value) }
    if (!dataOf(await addition.mutateAsync({ data: request }))) return
    discardDraft(draft)
    toast(t.marginDone())
    onClose()
  }
  return {
    form,
    value,
    maxAmount: maxAmount && trimZeros(maxAmount),
    isEarlierUnanswered,
    submit: form.submit(send),
  }
}
