import { rowsOf } from '#src/api/envelope.ts'
import type { FastTradeOption, ProductDetail } from '#models'
import { useListFastTradeOptions } from '#src/api/generated/spot/spot.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { feeRateOf } from '#src/lib/trading/fee-remarks.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { useCash } from '#src/widgets/ticket/use-cash.ts'
import { usePublishedFees } from '#src/widgets/fees/use-published-fees.ts'
import { useSiteSetting } from '#src/widgets/site/use-site-setting.ts'
import { useOrderFlow } from '#src/widgets/ticket/use-order-flow.ts'
import type { LivePrice } from '#src/widgets/quotes/use-product-detail.ts'
import { useQuickDraft, type QuickDraft } from './quick-draft.ts'
import { quickOperation } from './quick-operation.ts'
import {
  estimateQuick,
  validateQuickTicket,
  type QuickField,
  type DecimalQuickRates,
} from './validate-quick-ticket.ts'
import { useCoolingOffLock } from './use-trading-limits.ts'

/** ms between refetches: options that would end after the market close are not offered. */
const optionsInterval = 30_000

/** State of a quick ticket: draft, validation, preview or estimate, and order flow. */
export function useQuickTicket(detail: ProductDetail, live: LivePrice) {
  const { product, rules } = detail
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const { productType, productCode } = product
  const optionsQuery = useListFastTradeOptions(
    { productType, productCode },
    { query: { refetchInterval: optionsInterval } },
  )
  const { cash: available, currency } = useCash(rules.currencyId)

  const { draft, change, clear } = useQuickDraft(product)
  const options = rowsOf(optionsQuery.data)
  const option = options?.find(one => String(one.id) === draft.option) ?? options?.[0]
  const { terms, errors } = validateQuickTicket(draft, { option, locale, currency, available })
  const rates = useRates(product.productType, draft.direction, option)
  const flow = useOrderFlow(quickOperation, {
    detail,
    live,
    terms,
    errors,
    fieldFor,
    ownLock: useCoolingOffLock(),
  })
  return {
    draft,
    change: (fields: Partial<QuickDraft>) => {
      flow.touch()
      change(fields)
    },
    clear,
    options,
    option,
    hasFailed: optionsQuery.isError && !options,
    retry: optionsQuery.refetch,
    available,
    currency,
    flow,
    /** The figures to show: the preview, or for a guest the estimate. */
    shown: isSignedIn ? flow.preview : terms && rates && estimateQuick(terms.stake, rates),
  }
}

/** Maps the field `optionId` of the request to the duration picker. */
function fieldFor(field: string): QuickField | undefined {
  if (field === 'optionId') return 'option'
  return field === 'stake' ? field : undefined
}

function useRates(
  productType: 1 | 2 | 3 | 4,
  direction: QuickDraft['direction'],
  option: FastTradeOption | undefined,
): DecimalQuickRates | undefined {
  const { fees } = usePublishedFees()
  const hasFee = useSiteSetting('app_fast_fee') !== 0
  const isDrawFree = useSiteSetting('app_fastFree') !== 0
  const published = fees && feeRateOf(fees.settings, productType, 0, direction === 'buy' ? 1 : 2)
  const feeRate = hasFee ? published : '0'
  return option && feeRate !== undefined ? { payoutRate: option.payoutRate, feeRate, isDrawFree } : undefined
}
