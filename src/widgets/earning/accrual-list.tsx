import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { EarningAccrual } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { Chip } from '#src/ui/choices/choice.tsx'
import { Row } from '#src/ui/list.tsx'
import { useDateFormat } from '../format/use-date-format.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { firstPage, usePages } from '../lists/use-pages.ts'
import styles from './earning.module.css'
import type { EarningService } from './service.ts'
import { useEarningLabels } from './use-earning-labels.ts'
import { ExactAmount, useOwnFormat } from '../format/exact-amount.tsx'

/** A posting counts as late this long after the end of its day, ms. */
const lateAfterMs = 60 * 60 * 1000

/** Daily interest, newest first; of one order with `?order=` in the URL. */
export function AccrualList({ service }: { service: EarningService }) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  const [query, setQuery] = useSearchParams()
  const orderParam = query.get('order') ?? ''
  const orderId = /^[1-9]\d{0,18}$/.test(orderParam) ? orderParam : undefined
  const accruals = useInfiniteQuery(
    service.accruals({ ...firstPage, pageSize: 30, ...(orderId && { orderId }) }),
  )
  const pages = usePages(accruals, accrual => accrual.id)
  return (
    <>
      <div className={styles.filter}>
        <p className={styles.quiet}>{t.dayNote()}</p>
        {orderId && (
          <Chip selected onPress={() => setQuery({}, { replace: true })}>
            {`${t.ofOne()} ×`}
          </Chip>
        )}
      </div>
      <PagedList
        pages={pages}
        label={labels.accruals}
        empty={{ title: t.noDays(), text: t.noDaysText() }}
        renderRow={accrual => <AccrualRow key={accrual.id} service={service} accrual={accrual} />}
      />
    </>
  )
}

function AccrualRow({ service, accrual }: { service: EarningService; accrual: EarningAccrual }) {
  const t = useMessages('earning')
  const labels = useEarningLabels(service)
  const own = useOwnFormat()
  const date = useDateFormat()
  const { assetName, currencyId, principal, dailyRate, postedAt, day } = accrual
  const isPostedLate = postedAt - (day + DAY) > lateAfterMs
  const formula = t.dayFormula({
    principal: `${own(principal)} ${assetName}`,
    rate: labels.rate(dailyRate),
  })
  return (
    <Row
      title={t.dayOf({ number: `${accrual.number}`, date: labels.day(day) })}
      subtitle={
        <bdi>
          {isPostedLate ? `${formula} · ${t.postedLater({ time: date(postedAt, 'minute') })}` : formula}
        </bdi>
      }
      end={<ExactAmount value={accrual.amount} currency={assetName} isMoney={currencyId !== null} signed />}
      endNote={accrual.name}
    />
  )
}
