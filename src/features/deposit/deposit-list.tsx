import type { Deposit } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Row } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { SeeAll } from '#src/widgets/page-blocks/see-all.tsx'
import { serverMessage } from '#src/widgets/format/server-messages.ts'
import { ChannelMark } from '#src/widgets/transfers/channel-mark.tsx'
import { TransferStatus } from '#src/widgets/transfers/transfer-status.tsx'
import type { Pages } from '#src/widgets/lists/use-pages.ts'
import { useDepositStatusLabels } from './deposit-status.ts'
import styles from './deposit-list.module.css'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'

/** All deposits, newest first, paged. */
export function DepositList({ deposits }: { deposits: Pages<Deposit> }) {
  const t = useMessages('deposit')
  const aside = <SeeAll to={PATHS.depositRecords} label={t.allRecords()} />
  return (
    <Section title={t.records()} {...(deposits.rows?.length ? { aside } : {})}>
      <PagedList
        pages={deposits}
        label={t.records()}
        empty={{ title: t.emptyRecords() }}
        renderRow={deposit => <DepositRow key={deposit.id} deposit={deposit} />}
      />
    </Section>
  )
}

/** A row of a deposit; links to its details. */
export function DepositRow({ deposit }: { deposit: Deposit }) {
  const locale = useLanguage()
  const date = useDateFormat()
  const statusLabels = useDepositStatusLabels()
  const { id, status, reason, amount, currencyName, channelName, channelType, createdAt } = deposit
  return (
    <Row
      start={<ChannelMark type={channelType} />}
      title={channelName}
      subtitle={
        <>
          {date(createdAt, 'moment')}
          {reason !== null && (
            <span className={styles.reason}>{serverMessage(reason, undefined, locale)}</span>
          )}
        </>
      }
      end={<ExactAmount value={amount} currency={currencyName} isMoney />}
      endNote={<TransferStatus status={status} words={statusLabels[status]} />}
      to={pathTo(PATHS.depositDetail, { id })}
    />
  )
}
