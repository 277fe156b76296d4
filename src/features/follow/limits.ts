import type { Follow, FollowRequest } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { compare, trimZeros } from '#src/lib/money.ts'
import { scaleOf } from '#src/lib/decimal.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { useAmountReader } from '#src/widgets/amount-fault.ts'
import { useForm } from '#src/widgets/use-form.ts'

/** What a follower sets, as it is sent. */
export type Limits = Omit<FollowRequest, 'traderId' | 'idempotencyKey'>

const names = [
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
type LimitName = (typeof names)[number]

export const productTypes = ['1', '2', '3', '4'] as const

const preset: Record<LimitName, string> = {
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

/** The form of a follower's limits: new ones, or those that a following has. */
export function useLimitsForm(draft: string, follow?: Follow) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const read = useAmountReader()
  const typed = (value: string | null) =>
    value === null ? '' : formatNumber(value, { locale, decimals: scaleOf(trimZeros(value)) })
  const initial = follow
    ? {
        ...preset,
        sizing: follow.sizing,
        amount: typed(follow.amount),
        ratio: typed(follow.ratio),
        totalLimit: typed(follow.totalLimit),
        maxLoss: typed(follow.maxLoss),
        slippage: follow.slippage,
        ways: follow.ways,
        productTypes: follow.productTypes,
        atStop: follow.atStop,
      }
    : preset
  const most = '999999999'
  const readAmount = (text: string) => read(text, { maximum: most })
  const readRatio = (text: string) => read(text, { minimum: '0.01', maximum: '10' })
  const form = useForm<LimitName>({
    initial,
    draft,
    check: {
      amount: (text, { sizing }) => (sizing === 'amount' ? readAmount(text).fault : undefined),
      ratio: (text, { sizing }) => (sizing === 'ratio' ? readRatio(text).fault : undefined),
      totalLimit: (text, { sizing, amount }) => {
        const total = readAmount(text)
        const one = sizing === 'amount' ? readAmount(amount).value : undefined
        const isLess = total.value !== undefined && one !== undefined && compare(total.value, one) < 0
        return total.fault ?? (isLess ? t.needsTotal() : undefined)
      },
      maxLoss: text => readAmount(text).fault,
      productTypes: text => (text === '' ? t.needsProduct() : undefined),
    },
  })

  /** The limits as they would be sent; undefined while something is wrong. */
  const limits = (): Limits | undefined => {
    const { sizing, amount, ratio, totalLimit, maxLoss, ...rest } = form.values
    const size = sizing === 'ratio' ? readRatio(ratio).value : readAmount(amount).value
    const [total, loss] = [readAmount(totalLimit).value, readAmount(maxLoss).value]
    if (size === undefined || total === undefined || loss === undefined) return undefined
    return {
      ...(sizing === 'ratio'
        ? { sizing: 'ratio', ratio: trimZeros(size) }
        : { sizing: 'amount', amount: trimZeros(size) }),
      totalLimit: trimZeros(total),
      maxLoss: trimZeros(loss),
      slippage: rest.slippage,
      // What the choices below can be set to.
      ways: rest.ways as Limits['ways'],
      productTypes: rest.productTypes,
      atStop: rest.atStop as Limits['atStop'],
    }
  }
  return { form, limits }
}

export type LimitsForm = ReturnType<typeof useLimitsForm>
