import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListShareSubscriptionsInfinite } from '#src/api/generated/new-shares/new-shares.ts'
import { ShareSubscriptionStatus, type ShareSubscription } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Chip, ChipGroup } from '#src/ui/choices/choice.tsx'
import { Row } from '#src/ui/list.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { POLL_INTERVAL } from './share-queries.ts'
import styles from './new-shares.module.css'
import { SubscriptionSheet } from './subscription-sheet.tsx'
import { useShareLabels } from './use-share-labels.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { firstPage, pollWhile, usePages } from '#src/widgets/lists/use-pages.ts'
import { MoneyScreen } from '#src/widgets/site/money-screen.tsx'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

const states = Object.values(ShareSubscriptionStatus)

/** The route /pages/newShares/his: own subscriptions with their results. */
export default function SubscriptionsScreen() {
  const t = useMessages('newShares')
  const labels = useShareLabels()
  const [query, setQuery] = useSearchParams()
  const status = states.find(each => each === query.get('status'))
  const choose = (next: ShareSubscriptionStatus | undefined) =>
    setQuery(next === undefined ? {} : { status: next }, { replace: true })
  return (
    <MoneyScreen title={t.historyTitle()}>
      <ChipGroup label={t.state()}>
        <Chip selected={status === undefined} onPress={() => choose(undefined)}>
          {t.all()}
        </Chip>
        {states.map(each => (
          <Chip
            key={each}
            selected={each === status}
            onPress={() => choose(each === status ? undefined : each)}
          >
            {labels.subscription(each)}
          </Chip>
        ))}
      </ChipGroup>
      <Subscriptions key={status} status={status} onShowAll={() => choose(undefined)} />
    </MoneyScreen>
  )
}

interface SubscriptionsProps {
  status: ShareSubscriptionStatus | undefined
  onShowAll: () => void
}

function Subscriptions({ status, onShowAll }: SubscriptionsProps) {
  const t = useMessages('newShares')
  const [openId, setOpenId] = useState<string>()
  const subscriptions = useListShareSubscriptionsInfinite(
    { ...firstPage, ...(status !== undefined && { status }) },
    { query: { refetchInterval: pollWhile(isPending, POLL_INTERVAL) } },
  )
  const pages = usePages(subscriptions, subscription => subscription.id)
  const open = pages.rows?.find(({ id }) => id === openId)
  return (
    <>
      <PagedList
        pages={pages}
        label={t.historyTitle()}
        empty={
          status === undefined
            ? {
                title: t.noHistory(),
                text: t.noHistoryText(),
                action: (
                  <ButtonLink kind="quiet" to={PATHS.newShares}>
                    {t.toCalendar()}
                  </ButtonLink>
                ),
              }
            : {
                title: t.noMatch(),
                action: (
                  <Button kind="quiet" onPress={onShowAll}>
                    {t.showAll()}
                  </Button>
                ),
              }
        }
        renderRow={subscription => (
          <SubscriptionRow
            key={subscription.id}
            subscription={subscription}
            onOpen={() => setOpenId(subscription.id)}
          />
        )}
      />
      {open && <SubscriptionSheet subscription={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

/** Whether its status is not final yet. */
function isPending({ status }: ShareSubscription): boolean {
  return status === 'waiting' || status === 'allotted'
}

function SubscriptionRow({ subscription, onOpen }: { subscription: ShareSubscription; onOpen: () => void }) {
  const locale = useLanguage()
  const labels = useShareLabels()
  const date = useDateFormat()
  const { status, held, cost, currencyName, createdAt } = subscription
  return (
    <Row
      title={productName(subscription, locale)}
      subtitle={
        <span className={styles.subtitle}>
          <span className={styles.state} data-status={status}>
            {labels.subscription(status)}
          </span>
          <span>{labels.result(subscription)}</span>
        </span>
      }
      end={<ExactMoney value={cost ?? held} currency={currencyName} isPrivate />}
      endNote={date(createdAt, 'day')}
      onPress={onOpen}
    />
  )
}
