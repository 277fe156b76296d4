import { useState } from 'react'
import { pageOf } from '#src/api/envelope.ts'
import { getListShareEntriesQueryKey, listShareEntries } from '#src/api/generated/new-shares/new-shares.ts'
import type { ShareEntry, ShareOfferDetail } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { Code } from './code.tsx'
import { entriesCsv, loadEntries } from './load-entries.ts'
import styles from './new-shares.module.css'
import { useShareWords } from './use-share-words.ts'
import { PagedList } from '#src/widgets/paged-list.tsx'
import { download } from '#src/widgets/reconcile/download.ts'
import { usePages } from '#src/widgets/use-pages.ts'

export interface EntriesSheetProps {
  detail: ShareOfferDetail
  onClose: () => void
}

/** Everybody who takes part in a draw, by their anonymous ids; to be looked at and taken along. */
export function EntriesSheet({ detail, onClose }: EntriesSheetProps) {
  const t = useMessages('newShares')
  const [hasFailed, setFailed] = useState(false)
  const { offer, draw, mine } = detail
  const { id } = offer
  const pages = usePages<ShareEntry>({
    // With what the list depends on: after the draw it is another one.
    queryKey: [...getListShareEntriesQueryKey(), 'pages', id, draw.seed, draw.entries],
    load: async (page, signal) => pageOf(await listShareEntries({ ...page, id }, { quiet: true }, signal)),
    idOf: entry => entry.id,
    pageSize: 50,
  })
  const save = async () => {
    setFailed(false)
    try {
      download(`new-shares-${id}.csv`, 'text/csv', [entriesCsv(await loadEntries(id))])
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
          renderRow={entry => <EntryRow key={entry.id} entry={entry} isMine={entry.id === mine?.entryId} />}
        />
      </div>
    </Sheet>
  )
}

function EntryRow({ entry, isMine }: { entry: ShareEntry; isMine: boolean }) {
  const t = useMessages('newShares')
  const words = useShareWords()
  const { id, origin, lots, allottedLots } = entry
  return (
    <Row
      title={<Code text={id} />}
      subtitle={isMine ? t.isYours() : origin === 'sandbox' ? t.fromSandbox() : undefined}
      end={
        allottedLots === null
          ? t.askedLots({ lots: words.count(lots) })
          : t.gotLots({ lots: words.count(allottedLots) })
      }
      endNote={allottedLots === null ? undefined : t.askedLots({ lots: words.count(lots) })}
    />
  )
}
