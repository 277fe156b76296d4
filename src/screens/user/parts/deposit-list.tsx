import type { Deposit, DepositStatus } from '../../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../../i18n/use-messages.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Button } from '../../../ui/button.tsx'
import { List, Row } from '../../../ui/list.tsx'
import { Section } from '../../../ui/screen.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { EmptyState, EndOfList, ErrorState } from '../../../ui/states.tsx'
import { useDates } from '../../../widgets/dates.ts'
import { serverWords } from '../../../widgets/server-words.ts'
import type { Pages } from '../../../widgets/use-pages.ts'
import styles from './deposit-list.module.css'

export interface DepositListProps {
  deposits: Pages<Deposit>
  onPick: (deposit: Deposit) => void
}

/** The deposits so far, newest first, page by page to the first one ever made. */
export function DepositList({ deposits, onPick }: DepositListProps) {
  const t = useMessages('deposit')
  return (
    <Section title={t.records()}>
      <Content deposits={deposits} onPick={onPick} />
    </Section>
  )
}

function Content({ deposits, onPick }: DepositListProps) {
  const t = useMessages('deposit')
  const { rows, isFailed, hasMore, hasMoreFailed, loadMore, isLoadingMore, retry } = deposits
  if (isFailed) return <ErrorState onRetry={retry} />
  if (!rows) return <SkeletonRows count={3} />
  if (rows.length === 0) return <EmptyState icon="deposit" title={t.emptyRecords()} />
  return (
    <>
      <List label={t.records()}>
        {rows.map(deposit => (
          <DepositRow key={deposit.id} deposit={deposit} onPick={onPick} />
        ))}
      </List>
      {hasMoreFailed && <ErrorState onRetry={loadMore} />}
      {hasMore && !hasMoreFailed && (
        <div className={styles.more}>
          <Button kind="plain" size="small" onPress={loadMore} busy={isLoadingMore}>
            {t.olderRecords()}
          </Button>
        </div>
      )}
      {!hasMore && rows.length > 10 && <EndOfList />}
    </>
  )
}

function DepositRow({ deposit, onPick }: { deposit: Deposit; onPick: (deposit: Deposit) => void }) {
  const t = useMessages('deposit')
  const locale = useLanguage()
  const date = useDates()
  const words: Record<DepositStatus, string> = {
    pending: t.statusPending(),
    approved: t.statusApproved(),
    rejected: t.statusRejected(),
  }
  const { status, reason, amount, currencyName, channelName, createdAt } = deposit
  return (
    <Row
      title={channelName}
      subtitle={
        <>
          {date(createdAt, 'moment')}
          {reason !== null && <span className={styles.reason}>{serverWords(reason, undefined, locale)}</span>}
        </>
      }
      end={<Amount value={amount} currency={currencyName} />}
      endNote={
        <span className={styles.status} data-status={status}>
          {words[status]}
        </span>
      }
      onPress={() => onPick(deposit)}
    />
  )
}
