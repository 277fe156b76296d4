import { useState } from 'react'
import {
  getListShareEntriesInfiniteQueryKey,
  useListShareEntriesInfinite,
} from '#src/api/generated/new-shares/new-shares.ts'
import type { ShareEntry, ShareOfferDetail } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { HashText } from './hash-text.tsx'
import { subscriptionsCsv, loadAllSubscriptions } from './load-all-subscriptions.ts'
import styles from './new-shares.module.css'
import { useShareLabels } from './use-share-labels.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { downloadFile } from '#src/widgets/reconcile/download.ts'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'

export interface AllSubscriptionsSheetProps {
  detail: ShareOfferDetail
  onClose: () => void
}

/** All subscriptions in a draw, by anonymous id; can be downloaded. */
export function AllSubscriptionsSheet({ detail, onClose }: AllSubscriptionsSheetProps) {
  const t = useMessages('newShares')
  const [hasFailed, setFailed] = useState(false)
  const { offer, draw, mine } = detail
  const { id } = offer
  const params = { ...firstPage, pageSize: 50, id }
  const entries = useListShareEntriesInfinite(params, {
    // The list changes with the draw.
    query: { queryKey: [...getListShareEntriesInfiniteQueryKey(params), draw.seed, draw.entries] },
  })
  const pages = usePages(entries, entry => entry.id)
  const save = async () => {
    setFailed(false)
    try {
      downloadFile(`new-shares-${id}.csv`, 'text/csv', [subscriptionsCsv(await loadAllSubscriptions(id))])
    } catch {
      setFailed(true)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.listTitle()}
      footer={
        <Button block kind="quiet" icon="deposit" onPress={save}>
          {t.download()}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <p className={styles.quiet}>{t.listText()}</p>
        {hasFailed && (
          <Notice tone="danger" live>
            {t.downloadFailed()}
          </Notice>
        )}
        <PagedList
          pages={pages}
          label={t.listTitle()}
          empty={{ title: t.noEntries(), text: t.noEntriesText() }}
          renderRow={entry => (
            <AnonymousSubscriptionRow key={entry.id} entry={entry} isMine={entry.id === mine?.entryId} />
          )}
        />
      </div>
    </Sheet>
  )
}

function AnonymousSubscriptionRow({ entry, isMine }: { entry: ShareEntry; isMine: boolean }) {
  const t = useMessages('newShares')
  const labels = useShareLabels()
  const { id, origin, lots, allottedLots } = entry
  return (
    <Row
      title={<HashText text={id} />}
      subtitle={isMine ? t.isYours() : origin === 'sandbox' ? t.fromSandbox() : undefined}
      end={
        allottedLots === null
          ? t.askedLots({ lots: labels.count(lots) })
          : t.gotLots({ lots: labels.count(allottedLots) })
      }
      endNote={allottedLots === null ? undefined : t.askedLots({ lots: labels.count(lots) })}
    />
  )
}
