import type { ContractRules, ProductDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { divide, multiply, sum } from '#src/lib/money/money.ts'
import { parseNumber } from '#src/lib/numbers/parse-number.ts'
import { Chip, Segmented } from '#src/ui/choices/choice.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { moneyScale } from '#src/widgets/ticket/field-error.ts'
import { SaveExitDefaults, useDefaultExits } from '#src/widgets/ticket/exit-defaults.tsx'
import { OrderTypeChoice } from '#src/widgets/ticket/order-type-choice.tsx'
import { LimitPriceField } from '#src/widgets/ticket/price-fields.tsx'
import ticket from '#src/widgets/ticket/ticket.module.css'
import type { ContractDraft, StoredContractDraft } from './contract-draft.ts'
import styles from './contract.module.css'
import { estimateContract, feesOf, leverageOf } from './validate-contract-ticket.ts'
import { useUnitLabel } from './unit-labels.ts'
import type { ContractTicketState } from './use-contract-ticket.ts'
import { ExactMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

export interface ContractFieldsProps {
  ticket: ContractTicketState
  rules: ContractRules
  product: ProductDetail['product']
}

/** The fields of the ticket: direction, order type, limit price, leverage, size, take profit and stop loss. */
export function ContractFields(props: ContractFieldsProps) {
  const { draft, change, chooseSizeInput, flow } = props.ticket
  const { rules } = props
  const t = useMessages('contract')
  const trade = useMessages('trade')
  return (
    <>
      <Segmented
        label={t.direction()}
        tone="sides"
        value={draft.direction}
        onChange={direction => change({ direction })}
        items={[
          { id: 'long', label: t.long() },
          { id: 'short', label: t.short() },
        ]}
      />
      <div className={ticket.kinds}>
        <OrderTypeChoice value={draft.type} onChange={type => change({ type })} />
        <Segmented
          label={trade.enterBy()}
          value={draft.by}
          onChange={chooseSizeInput}
          items={[
            { id: 'margin', label: t.margin() },
            { id: 'quantity', label: t.quantity() },
          ]}
        />
      </div>
      {draft.type === 'limit' && (
        <LimitPriceField
          currency={rules.pricedIn}
          decimals={rules.priceScale}
          step={rules.priceStep}
          value={draft.limitPrice}
          onChange={limitPrice => change({ limitPrice })}
          error={flow.errorOf('limitPrice')}
        />
      )}
      <LeveragePicker draft={draft} rules={rules} onChange={change} error={flow.errorOf('leverage')} />
      <SizeField {...props} />
      <TpSlFields
        draft={draft}
        rules={rules}
        onChange={change}
        errorOf={flow.errorOf}
        price={props.ticket.price}
      />
    </>
  )
}

interface FieldProps {
  draft: ContractDraft
  rules: ContractRules
  onChange: (fields: Partial<StoredContractDraft>) => void
}

function LeveragePicker({ draft, rules, onChange, error }: FieldProps & { error: string | undefined }) {
  const t = useMessages('contract')
  const exactly = useExactFormat()
  const chosen = leverageOf(draft, rules)
  return (
    <fieldset className={styles.leverage}>
      <legend>{t.leverage()}</legend>
      <div className={styles.chips}>
        {rules.leverages.map(leverage => (
          <Chip
            key={leverage}
            selected={leverage === chosen}
            onPress={() => onChange({ leverage: String(leverage) })}
          >
            {t.times({ leverage: exactly(String(leverage)) })}
          </Chip>
        ))}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function SizeField({ ticket: state, rules, product }: ContractFieldsProps) {
  const { draft, change, currency, available, flow, price } = state
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const exactly = useExactFormat()
  const unitLabel = useUnitLabel()
  const isQuantity = draft.by === 'quantity'
  const maxMarginAmount = available && maxMargin(available, draft, rules)
  return (
    <div className={ticket.size}>
      <AmountField
        key={draft.by}
        name={draft.by}
        label={isQuantity ? t.quantity() : t.margin()}
        currency={isQuantity ? unitLabel(product) : currency}
        decimals={isQuantity ? rules.quantityScale : moneyScale}
        available={
          isQuantity
            ? maxMarginAmount && price && maxQuantityFor(maxMarginAmount, price, draft, rules)
            : maxMarginAmount
        }
        value={draft[draft.by]}
        onChange={text => change({ [draft.by]: text })}
        error={flow.errorOf(draft.by)}
        hint={
          isQuantity
            ? t.quantityHint({
                step: exactly(rules.quantityStep),
                value: exactly(rules.pointValue),
                currency,
              })
            : t.marginHint()
        }
      />
      {available !== undefined && (
        <p className={ticket.available}>
          {trade.available()} <ExactMoney value={available} currency={currency} isPrivate />
        </p>
      )}
    </div>
  )
}

/** Maximum margin that leaves enough for the fee. */
function maxMargin(available: string, draft: ContractDraft, rules: ContractRules): string {
  const { openFeeRate } = feesOf(draft.direction, rules)
  const feeOfMargin = multiply(openFeeRate, String(leverageOf(draft, rules)))
  return divide(available, sum(['1', feeOfMargin]), moneyScale)
}

/** Maximum quantity for a margin; of a market order with a buffer of 0.5% for a rising price. */
function maxQuantityFor(margin: string, price: string, draft: ContractDraft, rules: ContractRules): string {
  const { direction, type } = draft
  const leverage = leverageOf(draft, rules)
  const most = type === 'market' ? multiply(price, '1.005') : price
  return estimateContract({ direction, orderType: type, leverage, margin }, most, rules).quantity
}

interface TpSlFieldsProps extends FieldProps {
  errorOf: (field: 'takeProfit' | 'stopLoss') => string | undefined
  /** The price that the position is opened at; undefined while it is not known. */
  price: string | undefined
}

/** The take profit and stop loss: off, or filled in with the person's own defaults. */
function TpSlFields({ draft, rules, onChange, errorOf, price }: TpSlFieldsProps) {
  const t = useMessages('contract')
  const locale = useLanguage()
  const isOn = draft.hasTpSl === 'yes'
  const isShort = draft.direction === 'short'
  const defaults = useDefaultExits({ price, isShort, step: rules.priceStep })
  const turnOn = () =>
    onChange({
      hasTpSl: 'yes',
      takeProfit: draft.takeProfit || defaults.takeProfit,
      stopLoss: draft.stopLoss || defaults.stopLoss,
    })
  const priceOf = (name: 'takeProfit' | 'stopLoss') => {
    const parsed = parseNumber(draft[name], { locale, decimals: rules.priceScale, allowZero: false })
    return parsed.ok ? parsed.value : undefined
  }
  const field = (name: 'takeProfit' | 'stopLoss', label: string) => (
    <AmountField
      keepsRoom
      name={name}
      label={label}
      currency={rules.pricedIn}
      decimals={rules.priceScale}
      value={draft[name]}
      onChange={text => onChange({ [name]: text })}
      error={errorOf(name)}
    />
  )
  return (
    <div className={styles.tpSl}>
      <Chip selected={isOn} onPress={() => (isOn ? onChange({ hasTpSl: 'no' }) : turnOn())}>
        {t.exitsOn()}
      </Chip>
      {isOn && (
        <>
          <div className={styles.pair}>
            {field('takeProfit', t.takeProfit())}
            {field('stopLoss', t.stopLoss())}
          </div>
          <p className={ticket.aside}>{t.exitHint()}</p>
          <SaveExitDefaults price={price} takeProfit={priceOf('takeProfit')} stopLoss={priceOf('stopLoss')} />
        </>
      )}
    </div>
  )
}
