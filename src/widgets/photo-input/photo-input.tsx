import { useId, type ReactNode } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from './photo-input.module.css'
import { PendingTile, SentTile } from './photo-tile.tsx'
import type { Photos } from './use-photos.ts'

export interface PhotoInputProps {
  label: string
  hint?: ReactNode
  /** What is wrong, in words; tied to the field for screen readers. */
  error?: string | undefined
  /** The field's name, by which the form finds it. */
  name: string
  photos: Photos
}

/** Photos from the camera or from files: shown, compressed, sent with progress, given up, sent again, taken away. */
export function PhotoInput({ label, hint, error, name, photos }: PhotoInputProps) {
  const t = useMessages('photos')
  const errors = useMessages('errors')
  const locale = useLanguage()
  const id = useId()
  const { ids, pending, most } = photos
  const isFull = ids.length + pending.length >= most
  const count = formatNumber(String(most), { locale, decimals: 0 })
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-error ${id}-hint`}>
      <legend className={styles.label}>{label}</legend>
      {ids.length + pending.length > 0 && (
        <ul className={styles.tiles} aria-label={label}>
          {ids.map((one, index) => (
            <SentTile key={one} id={one} ids={ids} index={index} onRemove={() => photos.remove(one)} />
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
          <Source name={name} icon="camera" text={t.camera()} photos={photos} isCamera describedBy={id} />
          <Source name={`${name}-file`} icon="picture" text={t.choose()} photos={photos} describedBy={id} />
        </div>
      )}
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error ?? (photos.hasLeftOut ? t.leftOut({ most: count }) : '')}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint ?? t.hint({ most: count })}
      </p>
      <Sheet
        open={photos.hasCompressionFailed}
        onClose={photos.forgetCompression}
        title={errors.compressionFailed()}
        footer={
          <Button block onPress={photos.forgetCompression}>
            {t.understood()}
          </Button>
        }
      >
        <p>{t.compressionFailedText()}</p>
      </Sheet>
    </fieldset>
  )
}

interface SourceProps {
  name: string
  icon: IconName
  text: string
  photos: Photos
  isCamera?: boolean
  describedBy: string
}

/** One way to add photos; on a desktop both open the files. */
function Source({ name, icon, text, photos, isCamera = false, describedBy }: SourceProps) {
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
        {...(isCamera ? { capture: 'environment' as const } : { multiple: photos.most > 1 })}
        onChange={event => {
          photos.add([...(event.currentTarget.files ?? [])])
          // So that the same file can be chosen once more.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
