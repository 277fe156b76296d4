import { useSearchParams } from 'react-router-dom'
import { pageOf } from '#src/api/envelope.ts'
import { getListVouchersQueryKey, listVouchers } from '#src/api/generated/reward/reward.ts'
import { VoucherStatus, type Voucher } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Chip, ChipGroup } from '#src/ui/choice.tsx'
import { Row } from '#src/ui/list.tsx'
import styles from '#src/widgets/cards.module.css'
import { useDates } from '#src/widgets/dates.ts'
import { PagedList } from '#src/widgets/paged-list.tsx'
import { exactly } from '#src/widgets/server-words.ts'
import { usePages } from '#src/widgets/use-pages.ts'
import { useAwardWords } from './award-words.ts'

/** ms between looks at vouchers that wait for an order. */
const lookEvery = 10_000

/** One's vouchers: until when they are valid, or what became of them. */
export function VoucherList() {
  const t = useMessages('reward')
  const [query, setQuery] = useSearchParams()
  const status = Object.values(VoucherStatus).find(each => each === query.get('status'))
  const filter = status === undefined ? {} : { status }
  const names = { active: t.statusActive(), used: t.statusUsed(), expired: t.statusExpired() }
  const choose = (next?: VoucherStatus) =>
    setQuery({ view: 'vouchers', ...(next && { status: next }) }, { replace: true })
  const pages = usePages<Voucher>({
    queryKey: [...getListVouchersQueryKey(), 'pages', filter],
    load: async (page, signal) => pageOf(await listVouchers({ ...filter, ...page }, { quiet: true }, signal)),
    idOf: voucher => voucher.id,
    pollEvery: rows => (rows.some(voucher => voucher.status === 'active') ? lookEvery : false),
  })
  return (
    <>
      <p className={styles.quiet}>{t.voucherHow()}</p>
      <ChipGroup label={t.voucherStatus()}>
        <Chip selected={status === undefined} onPress={() => choose()}>
          {t.allVouchers()}
        </Chip>
        {Object.values(VoucherStatus).map(each => (
          <Chip key={each} selected={each === status} onPress={() => choose(each)}>
            {names[each]}
          </Chip>
        ))}
      </ChipGroup>
      <PagedList
        pages={pages}
        label={t.vouchers()}
        empty={{ title: t.noVouchers(), text: t.noVouchersText() }}
        renderRow={voucher => (
          <VoucherRow key={voucher.id} voucher={voucher} status={names[voucher.status]} />
        )}
      />
    </>
  )
}

function VoucherRow({ voucher, status }: { voucher: Voucher; status: string }) {
  const t = useMessages('reward')
  const words = useAwardWords()
  const locale = useLanguage()
  const date = useDates()
  const { upTo, currencyName: currency, amount, usedAt, expiresAt, taskCode } = voucher
  const outcome =
    amount !== null && usedAt !== null
      ? t.usedOn({ amount: exactly(amount, locale, 2), currency, date: date(usedAt, 'day') })
      : t.validUntil({ date: date(expiresAt, 'minute') })
  return (
    <Row
      title={t.voucherOf({ amount: exactly(upTo, locale), currency })}
      subtitle={`${outcome} · ${t.voucherFrom({ task: words.task(taskCode) })}`}
      end={
        <span className={styles.mark} data-tone={voucher.status === 'active' ? 'accent' : undefined}>
          {status}
        </span>
      }
    />
  )
}
