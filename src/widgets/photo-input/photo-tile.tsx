import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { errorMessage } from '../format/server-messages.ts'
import styles from './photo-input.module.css'
import { useObjectUrl, useUploadedPicture } from './use-uploaded-picture.ts'
import type { PendingPhoto } from './use-photos.ts'

interface UploadedTileProps {
  id: string
  /** The ids of all photos, for paging. */
  ids: readonly string[]
  index: number
  onRemove?: () => void
}

/** An uploaded photo; pressing it opens the preview. */
export function UploadedTile({ id, ids, index, onRemove }: UploadedTileProps) {
  const t = useMessages('photos')
  const { blob, isFailed } = useUploadedPicture(id)
  const url = useObjectUrl(blob)
  const number = useFormattedNumber(index + 1)
  return (
    <li className={styles.tile}>
      <Link to={pathTo(PATHS.previewImage, { ids: ids.join(','), at: index })} className={styles.face}>
        {url ? (
          <img src={url} alt={t.photo({ number })} className={styles.picture} />
        ) : (
          <>
            <Icon name={isFailed ? 'warning' : 'picture'} size={24} />
            <span className="visually-hidden">{t.photo({ number })}</span>
          </>
        )}
      </Link>
      {onRemove && (
        <span className={styles.corner}>
          <IconButton icon="close" size={18} label={t.remove({ number })} onPress={onRemove} />
        </span>
      )}
    </li>
  )
}

interface PendingTileProps {
  photo: PendingPhoto
  onCancel: () => void
  onRetry: () => void
}

/** A photo being uploaded: its progress, or its error. */
export function PendingTile({ photo, onCancel, onRetry }: PendingTileProps) {
  const t = useMessages('photos')
  const common = useMessages('common')
  const locale = useLanguage()
  const url = useObjectUrl(photo.blob)
  const percent = useFormattedNumber(Math.floor(photo.progress * 100))
  const isFailed = photo.state === 'failed'
  const statusText = photo.state === 'compressing' ? t.compressing() : t.sending({ percent })
  return (
    <li className={styles.tile} data-state={photo.state}>
      <span className={styles.face}>
        {url && <img src={url} alt="" className={styles.picture} />}
        {isFailed ? (
          <span className={styles.again}>
            <IconButton icon="refresh" label={common.retry()} onPress={onRetry} />
          </span>
        ) : (
          <span className={styles.progress}>
            <progress
              className={styles.bar}
              max={100}
              {...(photo.state === 'sending' ? { value: photo.progress * 100 } : {})}
              aria-label={statusText}
            />
            <span aria-hidden>{statusText}</span>
          </span>
        )}
      </span>
      <span className={styles.corner}>
        <IconButton icon="close" size={18} label={isFailed ? t.discard() : t.cancel()} onPress={onCancel} />
      </span>
      {isFailed && (
        <span className={styles.why} role="alert">
          {photo.error === undefined ? t.notSent() : errorMessage(photo.error, locale)}
        </span>
      )}
    </li>
  )
}

function useFormattedNumber(value: number): string {
  return formatNumber(String(value), { locale: useLanguage(), decimals: 0 })
}
