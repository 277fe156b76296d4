import { dataOf, rowsOf } from '#src/api/envelope.ts'
import type { FastTradeOption, ProductDetail } from '#src/api/generated/models/index.ts'
import { useListFastTradeOptions } from '#src/api/generated/spot/spot.ts'
import { useGetUserBalance } from '#src/api/generated/user/user.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { feeRateOf } from '#src/lib/fee-remarks.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { useCurrencyName } from '#src/widgets/currencies.ts'
import { usePublishedFees } from '#src/widgets/fees/use-published-fees.ts'
import { useSiteSetting } from '#src/widgets/site-setting.ts'
import { useOrderFlow } from '#src/widgets/ticket/use-order-flow.ts'
import type { LivePrice } from '#src/widgets/traded-product.ts'
import { useQuickDraft, type QuickDraft } from './quick-draft.ts'
import { quickOperation } from './quick-operation.ts'
import { estimateQuick, readQuick, type QuickField, type QuickRates } from './read-quick.ts'
import { useCoolingOffLock } from './use-trading-limits.ts'

/** What is offered changes with the hour: what would end after the close is left out. */
const optionsInterval = 30_000

/** Everything a quick ticket knows: what is typed, what it could come to, and what stands in its way. */
export function useQuickTicket(detail: ProductDetail, live: LivePrice) {
  const { product, rules } = detail
  const locale = useLanguage()
  const isSignedIn = useIsSignedIn()
  const { productType, productCode } = product
  const offered = useListFastTradeOptions(
    { productType, productCode },
    { query: { refetchInterval: optionsInterval } },
  )
  const balance = dataOf(
    useGetUserBalance({ currencyId: rules.currencyId }, { query: { enabled: isSignedIn } }).data,
  )
  const currencyName = useCurrencyName()
  const currency = balance?.currencyName ?? currencyName(rules.currencyId)
  const available = isSignedIn ? balance?.available : undefined

  const { draft, change, clear } = useQuickDraft(product)
  const options = rowsOf(offered.data)
  const option = options?.find(one => String(one.id) === draft.option) ?? options?.[0]
  const { terms, faults } = readQuick(draft, { option, locale, currency, available })
  const rates = useRates(product.productType, draft.direction, option)
  const flow = useOrderFlow(quickOperation, {
    detail,
    live,
    terms,
    faults,
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
    hasFailed: offered.isError && !options,
    retry: offered.refetch,
    available,
    currency,
    flow,
    /** The figures to show: the server's, for a guest our own estimate. */
    shown: isSignedIn ? flow.preview : terms && rates && estimateQuick(terms.stake, rates),
  }
}

/** The server says `optionId`; on the ticket that is the choice of a duration. */
function fieldFor(field: string): QuickField | undefined {
  if (field === 'optionId') return 'option'
  return field === 'stake' ? field : undefined
}

function useRates(
  productType: 1 | 2 | 3 | 4,
  direction: QuickDraft['direction'],
  option: FastTradeOption | undefined,
): QuickRates | undefined {
  const { fees } = usePublishedFees()
  const hasFee = useSiteSetting('app_fast_fee') !== 0
  const isDrawFree = useSiteSetting('app_fastFree') !== 0
  const published = fees && feeRateOf(fees.settings, productType, 0, direction === 'buy' ? 1 : 2)
  const feeRate = hasFee ? published : '0'
  return option && feeRate !== undefined ? { payoutRate: option.payoutRate, feeRate, isDrawFree } : undefined
}
