import { useSearchParams } from 'react-router-dom'
import { useListVouchersInfinite } from '#src/api/generated/reward/reward.ts'
import { VoucherStatus, type Voucher } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Chip, ChipGroup } from '#src/ui/choices/choice.tsx'
import { Row } from '#src/ui/list.tsx'
import styles from '#src/widgets/lists/cards.module.css'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { firstPage, pollWhile, usePages } from '#src/widgets/lists/use-pages.ts'
import { useAwardLabels } from './award-labels.ts'
import { useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

/** ms between polls while a voucher is active. */
const pollInterval = 10_000

const isActive = ({ status }: Voucher) => status === 'active'

/** Own vouchers, with validity or use. */
export function VoucherList() {
  const t = useMessages('reward')
  const [query, setQuery] = useSearchParams()
  const status = Object.values(VoucherStatus).find(each => each === query.get('status'))
  const statusLabels = { active: t.statusActive(), used: t.statusUsed(), expired: t.statusExpired() }
  const choose = (next?: VoucherStatus) =>
    setQuery({ view: 'vouchers', ...(next && { status: next }) }, { replace: true })
  const vouchers = useListVouchersInfinite(
    { ...firstPage, ...(status !== undefined && { status }) },
    { query: { refetchInterval: pollWhile(isActive, pollInterval) } },
  )
  const pages = usePages(vouchers, voucher => voucher.id)
  return (
    <>
      <p className={styles.quiet}>{t.voucherHow()}</p>
      <ChipGroup label={t.voucherStatus()}>
        <Chip selected={status === undefined} onPress={() => choose()}>
          {t.allVouchers()}
        </Chip>
        {Object.values(VoucherStatus).map(each => (
          <Chip key={each} selected={each === status} onPress={() => choose(each)}>
            {statusLabels[each]}
          </Chip>
        ))}
      </ChipGroup>
      <PagedList
        pages={pages}
        label={t.vouchers()}
        empty={{ title: t.noVouchers(), text: t.noVouchersText() }}
        renderRow={voucher => (
          <VoucherRow key={voucher.id} voucher={voucher} status={statusLabels[voucher.status]} />
        )}
      />
    </>
  )
}

function VoucherRow({ voucher, status }: { voucher: Voucher; status: string }) {
  const t = useMessages('reward')
  const own = useOwnFormat()
  const labels = useAwardLabels()
  const locale = useLanguage()
  const date = useDateFormat()
  const { upTo, currencyName: currency, amount, usedAt, expiresAt, taskCode } = voucher
  const validity =
    amount !== null && usedAt !== null
      ? t.usedOn({ amount: own(amount, 2), currency, date: date(usedAt, 'day') })
      : t.validUntil({ date: date(expiresAt, 'minute') })
  return (
    <Row
      title={t.voucherOf({ amount: formatExact(upTo, locale), currency })}
      subtitle={`${validity} · ${t.voucherFrom({ task: labels.task(taskCode) })}`}
      end={
        <span className={styles.mark} data-tone={isActive(voucher) ? 'accent' : undefined}>
          {status}
        </span>
      }
    />
  )
}
