import { dataOf } from '#src/api/envelope.ts'
import { useSetContractExits } from '#src/api/generated/contract/contract.ts'
import type { ContractPosition } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { add, stepOf } from '#src/lib/money/money.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField, type AmountFieldProps } from '#src/ui/forms/amount-field.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import ticketStyles from '#src/widgets/ticket/ticket.module.css'
import { ExitPresets } from '#src/widgets/ticket/exit-defaults.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import type { PositionSheetProps } from './add-margin.tsx'
import { closeFigures, openFeesOf } from './live-position.ts'
import { useUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { usePositionPrice } from './use-position-price.ts'
import { decimalsOf, ShortMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { ReviewSheet, useReview } from '#src/widgets/sheets/review-sheet.tsx'
import { useGainText } from './use-gain-text.ts'

export interface SetTpSlProps extends PositionSheetProps {
  /** Where a line was moved to on the chart, to be reviewed; without it, or of the other one, the price as it is. */
  proposed?: Partial<Pick<ContractPosition, 'takeProfit' | 'stopLoss'>>
}

/** Sets take profit and stop loss of a position once that is reviewed; an empty field removes it. */
export function SetTpSl({ position, proposed, onClose }: SetTpSlProps) {
  const t = useMessages('contract')
  const common = useMessages('common')
  const { form, typed, onSubmit, review, close } = useTpSlForm(position, proposed, onClose)
  const id = `tp-sl-${position.id}`
  const field = (name: Exit, label: string) => (
    <ExitField {...form.field(name)} position={position} name={name} label={label} />
  )
  return (
    <>
      <Sheet
        open
        onClose={close}
        title={t.exitsTitle()}
        locked={form.isSending}
        footer={
          <Button type="submit" block busy={form.isSending} native={{ form: id }}>
            {t.exitsReview()}
          </Button>
        }
      >
        <form id={id} noValidate className={ticketStyles.stack} onSubmit={onSubmit}>
          {field('takeProfit', t.takeProfit())}
          {field('stopLoss', t.stopLoss())}
          <TpSlFigures position={position} exits={typed} />
          <p className={ticketStyles.aside}>
            {common.followed({ first: t.exitsText(), second: t.exitHint() })}
          </p>
          <FormError error={form.error} noAnswerText={t.noAnswer()} />
        </form>
      </Sheet>
      <ReviewSheet review={review} title={t.exitsTitle()} confirmLabel={() => t.save()}>
        {reviewed => (
          <>
            <TpSlFigures {...reviewed} isReviewed />
            <p className={ticketStyles.aside}>{t.exitHint()}</p>
          </>
        )}
      </ReviewSheet>
    </>
  )
}

interface ExitFieldProps extends Omit<AmountFieldProps, 'decimals' | 'name'> {
  position: ContractPosition
  name: Exit
}

function ExitField({ position, name, ...field }: ExitFieldProps) {
  const { price } = usePositionPrice(position)
  const currency = useCurrencyName()(position.currencyId)
  const { direction, priceScale } = position
  return (
    <AmountField
      keepsRoom
      currency={currency}
      decimals={priceScale}
      hint={
        <ExitPresets
          price={price}
          isAbove={(name === 'takeProfit') === (direction === 'long')}
          step={stepOf(priceScale)}
          onPick={field.onChange}
        />
      }
      {...field}
      name={name}
    />
  )
}

interface TpSlFiguresProps extends TpSlProposal {
  /** Whether both prices are named too, with those that they replace. */
  isReviewed?: boolean
}

/** The price now, that of the liquidation, and what is received at the take profit and at the stop loss. */
function TpSlFigures({ position, exits, isReviewed = false }: TpSlFiguresProps) {
  const t = useMessages('contract')
  const common = useMessages('common')
  const trade = useMessages('trade')
  const exactly = useExactFormat()
  const currency = useCurrencyName()(position.currencyId)
  const gainText = useGainText(currency)
  const { price, isStale } = usePositionPrice(position)
  const { priceScale, liquidationPrice, margin } = position
  const priceOf = (value: string) => <Price value={value} decimals={decimalsOf(value, priceScale)} />
  const rows = (name: Exit, label: string, receivedLabel: string): Definition[] => {
    const [before, next] = [position[name], exits[name]]
    const was = before === null ? undefined : trade.movedFrom({ value: exactly(before, priceScale) })
    if (next === undefined) return isReviewed && was ? [{ label, note: was, value: t.exitRemoved() }] : []
    const { returned } = closeFigures(position, next, position.quantity)
    const putIn = add(margin, openFeesOf(position))
    return [
      ...(isReviewed ? [{ label, note: was, value: priceOf(next) }] : []),
      {
        label: receivedLabel,
        note: common.listed({ first: gainText(returned, putIn), second: t.beforeFunding() }),
        value: <ShortMoney value={returned} currency={currency} />,
      },
    ]
  }
  return (
    <DefinitionList
      lines={[
        { label: t.now(), value: <Price value={price} decimals={priceScale} stale={isStale} /> },
        {
          label: t.liquidationPrice(),
          value: liquidationPrice === null ? t.never() : priceOf(liquidationPrice),
        },
        ...rows('takeProfit', t.takeProfit(), t.atTakeProfit()),
        ...rows('stopLoss', t.stopLoss(), t.atStopLoss()),
      ]}
    />
  )
}

type Exit = 'takeProfit' | 'stopLoss'

/** The prices of a take profit and a stop loss, without one that is to be removed, and the position that they were reviewed for. */
interface TpSlProposal {
  readonly position: ContractPosition
  readonly exits: Partial<Record<Exit, string>>
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
  const typed = Object.fromEntries(
    (['takeProfit', 'stopLoss'] as const).flatMap(name => {
      const text = form.values[name]
      const price = text.trim() === '' ? undefined : readAmount(text, { decimals: priceScale }).value
      return price === undefined ? [] : [[name, price]]
    }),
  ) as TpSlProposal['exits']
  const change = useSetContractExits()
  const unanswered = useUnanswered(change)
  const send = async ({ exits }: TpSlProposal) => {
    const request = unanswered ?? { id, ...exits }
    if (!dataOf(await change.mutateAsync({ data: request }))) return
    toast(t.exitsDone())
    close()
  }
  return { form, typed, close, ...useReview(form, { position, exits: typed }, send) }
}
