import { Radio } from '@mantine/core'
import type { FastTradeOption } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { tabStopOf } from '#src/ui/choices/radio-cards.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { useDurationFormat } from '#src/widgets/format/use-duration-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import ticket from '#src/widgets/ticket/ticket.module.css'
import type { QuickDraft } from './quick-draft.ts'
import styles from './quick.module.css'
import { stakeScale, type QuickField } from './validate-quick-ticket.ts'
import { ExactMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

export interface QuickFieldsProps {
  draft: QuickDraft
  onChange: (fields: Partial<QuickDraft>) => void
  errorOf: (field: QuickField) => string | undefined
  options: readonly FastTradeOption[]
  option: FastTradeOption
  available: string | undefined
  currency: string
}

/** The fields of the ticket: direction, duration and stake. */
export function QuickFields({
  draft,
  onChange,
  errorOf,
  options,
  option,
  available,
  currency,
}: QuickFieldsProps) {
  const t = useMessages('quick')
  const trade = useMessages('trade')
  const exactly = useExactFormat()
  const { minAmount, maxAmount } = option
  return (
    <>
      <Segmented
        label={t.direction()}
        tone="sides"
        value={draft.direction}
        onChange={direction => onChange({ direction })}
        items={[
          { id: 'buy', label: t.rises() },
          { id: 'sell', label: t.falls() },
        ]}
      />
      <DurationPicker
        options={options}
        value={option.id}
        onChange={id => onChange({ option: String(id) })}
        error={errorOf('option')}
      />
      <div className={ticket.size}>
        <AmountField
          name="stake"
          label={t.stake()}
          currency={currency}
          decimals={stakeScale}
          value={draft.stake}
          onChange={stake => onChange({ stake })}
          error={errorOf('stake')}
          hint={t.rangeStake({ minimum: exactly(minAmount), maximum: exactly(maxAmount), currency })}
        />
        {available !== undefined && (
          <p className={ticket.available}>
            {trade.available()} <ExactMoney value={available} currency={currency} isPrivate />
          </p>
        )}
      </div>
    </>
  )
}

interface DurationPickerProps {
  options: readonly FastTradeOption[]
  value: number
  onChange: (id: number) => void
  error: string | undefined
}

/** Duration picker, with the payout rate of each. */
function DurationPicker({ options, value, onChange, error }: DurationPickerProps) {
  const t = useMessages('quick')
  const locale = useLanguage()
  const durationOf = useDurationFormat()
  const tabStop = tabStopOf(options, value)
  return (
    <Radio.Group
      label={t.duration()}
      value={String(value)}
      onChange={id => onChange(Number(id))}
      error={error}
      errorProps={{ role: 'alert' }}
    >
      <div className={styles.options}>
        {options.map(({ id, duration: count, durationUnit: unit, payoutRate }) => {
          const rate = feePercent(payoutRate, locale)
          return (
            <Radio.Card
              key={id}
              value={String(id)}
              tabIndex={id === tabStop ? 0 : -1}
              className={styles.option}
              aria-label={t.payoutOf({ duration: durationOf({ count, unit }), rate })}
            >
              <span aria-hidden>{durationOf({ count, unit }, 'short')}</span>
              <span aria-hidden className={styles.payout}>
                <bdi className="figures">{t.payout({ rate })}</bdi>
              </span>
            </Radio.Card>
          )
        })}
      </div>
    </Radio.Group>
  )
}
