import { dataOf } from '#src/api/envelope.ts'
import { useChangeAlert, useCreateAlert } from '#src/api/generated/alert/alert.ts'
import type { AlertCondition, PriceAlert, ProductDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { compare, isDecimal } from '#src/lib/money/decimal.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { priceDecimals } from '#src/widgets/quotes/product.ts'
import { isOfChange } from './use-alert-text.ts'

/** Decimals of a change in percent. */
const PERCENT_DECIMALS = 2
/** The largest changes of a day, in percent. */
const MAX_CHANGE = { rise: '1000', fall: '99.99' } as const

export const CONDITIONS = ['above', 'below', 'rise', 'fall'] as const

const toCondition = (text: string): AlertCondition => CONDITIONS.find(each => each === text) ?? 'above'

export interface AlertFormOptions {
  /** The alert to change; undefined: a new one. */
  alert: PriceAlert | undefined
  /** A price that was chosen on the chart. */
  price: string | undefined
  /** The price of the product now. */
  nowPrice: string
  onSaved: () => void
}

/** An alert at a price is about the way there from the price now. */
const conditionAt = (price: string | undefined, nowPrice: string): AlertCondition | undefined =>
  price === undefined ? undefined : isDecimal(nowPrice) && compare(price, nowPrice) < 0 ? 'below' : 'above'

/** The form of a new alert of a product, or of one that exists; kept as a draft until it is saved. */
export function useAlertForm({ product }: ProductDetail, { alert, price, ...options }: AlertFormOptions) {
  const { nowPrice, onSaved } = options
  const t = useMessages('alert')
  const locale = useLanguage()
  const parse = useAmountParser()
  const { mutateAsync: create } = useCreateAlert()
  const { mutateAsync: change } = useChangeAlert()
  // One of its own for a price of the chart, beside what was typed before.
  const draft = `alert ${alert?.id ?? product.productCode}${price === undefined ? '' : ` ${price}`}`
  const parsed = (text: string, condition: AlertCondition) =>
    parse(text, {
      decimals: isOfChange(condition) ? PERCENT_DECIMALS : priceDecimals(product.tickerInfo),
      maximum: condition === 'rise' || condition === 'fall' ? MAX_CHANGE[condition] : '10000000',
    })
  const initial = price ?? alert?.value
  const form = useForm({
    initial: {
      condition: conditionAt(price, nowPrice) ?? alert?.condition ?? 'above',
      value: initial === undefined ? '' : formatExact(initial, locale),
      isRepeating: `${alert?.isRepeating ?? 0}`,
    },
    validate: { value: (text, { condition }) => parsed(text, toCondition(condition)).error },
    draft,
  })
  const send = async (values: typeof form.values, isPaused: 0 | 1 = 0) => {
    const condition = toCondition(values.condition)
    const { value } = parsed(values.value, condition)
    if (value === undefined) return
    const terms = { condition, value, isRepeating: values.isRepeating === '1' ? 1 : 0 } as const
    const { productType, productCode } = product
    const answer = alert
      ? await change({ data: { id: alert.id, ...terms, isPaused } })
      : await create({ data: { productType, productCode, ...terms } })
    if (!dataOf(answer)) return
    discardDraft(draft)
    toast(alert ? t.changed() : t.saved())
    onSaved()
  }
  return { form, send, condition: toCondition(form.values.condition), draft }
}
