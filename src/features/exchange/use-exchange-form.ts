import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ExchangePreview, PlatformCurrency } from '#src/api/generated/models/index.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { min, trimZeros, type Decimal } from '#src/lib/money.ts'
import { useAmountReader } from '#src/widgets/amount-fault.ts'
import { serverWords } from '#src/widgets/server-words.ts'
import { useSiteSetting } from '#src/widgets/site-setting.ts'
import { useForm } from '#src/widgets/use-form.ts'
import { fetchQuote, useExchangePreview, type Quote } from './use-exchange-preview.ts'

/** The name under which what is typed is kept. */
export const exchangeDraft = 'exchange'

/** The form of an exchange: an amount, with the rate of this moment, until its owner asks for an offer. */
export function useExchangeForm({ from, to }: Pick<ChosenCurrencies, 'from' | 'to'>) {
  const locale = useLanguage()
  const readAmount = useAmountReader()
  const [offer, setOffer] = useState<Quote>()
  const read = (amount: string) => readAmount(amount, { decimals: from.scale })
  const form = useForm({
    initial: { amount: '' },
    check: { amount: amount => read(amount).fault },
    draft: exchangeDraft,
  })
  const { value } = read(form.values.amount)
  // Without an amount the rate and the limits are asked for alone.
  const asked = { fromCurrencyId: from.id, toCurrencyId: to.id, amount: trimZeros(value ?? '0') }
  const look = useExchangePreview(asked, offer !== undefined)
  const problem = look.isCurrent && value !== undefined ? look.quote?.preview.problem : null

  const review = async () => {
    if (value === undefined) return
    const quote = await fetchQuote(asked)
    if (quote.preview.problem) await look.retry()
    else setOffer(quote)
  }
  return {
    form,
    ...look,
    hasAmount: value !== undefined,
    /** What stands in the way of the amount, in words. */
    problem: problem ? serverWords(problem.msg, problem.params, locale) : undefined,
    /** What can be paid at most at this rate: the limit, or all there is. */
    most: look.quote && mostOf(look.quote.preview),
    onSubmit: form.submit(review),
    offer,
    setOffer,
  }
}

function mostOf({ available, maxAmount }: ExchangePreview): Decimal {
  return min(available, maxAmount)
}

export interface ChosenCurrencies {
  from: PlatformCurrency
  to: PlatformCurrency
  /** Each currency once: one that is chosen for a side leaves the other. */
  choose: (side: 'from' | 'to', id: string) => void
  swap: () => void
}

/**
 * The two currencies as they stand in the address, so that coming back from elsewhere finds them again; else those that the site
 * begins with (R9.1). Undefined: there are not two of them.
 */
export function useChosenCurrencies(currencies: readonly PlatformCurrency[]): ChosenCurrencies | undefined {
  const [search, setSearch] = useSearchParams()
  const usual = [useSiteSetting('default_trade_currency_id'), useSiteSetting('default_transId')].map(String)
  const find = (id: string | null | undefined) => currencies.find(one => String(one.id) === id)
  const from = find(search.get('from')) ?? find(usual[0]) ?? currencies[0]
  const wanted = [search.get('to'), usual[1], usual[0], ...currencies.map(one => String(one.id))]
  const to = wanted.map(find).find(one => one !== undefined && one !== from)
  if (!from || !to) return undefined
  const put = (ids: { from: string; to: string }) => setSearch(ids, { replace: true })
  const swap = () => put({ from: String(to.id), to: String(from.id) })
  return {
    from,
    to,
    swap,
    choose: (side, id) => {
      const chosen = { from: String(from.id), to: String(to.id) }
      if (chosen[side === 'from' ? 'to' : 'from'] === id) swap()
      else put({ ...chosen, [side]: id })
    },
  }
}
