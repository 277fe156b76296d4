import type { TradeRules } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import { parseNumber } from '#src/lib/numbers/parse-number.ts'
import { compare, stepOf, type Decimal } from '#src/lib/money/money.ts'
import { Chip } from '#src/ui/choices/choice.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { ShortMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import type { StoredTicketDraft, TicketDraft, TicketField } from '#src/widgets/ticket/ticket-draft.ts'
import ticket from '#src/widgets/ticket/ticket.module.css'
import { ExitPresets, SaveExitDefaults, useDefaultExits } from '#src/widgets/ticket/exit-defaults.tsx'
import { percentFrom } from '#src/lib/money/percent-from.ts'
import { proceedsOf } from './validate-ticket.ts'
import styles from './exit-fields.module.css'

type ExitField = 'takeProfitPrice' | 'stopLossPrice'

export interface ExitFieldsProps {
  draft: TicketDraft
  onChange: (fields: Partial<StoredTicketDraft>) => void
  errorOf: (field: TicketField) => string | undefined
  rules: TradeRules
  currency: string
  /** The price of the purchase; undefined while it is not known. */
  price: Decimal | undefined
  /** What is bought; undefined while it is not known. */
  quantity: Decimal | undefined
}

/** Whether a purchase has a take profit and a stop loss, which are filled in with the person's own defaults. */
export function ExitsSwitch({
  draft,
  onChange,
  rules,
  price,
}: Pick<ExitFieldsProps, 'draft' | 'onChange' | 'rules' | 'price'>) {
  const t = useMessages('spot')
  const defaults = useDefaultExits({ price, step: stepOf(rules.priceScale) })
  const isOn = draft.hasExits === 'yes'
  const turnOn = () =>
    onChange({
      hasExits: 'yes',
      takeProfitPrice: draft.takeProfitPrice || defaults.takeProfit,
      stopLossPrice: draft.stopLossPrice || defaults.stopLoss,
    })
  return (
    <Chip expanded={isOn} onPress={() => (isOn ? onChange({ hasExits: 'no' }) : turnOn())}>
      {t.exits()}
    </Chip>
  )
}

/** The take profit and stop loss of a purchase. */
export function ExitFields({ draft, onChange, errorOf, rules, currency, price, quantity }: ExitFieldsProps) {
  const t = useMessages('spot')
  const locale = useLanguage()
  const exactly = useExactFormat()
  const priceOf = (field: ExitField) => {
    const parsed = parseNumber(draft[field], { locale, decimals: rules.priceScale, allowZero: false })
    return parsed.ok ? parsed.value : undefined
  }
  const field = (name: ExitField, label: string) => {
    const onPick = (text: string) => onChange({ [name]: text })
    return (
      <AmountField
        keepsRoom
        name={name}
        label={label}
        currency={currency}
        decimals={rules.priceScale}
        value={draft[name]}
        onChange={onPick}
        error={errorOf(name)}
        hint={
          <ExitPresets
            price={price}
            isAbove={name === 'takeProfitPrice'}
            step={stepOf(rules.priceScale)}
            onPick={onPick}
          />
        }
      />
    )
  }
  const distance = (exit: Decimal) =>
    price &&
    t.fromPrice({
      percent: formatPercent(percentFrom(price, exit), { locale, decimals: 2, signed: true }),
      price: exactly(price, rules.priceScale),
    })
  const received = (label: string, exit: Decimal | undefined): Definition[] => {
    if (exit === undefined) return []
    const proceeds =
      quantity !== undefined && compare(quantity, '0') === 1 ? proceedsOf(quantity, exit, rules) : undefined
    return [{ label, note: distance(exit), value: <ShortMoney value={proceeds} currency={currency} /> }]
  }
  const [takeProfit, stopLoss] = [priceOf('takeProfitPrice'), priceOf('stopLossPrice')]
  return (
    <div className={styles.exits}>
      <div className={styles.pair}>
        {field('takeProfitPrice', t.takeProfit())}
        {field('stopLossPrice', t.stopLoss())}
      </div>
      <DefinitionList
        lines={[...received(t.atTakeProfit(), takeProfit), ...received(t.atStopLoss(), stopLoss)]}
      />
      <p className={ticket.aside}>{t.exitsFollow()}</p>
      <SaveExitDefaults price={price} takeProfit={takeProfit} stopLoss={stopLoss} />
    </div>
  )
}
