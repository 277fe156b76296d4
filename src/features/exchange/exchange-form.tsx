import type { ReactNode } from 'react'
import type { Exchange, ExchangePreview, PlatformCurrency } from '#models'
import { hasUnanswered } from '#src/api/unanswered-requests.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { Age } from '#src/ui/figures/age.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { ExchangeRows } from './exchange-rows.tsx'
import { shortRate } from '#src/widgets/exchange/short-rate.ts'
import styles from './exchange.module.css'
import { exchangeDraft, useExchangeForm, type ChosenCurrencies } from './use-exchange-form.ts'
import type { TimedPreview } from './use-exchange-preview.ts'
import { ExchangeSheet } from './exchange-sheet.tsx'
import { Tip } from '#src/widgets/site/tip.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { ExactAmount, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

/** A rate is renewed every five seconds; above this age, ms, it is shown as stale. */
const staleAfter = 15_000

export interface ExchangeFormProps {
  currencies: readonly PlatformCurrency[]
  chosen: ChosenCurrencies
  onDone: (exchange: Exchange) => void
}

/** The exchange form: two currencies, amount and costs. */
export function ExchangeForm({ currencies, chosen, onDone }: ExchangeFormProps) {
  const t = useMessages('exchange')
  const state = useExchangeForm(chosen)
  const { form, timedPreview, problem, offer: proposal, setOffer: setProposal } = state
  const finish = (exchange: Exchange) => {
    setProposal(undefined)
    form.clear()
    discardDraft(exchangeDraft)
    onDone(exchange)
  }
  return (
    <>
      <form noValidate className={styles.form} onSubmit={state.onSubmit}>
        {hasUnanswered('createExchange') && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
        <Tip remark="exchangeNotice" />
        <CurrencyFields currencies={currencies} chosen={chosen}>
          <AmountSection state={state} from={chosen.from} />
        </CurrencyFields>
        {timedPreview ? (
          <ExchangeCosts
            timedPreview={timedPreview}
            hasAmount={state.hasAmount && !problem}
            isStale={!state.isCurrent}
          />
        ) : (
          state.isFailing && <ErrorState onRetry={state.retry} />
        )}
        <FormError error={form.error} />
        <Button type="submit" block busy={form.isSending}>
          {t.review()}
        </Button>
      </form>
      {proposal && (
        <ExchangeSheet
          proposal={proposal}
          onRenewed={setProposal}
          onClose={() => setProposal(undefined)}
          onDone={finish}
          onRefused={error => {
            setProposal(undefined)
            form.showError(error, 'amount')
          }}
        />
      )}
    </>
  )
}

/** The two currencies, with the amount below the one that is paid. */
function CurrencyFields({
  currencies,
  chosen: { from, to, choose, swap },
  children,
}: Omit<ExchangeFormProps, 'onDone'> & { children: ReactNode }) {
  const t = useMessages('exchange')
  const options = currencies.map(({ id, currencyName }) => ({ value: String(id), label: currencyName }))
  return (
    <>
      <div className={styles.side}>
        <SelectField
          label={t.currencyFrom()}
          options={options}
          value={String(from.id)}
          onChange={id => choose('from', id)}
        />
        {children}
      </div>
      <div className={styles.swap}>
        <IconButton icon="swap" label={t.swap()} onPress={swap} />
      </div>
      <SelectField
        label={t.currencyTo()}
        options={options}
        value={String(to.id)}
        onChange={id => choose('to', id)}
      />
    </>
  )
}

/** The amount, with available balance and limits. */
function AmountSection({
  state,
  from,
}: {
  state: ReturnType<typeof useExchangeForm>
  from: PlatformCurrency
}) {
  const t = useMessages('exchange')
  const { form, timedPreview, most: maxAmount, problem } = state
  const field = form.field('amount')
  const currency = from.currencyName
  // Of the previous currency until the new preview arrives.
  const preview = timedPreview?.preview.fromCurrencyId === from.id ? timedPreview.preview : undefined
  const error = field.error ?? problem
  return (
    <AmountField
      label={t.amount()}
      currency={currency}
      decimals={from.scale}
      available={preview && maxAmount}
      {...(preview ? { hint: <BalanceAndLimits preview={preview} /> } : {})}
      {...field}
      {...(error === undefined ? {} : { error })}
    />
  )
}

/** Available balance, and limits at this rate. */
function BalanceAndLimits({ preview }: { preview: ExchangePreview }) {
  const t = useMessages('exchange')
  const exactly = useExactFormat()
  const { available, minAmount, maxAmount, fromCurrencyName: currency } = preview
  return (
    <>
      {t.available()} <ExactAmount value={available} currency={currency} isPrivate />
      <br />
      {t.limits({ minimum: exactly(minAmount), maximum: exactly(maxAmount), currency })}
    </>
  )
}

interface ExchangeCostsProps {
  timedPreview: TimedPreview
  hasAmount: boolean
  isStale: boolean
}

/** The rate with its age and, once there is an amount, the costs. */
function ExchangeCosts({
  timedPreview: { preview, askedAt },
  hasAmount,
  isStale: isOld,
}: ExchangeCostsProps) {
  const t = useMessages('exchange')
  const exactly = useExactFormat()
  const { fromCurrencyName: from, toCurrencyName: to, rate } = preview
  return (
    <div data-old={isOld}>
      <p className={styles.rate}>
        <bdi className="figures">{t.rateLine({ from, rate: exactly(shortRate(rate)), to })}</bdi>
        <span>
          <span className="visually-hidden">{t.rateAge()} </span>
          <Age time={askedAt} staleAfter={staleAfter} />
        </span>
      </p>
      {hasAmount && <ExchangeRows figures={preview} isPreview />}
    </div>
  )
}
