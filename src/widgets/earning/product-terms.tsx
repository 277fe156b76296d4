import type { EarningProduct } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useUtcDayStart } from '../settings/time-zone-notes.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import styles from './earning.module.css'
import type { EarningService } from './service.ts'
import { useEarningLabels } from './use-earning-labels.ts'
import { ExactAmount, useExactFormat } from '../format/exact-amount.tsx'

interface Props {
  service: EarningService
  product: EarningProduct
}

/**
 * The risks to know before investing: who pays, that nothing is guaranteed, and what can be lost (unless a form below
 * says so).
 */
export function EarningRisks({ service, product, isSaidBelow = false }: Props & { isSaidBelow?: boolean }) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  return (
    <Notice tone="risk" title={t.payerTitle()}>
      <div className={styles.words}>
        <p>{t.payer()}</p>
        {!isSaidBelow && <p>{labels.worst(product)}</p>}
      </div>
    </Notice>
  )
}

/** Every term of a product. */
export function ProductTerms({ service, product }: Props) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  const date = useDateFormat()
  const limitRows = useLimitRows(product)
  return (
    <>
      <DefinitionList
        lines={[
          {
            label: t.rate(),
            value: labels.aDay(product),
            note: labels.aYear(product),
            isTotal: true,
          },
          { label: t.term(), value: labels.days(product.termDays), note: t.termNote() },
          { label: t.early(), value: labels.rate(product.earlyRate), note: labels.early(product) },
          ...limitRows,
        ]}
      />
      <p className={styles.quiet}>{t.termsSince({ date: date(product.since, 'day') })}</p>
    </>
  )
}

function useLimitRows(product: EarningProduct): Definition[] {
  const t = useMessages('earning')
  const exactly = useExactFormat()
  const date = useDateFormat()
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

/** When a day begins, in UTC and in local time. */
export function UtcDayNotice() {
  const t = useMessages('earning')
  return <Notice title={t.dayTitle()}>{t.dayText({ time: useUtcDayStart() })}</Notice>
}
