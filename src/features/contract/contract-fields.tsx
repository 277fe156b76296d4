import type { ContractRules, ProductDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { divide, multiply, sum, type Decimal } from '#src/lib/money/money.ts'
import { parseNumber } from '#src/lib/numbers/parse-number.ts'
import { Chip } from '#src/ui/choices/choice.tsx'
import { Picker } from '#src/ui/choices/picker.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { ExactMoney, ShortMoney, ShortQuantity, useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { MONEY_SCALE } from '#src/lib/money/minor-units.ts'
import { ExitPresets, SaveExitDefaults, useDefaultExits } from '#src/widgets/ticket/exit-defaults.tsx'
import { AvailableFigure, SideChoice, TicketChoices } from '#src/widgets/ticket/order-fields.tsx'
import { OrderTypeChoice } from '#src/widgets/ticket/order-type-choice.tsx'
import { LimitPriceField } from '#src/widgets/ticket/price-fields.tsx'
import { TicketAmount } from '#src/widgets/ticket/ticket-amount.tsx'
import { useShownTrade } from '#src/widgets/ticket/ticket-costs.tsx'
import ticket from '#src/widgets/ticket/ticket.module.css'
import { useIsPhone } from '#src/widgets/ticket/use-is-phone.ts'
import { amountsOf } from './contract-amounts.tsx'
import type { ContractDraft, StoredContractDraft } from './contract-draft.ts'
import styles from './contract.module.css'
import { estimateContract, feesOf, leverageOf } from './validate-contract-ticket.ts'
import { useUnitLabel } from './unit-labels.ts'
import type { ContractTicketState } from './use-contract-ticket.ts'

export interface ContractFieldsProps {
  ticket: ContractTicketState
  rules: ContractRules
  product: ProductDetail['product']
}

/** The fields of the ticket: direction, size, leverage, order type, limit price, take profit and stop loss. */
export function ContractFields(props: ContractFieldsProps) {
  const { draft, change, flow, currency } = props.ticket
  const { rules } = props
  const t = useMessages('contract')
  const isPhone = useIsPhone()
  const directions = [
    { id: 'long' as const, label: t.long() },
    { id: 'short' as const, label: t.short() },
  ]
  const choice = {
    label: t.direction(),
    value: draft.direction,
    onChange: (direction: ContractDraft['direction']) => change({ direction }),
    items: directions,
  }
  return (
    <>
      <SideChoice {...choice} />
      <SizeField {...props} />
      <TicketChoices>
        {isPhone && <Picker {...choice} />}
        <LeveragePicker draft={draft} rules={rules} onChange={change} />
        <OrderTypeChoice value={draft.type} onChange={type => change({ type })} limitNote={t.limitWaits()} />
        <TpSlSwitch draft={draft} rules={rules} onChange={change} price={props.ticket.price} />
      </TicketChoices>
      {flow.errorOf('leverage') && (
        <p className={styles.error} role="alert">
          {flow.errorOf('leverage')}
        </p>
      )}
      {draft.type === 'limit' && (
        <LimitPriceField
          currency={currency}
          decimals={rules.priceScale}
          step={rules.priceStep}
          value={draft.limitPrice}
          onChange={limitPrice => change({ limitPrice })}
          error={flow.errorOf('limitPrice')}
        />
      )}
      {draft.hasTpSl === 'yes' && (
        <TpSlFields
          draft={draft}
          rules={rules}
          onChange={change}
          errorOf={flow.errorOf}
          price={props.ticket.price}
          currency={currency}
        />
      )}
    </>
  )
}

interface FieldProps {
  draft: ContractDraft
  rules: ContractRules
  onChange: (fields: Partial<StoredContractDraft>) => void
}

function LeveragePicker({ draft, rules, onChange }: FieldProps) {
  const t = useMessages('contract')
  const exactly = useExactFormat()
  return (
    <Picker
      label={t.leverage()}
      value={String(leverageOf(draft, rules))}
      onChange={leverage => onChange({ leverage })}
      items={rules.leverages.map(leverage => ({
        id: String(leverage),
        label: t.times({ leverage: exactly(String(leverage)) }),
      }))}
    />
  )
}

/** The round margins that are offered. */
const margins: readonly Decimal[] = ['100', '250', '500', '1000']

function SizeField({ ticket: state, rules, product }: ContractFieldsProps) {
  const { draft, change, chooseSizeInput, currency, available, flow, price, shown } = state
  const t = useMessages('contract')
  const unit = useUnitLabel()(product)
  const isQuantity = draft.by === 'quantity'
  const amounts = useShownTrade(shown && amountsOf(shown), true)
  const maxMarginAmount = available && maxMargin(available, draft, rules)
  return (
    <TicketAmount
      key={draft.by}
      name={draft.by}
      label={isQuantity ? t.quantity() : t.margin()}
      unit={isQuantity ? unit : currency}
      decimals={isQuantity ? rules.quantityScale : MONEY_SCALE}
      available={
        isQuantity
          ? maxMarginAmount && price && maxQuantityFor(maxMarginAmount, price, draft, rules)
          : maxMarginAmount
      }
      amounts={isQuantity ? undefined : margins}
      value={draft[draft.by]}
      onChange={text => change({ [draft.by]: text })}
      error={flow.errorOf(draft.by)}
      funds={
        available !== undefined && (
          <AvailableFigure>
            <ShortMoney value={available} currency={currency} isPrivate />
          </AvailableFigure>
        )
      }
      other={
        isQuantity
          ? {
              label: t.margin(),
              figure: amounts && <ExactMoney value={amounts.cost} currency={currency} />,
              onPress: () => chooseSizeInput('margin'),
            }
          : {
              label: t.quantity(),
              figure: shown && <ShortQuantity value={shown.quantity} code={unit} />,
              onPress: () => chooseSizeInput('quantity'),
            }
      }
    />
  )
}

/** Maximum margin that leaves enough for the fee. */
function maxMargin(available: string, draft: ContractDraft, rules: ContractRules): string {
  const { openFeeRate } = feesOf(draft.direction, rules)
  const feeOfMargin = multiply(openFeeRate, String(leverageOf(draft, rules)))
  return divide(available, sum(['1', feeOfMargin]), MONEY_SCALE)
}

/** Maximum quantity for a margin; of a market order with a buffer of 0.5% for a rising price. */
function maxQuantityFor(margin: string, price: string, draft: ContractDraft, rules: ContractRules): string {
  const { direction, type } = draft
  const leverage = leverageOf(draft, rules)
  const most = type === 'market' ? multiply(price, '1.005') : price
  return estimateContract({ direction, orderType: type, leverage, margin }, most, rules).quantity
}

interface TpSlSwitchProps extends FieldProps {
  /** The price that the position is opened at; undefined while it is not known. */
  price: string | undefined
}

/** Whether the order has a take profit and a stop loss, which are filled in with the person's own defaults. */
function TpSlSwitch({ draft, rules, onChange, price }: TpSlSwitchProps) {
  const t = useMessages('contract')
  const isOn = draft.hasTpSl === 'yes'
  const isShort = draft.direction === 'short'
  const defaults = useDefaultExits({ price, isShort, step: rules.priceStep })
  const turnOn = () =>
    onChange({
      hasTpSl: 'yes',
      takeProfit: draft.takeProfit || defaults.takeProfit,
      stopLoss: draft.stopLoss || defaults.stopLoss,
    })
  return (
    <Chip expanded={isOn} onPress={() => (isOn ? onChange({ hasTpSl: 'no' }) : turnOn())}>
      {t.exitsOn()}
    </Chip>
  )
}

interface TpSlFieldsProps extends TpSlSwitchProps {
  errorOf: (field: 'takeProfit' | 'stopLoss') => string | undefined
  currency: string
}

/** The take profit and stop loss of the order. */
function TpSlFields({ draft, rules, onChange, errorOf, price, currency }: TpSlFieldsProps) {
  const t = useMessages('contract')
  const locale = useLanguage()
  const isShort = draft.direction === 'short'
  const priceOf = (name: 'takeProfit' | 'stopLoss') => {
    const parsed = parseNumber(draft[name], { locale, decimals: rules.priceScale, allowZero: false })
    return parsed.ok ? parsed.value : undefined
  }
  const field = (name: 'takeProfit' | 'stopLoss', label: string) => (
    <AmountField
      keepsRoom
      name={name}
      label={label}
      currency={currency}
      decimals={rules.priceScale}
      value={draft[name]}
      onChange={text => onChange({ [name]: text })}
      error={errorOf(name)}
      hint={
        <ExitPresets
          price={price}
          isAbove={(name === 'takeProfit') !== isShort}
          step={rules.priceStep}
          onPick={text => onChange({ [name]: text })}
        />
      }
    />
  )
  return (
    <div className={styles.tpSl}>
      <div className={styles.pair}>
        {field('takeProfit', t.takeProfit())}
        {field('stopLoss', t.stopLoss())}
      </div>
      <p className={ticket.aside}>{t.exitHint()}</p>
      <SaveExitDefaults price={price} takeProfit={priceOf('takeProfit')} stopLoss={priceOf('stopLoss')} />
    </div>
  )
}
