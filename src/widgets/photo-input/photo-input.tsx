import { useId, type ReactNode } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from './photo-input.module.css'
import { PendingTile, UploadedTile } from './photo-tile.tsx'
import type { Photos } from './use-photos.ts'

export interface PhotoInputProps {
  label: string
  hint?: ReactNode
  /** The error message; associated with the field for screen readers. */
  error?: string | undefined
  /** The name of the field in the form. */
  name: string
  photos: Photos
}

/** Photos from the camera or from files: shown, compressed, uploaded with progress, cancelled, retried, removed. */
export function PhotoInput({ label, hint, error, name, photos }: PhotoInputProps) {
  const t = useMessages('photos')
  const locale = useLanguage()
  const id = useId()
  const { ids, pending, maxPhotos } = photos
  const isFull = ids.length + pending.length >= maxPhotos
  const count = formatNumber(String(maxPhotos), { locale, decimals: 0 })
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-error ${id}-hint`}>
      <legend className={styles.label}>{label}</legend>
      {ids.length + pending.length > 0 && (
        <ul className={styles.tiles} aria-label={label}>
          {ids.map((one, index) => (
            <UploadedTile key={one} id={one} ids={ids} index={index} onRemove={() => photos.remove(one)} />
          ))}
          {pending.map(photo => (
            <PendingTile
              key={photo.key}
              photo={photo}
              onCancel={() => photos.cancel(photo.key)}
              onRetry={() => photos.retry(photo.key)}
            />
          ))}
        </ul>
      )}
      {!isFull && (
        <div className={styles.sources}>
          <PhotoSource
            name={name}
            icon="camera"
            text={t.camera()}
            photos={photos}
            isCamera
            describedBy={id}
          />
          <PhotoSource
            name={`${name}-file`}
            icon="picture"
            text={t.choose()}
            photos={photos}
            describedBy={id}
          />
        </div>
      )}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error ?? (photos.hasTooMany ? t.leftOut({ most: count }) : '')}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint ?? t.hint({ most: count })}
      </p>
      <CompressionFailedSheet photos={photos} />
    </fieldset>
  )
}

function CompressionFailedSheet({ photos }: { photos: Photos }) {
  const t = useMessages('photos')
  const errors = useMessages('errors')
  return (
    <Sheet
      open={photos.hasCompressionFailed}
      onClose={photos.dismissCompressionError}
      title={errors.compressionFailed()}
      footer={
        <Button block onPress={photos.dismissCompressionError}>
          {t.understood()}
        </Button>
      }
    >
      <p>{t.compressionFailedText()}</p>
    </Sheet>
  )
}

interface PhotoSourceProps {
  name: string
  icon: IconName
  text: string
  photos: Photos
  isCamera?: boolean
  describedBy: string
}

/** A button that adds photos; on a desktop both open the file dialog. */
function PhotoSource({ name, icon, text, photos, isCamera = false, describedBy }: PhotoSourceProps) {
  return (
    <label className={styles.source}>
      <Icon name={icon} size={20} />
      <span>{text}</span>
      <input
        type="file"
        name={name}
        className="visually-hidden"
        accept="image/*"
        aria-describedby={`${describedBy}-error ${describedBy}-hint`}
        {...(isCamera ? { capture: 'environment' as const } : { multiple: photos.maxPhotos > 1 })}
        onChange={event => {
          photos.add([...(event.currentTarget.files ?? [])])
          // Allows the same file to be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
