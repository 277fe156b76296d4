import { Radio } from '@mantine/core'
import type { FastTradeOption } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { compare, min, type Decimal } from '#src/lib/money/money.ts'
import { tabStopOf } from '#src/ui/choices/radio-cards.tsx'
import { useDurationFormat } from '#src/widgets/format/use-duration-format.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { AvailableFigure, SideChoice, TicketChoices } from '#src/widgets/ticket/order-fields.tsx'
import { TicketAmount } from '#src/widgets/ticket/ticket-amount.tsx'
import { LimitsButton } from './limits-button.tsx'
import type { QuickDraft } from './quick-draft.ts'
import styles from './quick.module.css'
import { stakeScale, type QuickField } from './validate-quick-ticket.ts'
import { ShortMoney } from '#src/widgets/format/exact-amount.tsx'

export interface QuickFieldsProps {
  draft: QuickDraft
  onChange: (fields: Partial<QuickDraft>) => void
  errorOf: (field: QuickField) => string | undefined
  options: readonly FastTradeOption[]
  option: FastTradeOption
  available: string | undefined
  currency: string
}

/** The round stakes that are offered. */
const stakes: readonly Decimal[] = ['10', '25', '50', '100']

/** The fields of the ticket: direction, stake and duration. */
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
  const isSignedIn = useIsSignedIn()
  return (
    <>
      <SideChoice
        label={t.direction()}
        value={draft.direction}
        onChange={direction => onChange({ direction })}
        items={[
          { id: 'buy', label: t.rises() },
          { id: 'sell', label: t.falls() },
        ]}
      />
      <TicketAmount
        name="stake"
        label={t.stake()}
        unit={currency}
        decimals={stakeScale}
        available={available && min(available, option.maxAmount)}
        amounts={stakes.filter(
          stake => compare(stake, option.minAmount) !== -1 && compare(stake, option.maxAmount) !== 1,
        )}
        value={draft.stake}
        onChange={stake => onChange({ stake })}
        error={errorOf('stake')}
        funds={
          available !== undefined && (
            <AvailableFigure>
              <ShortMoney value={available} currency={currency} isPrivate />
            </AvailableFigure>
          )
        }
      />
      {isSignedIn && (
        <TicketChoices>
          <LimitsButton />
        </TicketChoices>
      )}
      <DurationPicker
        options={options}
        value={option.id}
        onChange={id => onChange({ option: String(id) })}
        error={errorOf('option')}
      />
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
