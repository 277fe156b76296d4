import type { ServiceMessage } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/states.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { useObjectUrl, useUploadedPicture } from '#src/widgets/photo-input/uploaded-picture.ts'
import type { Pages } from '#src/widgets/use-pages.ts'
import styles from './service.module.css'

/** What was said, the newest at the end; earlier pages on request. */
export function Talk({ pages }: { pages: Pages<ServiceMessage> }) {
  const t = useMessages('help')
  const { rows, isFailed, retry, hasMore, isLoadingMore, hasMoreFailed, loadMore } = pages
  if (!rows) return isFailed ? <ErrorState onRetry={retry} /> : <SkeletonRows count={3} />
  if (rows.length === 0) return <EmptyState icon="message" title={t.emptyTalk()} text={t.emptyTalkText()} />
  return (
    <>
      {hasMore &&
        (hasMoreFailed ? (
          <ErrorState onRetry={loadMore} />
        ) : (
          <Button kind="quiet" size="small" onPress={loadMore} busy={isLoadingMore}>
            {t.earlier()}
          </Button>
        ))}
      <ol className={styles.talk} aria-label={t.conversation()} aria-live="polite">
        {rows.toReversed().map(message => (
          <Said key={message.id} message={message} />
        ))}
      </ol>
    </>
  )
}

function Said({ message: { sender, text, pictureId, createdAt, readAt } }: { message: ServiceMessage }) {
  const t = useMessages('help')
  const dates = useDates()
  const isOwn = sender === 'account'
  const name = isOwn ? t.you() : t.desk()
  return (
    <li className={styles.said} data-sender={sender}>
      <p className={styles.who}>{name}</p>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {pictureId && <Picture id={pictureId} words={t.pictureOf({ sender: name })} />}
      <p className={styles.when}>
        {dates(createdAt, 'moment')}
        {isOwn && ` · ${readAt === null ? t.sent() : t.read()}`}
      </p>
    </li>
  )
}

function Picture({ id, words }: { id: string; words: string }) {
  const { blob } = useUploadedPicture(id)
  const url = useObjectUrl(blob)
  return (
    <Link to={pathTo(PATHS.previewImage, { ids: id, at: 0 })} className={styles.picture}>
      {url ? <img src={url} alt={words} /> : <Icon name="picture" label={words} size={24} />}
    </Link>
  )
}
