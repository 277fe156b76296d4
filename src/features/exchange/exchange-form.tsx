import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Exchange, ExchangePreview, PlatformCurrency } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { Age } from '#src/ui/age.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { ExchangeAmount } from '#src/widgets/exchange/exchange-amount.tsx'
import { ExchangeLines } from '#src/widgets/exchange/exchange-lines.tsx'
import { shortRate } from '#src/widgets/exchange/short-rate.ts'
import { useExactly } from '#src/widgets/ticket/exact.tsx'
import { refreshAccount } from '#src/widgets/ticket/send-order.ts'
import styles from './exchange.module.css'
import { exchangeDraft, useExchangeForm, type ChosenCurrencies } from './use-exchange-form.ts'
import type { Quote } from './use-exchange-preview.ts'
import { ExchangeSheet } from './exchange-sheet.tsx'
import { isExchangeUnanswered } from './use-exchange-sending.ts'

/** Lists that an exchange changes. */
const lists = [
  '/api/exchange/list',
  '/api/userBalance/list',
  '/api/userInfo/allocation',
  '/api/userBibiAssets/list',
  '/api/spotHolding/list',
]

/** A rate that is only looked at is renewed every five seconds; older, something is wrong. */
const ageLimit = 15_000

export interface ExchangeFormProps {
  currencies: readonly PlatformCurrency[]
  chosen: ChosenCurrencies
  onDone: (exchange: Exchange) => void
}

/** Two currencies, an amount, and everything that it costs, before anything is asked for. */
export function ExchangeForm({ currencies, chosen, onDone }: ExchangeFormProps) {
  const t = useMessages('exchange')
  const client = useQueryClient()
  const state = useExchangeForm(chosen)
  const { form, quote, problem, offer, setOffer } = state
  const finish = (exchange: Exchange) => {
    setOffer(undefined)
    form.set('amount', '')
    discardDraft(exchangeDraft)
    void refreshAccount(client, lists)
    onDone(exchange)
  }
  return (
    <>
      <form noValidate className={styles.form} onSubmit={state.onSubmit}>
        {isExchangeUnanswered() && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
        <Currencies currencies={currencies} chosen={chosen}>
          <Paid state={state} from={chosen.from} />
        </Currencies>
        {quote ? (
          <Costs quote={quote} hasAmount={state.hasAmount && !problem} isOld={!state.isCurrent} />
        ) : (
          state.isFailing && <ErrorState onRetry={state.retry} />
        )}
        {form.error && (
          <Notice tone="danger" live>
            {form.error.text}
          </Notice>
        )}
        <Button type="submit" block busy={form.isSending}>
          {t.review()}
        </Button>
      </form>
      {offer && (
        <ExchangeSheet
          offer={offer}
          onOffer={setOffer}
          onClose={() => setOffer(undefined)}
          onDone={finish}
          onRefused={error => {
            setOffer(undefined)
            form.refuse(error, 'amount')
          }}
        />
      )}
    </>
  )
}

/** Which currency for which; what is paid stands under its own. */
function Currencies({
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

/** How much, of what there is and within the limits of this rate. */
function Paid({ state, from }: { state: ReturnType<typeof useExchangeForm>; from: PlatformCurrency }) {
  const t = useMessages('exchange')
  const { form, quote, most, problem } = state
  const field = form.field('amount')
  const currency = from.currencyName
  // Of another currency until the new rate is there.
  const preview = quote?.preview.fromCurrencyId === from.id ? quote.preview : undefined
  const error = field.error ?? problem
  return (
    <AmountField
      label={t.amount()}
      currency={currency}
      decimals={from.scale}
      available={preview && most}
      {...(preview ? { hint: <Limits preview={preview} /> } : {})}
      {...field}
      {...(error === undefined ? {} : { error })}
    />
  )
}

/** What there is, and what may be paid at this rate. */
function Limits({ preview }: { preview: ExchangePreview }) {
  const t = useMessages('exchange')
  const exactly = useExactly()
  const { available, minAmount, maxAmount, fromCurrencyName: currency } = preview
  return (
    <>
      {t.available()} <ExchangeAmount value={available} currency={currency} isPrivate />
      <br />
      {t.limits({ minimum: exactly(minAmount), maximum: exactly(maxAmount), currency })}
    </>
  )
}

interface CostsProps {
  quote: Quote
  hasAmount: boolean
  isOld: boolean
}

/** The rate with its age, and, for an amount, every cost and what is received. */
function Costs({ quote: { preview, askedAt }, hasAmount, isOld }: CostsProps) {
  const t = useMessages('exchange')
  const exactly = useExactly()
  const { fromCurrencyName: from, toCurrencyName: to, rate } = preview
  return (
    <div className={styles.costs} data-old={isOld}>
      <p className={styles.rate}>
        <bdi className="figures">{t.rateLine({ from, rate: exactly(shortRate(rate)), to })}</bdi>
        <span>
          <span className="visually-hidden">{t.rateAge()} </span>
          <Age time={askedAt} limit={ageLimit} />
        </span>
      </p>
      {hasAmount && <ExchangeLines figures={preview} isOffer />}
    </div>
  )
}
