import type { EarningProduct } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useDayBegins } from '../clock-note.tsx'
import { useDates } from '../dates.ts'
import { ExactAmount } from '../exact-amount.tsx'
import { useExactly } from '../ticket/exact.tsx'
import styles from './earning.module.css'
import type { EarningService } from './service.ts'
import { useEarningWords } from './use-earning-words.ts'

interface Props {
  service: EarningService
  product: EarningProduct
}

/** What somebody must know before putting anything in: who pays, that it is no promise, and what can be lost, unless a form below says so. */
export function Risk({ service, product, isSaidBelow = false }: Props & { isSaidBelow?: boolean }) {
  const t = useMessages('earning')
  const words = useEarningWords(service)
  return (
    <Notice tone="risk" title={t.payerTitle()}>
      <div className={styles.words}>
        <p>{t.payer()}</p>
        {!isSaidBelow && <p>{words.worst(product)}</p>}
      </div>
    </Notice>
  )
}

/** Every term of a product. */
export function ProductTerms({ service, product }: Props) {
  const t = useMessages('earning')
  const words = useEarningWords(service)
  const date = useDates()
  const limits = useLimitLines(product)
  return (
    <>
      <DefinitionList
        lines={[
          {
            label: t.rate(),
            value: words.aDay(product),
            note: words.aYear(product),
            isTotal: true,
          },
          { label: t.term(), value: words.days(product.termDays), note: t.termNote() },
          { label: t.early(), value: words.rate(product.earlyRate), note: words.early(product) },
          ...limits,
        ]}
      />
      <p className={styles.quiet}>{t.termsSince({ date: date(product.since, 'day') })}</p>
    </>
  )
}

function useLimitLines(product: EarningProduct): Definition[] {
  const t = useMessages('earning')
  const exactly = useExactly()
  const date = useDates()
  const { closesAt, assetName, currencyId, capacity } = product
  const amount = (value: string) => (
    <ExactAmount value={value} currency={assetName} isMoney={currencyId !== null} isPrivate={false} />
  )
  const closing: Definition[] =
    closesAt === null ? [] : [{ label: t.closesAt(), value: date(closesAt, 'minute') }]
  return [
    { label: t.least(), value: amount(product.minAmount) },
    { label: t.most(), value: amount(product.maxAmount) },
    { label: t.personLimit(), value: amount(product.personLimit) },
    {
      label: t.left(),
      value: amount(product.left),
      note: t.leftOf({ capacity: `${exactly(capacity)} ${assetName}` }),
    },
    ...closing,
  ]
}

/** When a day begins and ends, in UTC and on the reader's own clock. */
export function DayNotice() {
  const t = useMessages('earning')
  return <Notice title={t.dayTitle()}>{t.dayText({ time: useDayBegins() })}</Notice>
}
