import type { EarningOrder, EarningPreview, EarningProduct } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import type { EarningService } from './service.ts'
import { useEarningLabels } from './use-earning-labels.ts'
import { ExactAmount, useExactFormat } from '../format/exact-amount.tsx'

/** Figures that an order and its preview have in common. */
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

/** The rows shared by a preview and its receipt; without figures each shows a dash. */
export function useFigureRows(
  service: EarningService,
  { termDays, startsAt, endsAt }: Pick<EarningFigures, 'termDays'> & Partial<EarningFigures>,
  figures: EarningFigures | undefined,
) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  const date = useDateFormat()
  const exactly = useExactFormat()
  const amount = (value: string | undefined) => (
    <ExactAmount
      value={value}
      {...(figures && { currency: figures.assetName })}
      isMoney={figures?.currencyId !== null}
      isPrivate={false}
    />
  )
  const formatTime = (time: number | undefined) => (time === undefined ? undefined : date(time, 'minute'))
  const formula = figures && {
    amount: exactly(figures.amount),
    rate: labels.rate(figures.dailyRate),
    days: labels.days(termDays),
  }
  return {
    amount,
    held: { label: t.held(), value: amount(figures?.amount), note: t.heldNote() },
    times: [
      { label: t.startsAt(), value: formatTime(startsAt), note: t.startsNote() },
      { label: t.endsAt(), value: formatTime(endsAt), note: t.endsNote() },
    ],
    earnings: [
      { label: t.aDayBrings(), value: amount(figures?.dailyInterest), note: t.aDayNote() },
      {
        label: t.total({ days: labels.days(termDays) }),
        value: amount(figures?.totalInterest),
        note: formula && t.totalNote(formula),
      },
      { label: t.returns(), value: amount(figures?.returns), isTotal: true },
    ],
  } satisfies Record<string, unknown>
}

export interface PreviewRowsProps {
  service: EarningService
  product: EarningProduct
  /** For the amount in the field, or for the minimum while the field is empty: the dates are the same. */
  preview: EarningPreview | undefined
  hasAmount: boolean
  /** Whether the figures of the amount in the field are loading. */
  isWaiting: boolean
}

/** All figures of an order: start and end, daily and total interest, and early redemption. */
export function PreviewRows({ service, product, preview, hasAmount, isWaiting }: PreviewRowsProps) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  const figures = hasAmount ? preview : undefined
  const rows = useFigureRows(service, preview ?? product, figures)
  const allRows: Definition[] = [
    { label: t.rate(), value: labels.aDay(product), note: labels.aYear(product) },
    rows.held,
    ...rows.times,
    ...rows.earnings,
    {
      label: t.earlyWorst(),
      value: rows.amount(figures?.earlyWorst),
      note: labels.early(product),
    },
  ]
  return (
    <div aria-busy={isWaiting}>
      <DefinitionList lines={allRows} />
    </div>
  )
}
