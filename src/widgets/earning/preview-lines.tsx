import type { EarningOrder, EarningPreview, EarningProduct } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { useDates } from '../dates.ts'
import { ExactAmount } from '../exact-amount.tsx'
import { useExactly } from '../ticket/exact.tsx'
import type { EarningService } from './service.ts'
import { useEarningWords } from './use-earning-words.ts'

/** What an order and its preview say alike. */
export type EarningFigures = Pick<
  EarningOrder,
  | 'amount'
  | 'assetName'
  | 'currencyId'
  | 'dailyRate'
  | 'yearRate'
  | 'termDays'
  | 'startsAt'
  | 'endsAt'
  | 'dailyInterest'
  | 'totalInterest'
  | 'returns'
  | 'earlyBasis'
  | 'earlyRate'
>

/** The lines that a preview and its receipt share; without figures they stand with a dash each. */
export function useFigureLines(
  service: EarningService,
  { termDays, startsAt, endsAt }: Pick<EarningFigures, 'termDays'> & Partial<EarningFigures>,
  figures: EarningFigures | undefined,
) {
  const t = useMessages('earning')
  const words = useEarningWords(service)
  const date = useDates()
  const exactly = useExactly()
  const amount = (value: string | undefined) => (
    <ExactAmount
      value={value}
      {...(figures && { currency: figures.assetName })}
      isMoney={figures?.currencyId !== null}
      isPrivate={false}
    />
  )
  const moment = (time: number | undefined) => (time === undefined ? undefined : date(time, 'minute'))
  const formula = figures && {
    amount: exactly(figures.amount),
    rate: words.rate(figures.dailyRate),
    days: words.days(termDays),
  }
  return {
    amount,
    held: { label: t.held(), value: amount(figures?.amount), note: t.heldNote() },
    times: [
      { label: t.startsAt(), value: moment(startsAt), note: t.startsNote() },
      { label: t.endsAt(), value: moment(endsAt), note: t.endsNote() },
    ],
    earnings: [
      { label: t.aDayBrings(), value: amount(figures?.dailyInterest), note: t.aDayNote() },
      {
        label: t.total({ days: words.days(termDays) }),
        value: amount(figures?.totalInterest),
        note: formula && t.totalNote(formula),
      },
      { label: t.returns(), value: amount(figures?.returns), isTotal: true },
    ],
  } satisfies Record<string, unknown>
}

export interface PreviewLinesProps {
  service: EarningService
  product: EarningProduct
  /** Of the amount in the field, or of the least while there is none: the days are the same. */
  preview: EarningPreview | undefined
  hasAmount: boolean
  /** Whether the figures of the amount in the field are still on their way. */
  isWaiting: boolean
}

/** Everything that an order would come to: when it begins and ends, each day, all days, and leaving at once. */
export function PreviewLines({ service, product, preview, hasAmount, isWaiting }: PreviewLinesProps) {
  const t = useMessages('earning')
  const words = useEarningWords(service)
  const figures = hasAmount ? preview : undefined
  const lines = useFigureLines(service, preview ?? product, figures)
  const all: Definition[] = [
    { label: t.rate(), value: words.aDay(product), note: words.aYear(product) },
    lines.held,
    ...lines.times,
    ...lines.earnings,
    {
      label: t.earlyWorst(),
      value: lines.amount(figures?.earlyWorst),
      note: words.early(product),
    },
  ]
  return (
    <div aria-busy={isWaiting}>
      <DefinitionList lines={all} />
    </div>
  )
}
