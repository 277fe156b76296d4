import type { Follow, FollowRequest } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { compare, trimZeros } from '#src/lib/money/money.ts'
import { scaleOf } from '#src/lib/money/decimal.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'

/** The limits of a follower, as sent. */
export type FollowLimits = Omit<FollowRequest, 'traderId'>

const limitNames = [
  'sizing',
  'amount',
  'ratio',
  'totalLimit',
  'maxLoss',
  'slippage',
  'ways',
  'productTypes',
  'atStop',
] as const
type LimitName = (typeof limitNames)[number]

export const productTypes = ['1', '2', '3', '4'] as const

const defaults: Record<LimitName, string> = {
  sizing: 'amount',
  amount: '',
  ratio: '',
  totalLimit: '',
  maxLoss: '',
  slippage: '0.005',
  ways: 'both',
  productTypes: productTypes.join(','),
  atStop: 'close',
}

/** The form of the limits of a follower: of a new follow, or of an existing one. */
export function useLimitsForm(draft: string, follow?: Follow) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const read = useAmountParser()
  const formatLimit = (value: string | null) =>
    value === null ? '' : formatNumber(value, { locale, decimals: scaleOf(trimZeros(value)) })
  const initial = follow
    ? {
        ...defaults,
        sizing: follow.sizing,
        amount: formatLimit(follow.amount),
        ratio: formatLimit(follow.ratio),
        totalLimit: formatLimit(follow.totalLimit),
        maxLoss: formatLimit(follow.maxLoss),
        slippage: follow.slippage,
        ways: follow.ways,
        productTypes: follow.productTypes,
        atStop: follow.atStop,
      }
    : defaults
  const maxAmount = '999999999'
  const validateAmount = (text: string) => read(text, { maximum: maxAmount })
  const validateRatio = (text: string) => read(text, { minimum: '0.01', maximum: '10' })
  const form = useForm<LimitName>({
    initial,
    draft,
    validate: {
      amount: (text, { sizing }) => (sizing === 'amount' ? validateAmount(text).error : undefined),
      ratio: (text, { sizing }) => (sizing === 'ratio' ? validateRatio(text).error : undefined),
      totalLimit: (text, { sizing, amount }) => {
        const total = validateAmount(text)
        const perTrade = sizing === 'amount' ? validateAmount(amount).value : undefined
        const isBelowPerTrade =
          total.value !== undefined && perTrade !== undefined && compare(total.value, perTrade) < 0
        return total.error ?? (isBelowPerTrade ? t.needsTotal() : undefined)
      },
      maxLoss: text => validateAmount(text).error,
      productTypes: text => (text === '' ? t.needsProduct() : undefined),
    },
  })

  /** The limits as they would be sent; undefined while invalid. */
  const limits = (): FollowLimits | undefined => {
    const { sizing, amount, ratio, totalLimit, maxLoss, ...rest } = form.values
    const size = sizing === 'ratio' ? validateRatio(ratio).value : validateAmount(amount).value
    const [total, loss] = [validateAmount(totalLimit).value, validateAmount(maxLoss).value]
    if (size === undefined || total === undefined || loss === undefined) return undefined
    return {
      ...(sizing === 'ratio'
        ? { sizing: 'ratio', ratio: trimZeros(size) }
        : { sizing: 'amount', amount: trimZeros(size) }),
      totalLimit: trimZeros(total),
      maxLoss: trimZeros(loss),
      slippage: rest.slippage,
      // The fields offer these values only.
      ways: rest.ways as FollowLimits['ways'],
      productTypes: rest.productTypes,
      atStop: rest.atStop as FollowLimits['atStop'],
    }
  }
  return { form, limits }
}

export type LimitsForm = ReturnType<typeof useLimitsForm>
