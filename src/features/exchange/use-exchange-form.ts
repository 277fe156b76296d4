import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ExchangePreview, PlatformCurrency } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { min, trimZeros, type Decimal } from '#src/lib/money/money.ts'
import { announce } from '#src/ui/feedback/announcer.tsx'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { serverMessage } from '#src/widgets/format/server-messages.ts'
import { useSiteSetting } from '#src/widgets/site/use-site-setting.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { fetchTimedPreview, useExchangePreview, type TimedPreview } from './use-exchange-preview.ts'

/** Key of the draft. */
export const exchangeDraft = 'exchange'

/** State of the exchange form: amount, current rate, and the proposal to confirm. */
export function useExchangeForm({ from, to }: Pick<ChosenCurrencies, 'from' | 'to'>) {
  const locale = useLanguage()
  const readAmount = useAmountParser()
  const client = useQueryClient()
  const [proposal, setProposal] = useState<TimedPreview>()
  const validateAmount = (amount: string) => readAmount(amount, { decimals: from.scale })
  const form = useForm({
    initial: { amount: '' },
    validate: { amount: amount => validateAmount(amount).error },
    draft: exchangeDraft,
  })
  const { value } = validateAmount(form.values.amount)
  // Without an amount, the preview still gives rate and limits.
  const request = { fromCurrencyId: from.id, toCurrencyId: to.id, amount: trimZeros(value ?? '0') }
  const previewState = useExchangePreview(request, proposal !== undefined)
  const problem =
    previewState.isCurrent && value !== undefined ? previewState.timedPreview?.preview.problem : null

  const review = async () => {
    if (value === undefined) return
    const timedPreview = await fetchTimedPreview(client, request)
    if (timedPreview.preview.problem) await previewState.retry()
    else setProposal(timedPreview)
  }
  return {
    form,
    ...previewState,
    hasAmount: value !== undefined,
    /** Error text of the amount. */
    problem: problem ? serverMessage(problem.msg, problem.params, locale) : undefined,
    /** Maximum amount: the lower of limit and balance. */
    most: previewState.timedPreview && maxPayable(previewState.timedPreview.preview),
    onSubmit: form.submit(review),
    offer: proposal,
    setOffer: setProposal,
  }
}

function maxPayable({ available, maxAmount }: ExchangePreview): Decimal {
  return min(available, maxAmount)
}

export interface ChosenCurrencies {
  from: PlatformCurrency
  to: PlatformCurrency
  /** Choosing the currency of the other side swaps them, which is announced: the other field changes without the focus. */
  choose: (side: 'from' | 'to', id: string) => void
  swap: () => void
}

/**
 * The two currencies, kept in the URL so that navigating back restores them; by default those of the site settings
 * (R9.1). Undefined: there are fewer than two.
 */
export function useChosenCurrencies(currencies: readonly PlatformCurrency[]): ChosenCurrencies | undefined {
  const t = useMessages('exchange')
  const [search, setSearch] = useSearchParams()
  const defaults = [useSiteSetting('default_trade_currency_id'), useSiteSetting('default_transId')].map(
    String,
  )
  const find = (id: string | null | undefined) => currencies.find(one => String(one.id) === id)
  const from = find(search.get('from')) ?? find(defaults[0]) ?? currencies[0]
  const wanted = [search.get('to'), defaults[1], defaults[0], ...currencies.map(one => String(one.id))]
  const to = wanted.map(find).find(one => one !== undefined && one !== from)
  if (!from || !to) return undefined
  const setCurrencies = (ids: { from: string; to: string }) => setSearch(ids, { replace: true })
  const swap = () => {
    setCurrencies({ from: String(to.id), to: String(from.id) })
    announce(t.swapped({ from: to.currencyName, to: from.currencyName }))
  }
  return {
    from,
    to,
    swap,
    choose: (side, id) => {
      const chosen = { from: String(from.id), to: String(to.id) }
      if (chosen[side === 'from' ? 'to' : 'from'] === id) swap()
      else setCurrencies({ ...chosen, [side]: id })
    },
  }
}
