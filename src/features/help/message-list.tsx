import type { ServiceMessage } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/states.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useObjectUrl, useUploadedPicture } from '#src/widgets/photo-input/use-uploaded-picture.ts'
import type { Pages } from '#src/widgets/lists/use-pages.ts'
import styles from './service.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The messages of the conversation, oldest first; earlier pages on request. */
export function MessageList({ pages }: { pages: Pages<ServiceMessage> }) {
  const t = useMessages('help')
  const { rows, isFailed, retry, hasMore, isLoadingMore, hasMoreFailed, loadMore } = pages
  if (!rows) return <QueryFallback isFailed={isFailed} onRetry={retry} rows={3} />
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
      <ol className={styles.messages} aria-label={t.conversation()} aria-live="polite">
        {rows.toReversed().map(message => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ol>
    </>
  )
}

function MessageItem({
  message: { sender, text, pictureId, createdAt, readAt },
}: {
  message: ServiceMessage
}) {
  const t = useMessages('help')
  const dates = useDateFormat()
  const isOwn = sender === 'account'
  const name = isOwn ? t.you() : t.desk()
  return (
    <li className={styles.item} data-sender={sender}>
      <p className={styles.who}>{name}</p>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {pictureId && <Picture id={pictureId} alt={t.pictureOf({ sender: name })} />}
      <p className={styles.when}>
        {dates(createdAt, 'moment')}
        {isOwn && ` · ${readAt === null ? t.sent() : t.read()}`}
      </p>
    </li>
  )
}

function Picture({ id, alt }: { id: string; alt: string }) {
  const { blob } = useUploadedPicture(id)
  const url = useObjectUrl(blob)
  return (
    <Link to={pathTo(PATHS.previewImage, { ids: id, at: 0 })} className={styles.picture}>
      {url ? <img src={url} alt={alt} /> : <Icon name="picture" label={alt} size={24} />}
    </Link>
  )
}
