import { dataOf } from '#src/api/envelope.ts'
import { useSetContractExits } from '#src/api/generated/contract/contract.ts'
import type { ContractPosition } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { useCurrencyName } from '#src/widgets/use-currency-name.ts'
import { formatExact } from '#src/widgets/server-messages.ts'
import ticketStyles from '#src/widgets/ticket/ticket.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import type { PositionSheetProps } from './add-margin.tsx'
import { closeFigures } from './live-position.ts'
import { useUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { usePositionPrice } from './use-position-price.ts'
import { ExactMoney } from '#src/widgets/exact-amount.tsx'

export interface SetTpSlProps extends PositionSheetProps {
  /** Where a line was moved to on the chart, to be reviewed; without it, or of the other one, the price as it is. */
  proposed?: Partial<Pick<ContractPosition, 'takeProfit' | 'stopLoss'>>
}

/** Sets take profit and stop loss of a position; an empty field removes it. */
export function SetTpSl({ position, proposed, onClose }: SetTpSlProps) {
  const t = useMessages('contract')
  const currency = useCurrencyName()(position.currencyId)
  const { price, isStale } = usePositionPrice(position)
  const { form, read: parsePrice, submit, close } = useTpSlForm(position, proposed, onClose)
  const id = `tp-sl-${position.id}`
  const { priceScale, liquidationPrice } = position
  const field = (name: 'takeProfit' | 'stopLoss', label: string) => (
    <AmountField keepsRoom label={label} decimals={priceScale} {...form.field(name)} />
  )
  const returnRow = (name: 'takeProfit' | 'stopLoss', label: string) => {
    const tpSlPrice = parsePrice(form.values[name])
    if (tpSlPrice === undefined) return []
    const { returned } = closeFigures(position, tpSlPrice, position.quantity)
    return [{ label, note: t.beforeFunding(), value: <ExactMoney value={returned} currency={currency} /> }]
  }
  return (
    <Sheet
      open
      onClose={close}
      title={t.exitsTitle()}
      locked={form.isSending}
      footer={
        <Button type="submit" block busy={form.isSending} native={{ form: id }}>
          {t.save()}
        </Button>
      }
    >
      <form id={id} noValidate className={ticketStyles.stack} onSubmit={submit}>
        {field('takeProfit', t.takeProfit())}
        {field('stopLoss', t.stopLoss())}
        <DefinitionList
          lines={[
            { label: t.now(), value: <Price value={price} decimals={priceScale} stale={isStale} /> },
            {
              label: t.liquidationPrice(),
              value:
                liquidationPrice === null ? (
                  t.never()
                ) : (
                  <Price value={liquidationPrice} decimals={priceScale} />
                ),
            },
            ...returnRow('takeProfit', t.atTakeProfit()),
            ...returnRow('stopLoss', t.atStopLoss()),
          ]}
        />
        <p className={ticketStyles.aside}>
          {t.exitsText()} {t.exitHint()}
        </p>
        <FormError error={form.error} noAnswerText={t.noAnswer()} />
      </form>
    </Sheet>
  )
}

const draftOf = ({ id }: ContractPosition) => `contract-exits:${id}`

function useTpSlForm(position: ContractPosition, proposed: SetTpSlProps['proposed'], onClose: () => void) {
  const t = useMessages('contract')
  const locale = useLanguage()
  // Closing the sheet discards what was typed: it opens with the current values.
  const close = () => {
    discardDraft(draftOf(position))
    onClose()
  }
  const readAmount = useAmountParser()
  const { id, priceScale } = position
  const { takeProfit, stopLoss } = { ...position, ...proposed }
  const formatPrice = (price: string | null) => (price === null ? '' : formatExact(price, locale))
  const validatePrice = (text: string) =>
    text.trim() === '' ? undefined : readAmount(text, { decimals: priceScale }).error
  const form = useForm({
    initial: { takeProfit: formatPrice(takeProfit), stopLoss: formatPrice(stopLoss) },
    validate: { takeProfit: validatePrice, stopLoss: validatePrice },
    // What was moved to on the chart is not overruled by what was typed before.
    ...(!proposed && { draft: draftOf(position) }),
  })
  const parsePrice = (text: string) =>
    text.trim() === '' ? undefined : readAmount(text, { decimals: priceScale }).value
  const change = useSetContractExits()
  const unanswered = useUnanswered(change)
  const send = async () => {
    const takeProfitPrice = parsePrice(form.values.takeProfit)
    const stopLossPrice = parsePrice(form.values.stopLoss)
    const request = unanswered ?? {
      id,
      ...(takeProfitPrice === undefined ? {} : { takeProfit: takeProfitPrice }),
      ...(stopLossPrice === undefined ? {} : { stopLoss: stopLossPrice }),
    }
    if (!dataOf(await change.mutateAsync({ data: request }))) return
    toast(t.exitsDone())
    close()
  }
  return {
    form,
    read: parsePrice,
    close,
    submit: form.submit(send),
  }
}
