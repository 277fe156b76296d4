import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/states.tsx'
import { useObjectUrl, useUploadedPicture } from '#src/widgets/photo-input/use-uploaded-picture.ts'
import { ZoomablePicture } from './zoomable-picture.tsx'
import { parsePictures, type Picture } from './pictures.ts'
import styles from './preview-image.module.css'
import { useSavePicture } from './use-save-picture.ts'

/** Full-size picture viewer (R2.5): `ids` are own uploads, `src` paths on the current host, `at` the first to show. */
export default function PreviewImageScreen() {
  const t = useMessages('photos')
  const locale = useLanguage()
  const { search } = useLocation()
  const { pictures, first } = parsePictures(search)
  const [index, setIndex] = useState(first)
  const picture = pictures[index]
  useArrowKeys(by => setIndex(now => Math.min(pictures.length - 1, Math.max(0, now + by))))

  const number = (value: number) => formatNumber(String(value), { locale, decimals: 0 })
  if (!picture) {
    return (
      <Screen title={t.preview()}>
        <EmptyState icon="picture" title={t.nothingTitle()} text={t.nothingText()} />
      </Screen>
    )
  }
  return (
    <Screen title={t.preview()} flush>
      <div className={styles.page}>
        <PictureView key={index} picture={picture} name={t.photo({ number: number(index + 1) })} />
        {pictures.length > 1 && (
          <nav className={styles.pager} aria-label={t.preview()}>
            <IconButton
              icon="back"
              label={t.previous()}
              disabled={index === 0}
              onPress={() => setIndex(index - 1)}
            />
            <output aria-live="polite">
              {t.previewOf({ index: number(index + 1), count: number(pictures.length) })}
            </output>
            <IconButton
              icon="chevron"
              label={t.next()}
              disabled={index === pictures.length - 1}
              onPress={() => setIndex(index + 1)}
            />
          </nav>
        )}
      </div>
    </Screen>
  )
}

function PictureView({ picture, name }: { picture: Picture; name: string }) {
  return picture.id === undefined ? (
    <LinkedPicture src={picture.src} name={name} />
  ) : (
    <UploadedPicture id={picture.id} name={name} />
  )
}

function UploadedPicture({ id, name }: { id: string; name: string }) {
  const { blob, isFailed, retry } = useUploadedPicture(id)
  const url = useObjectUrl(blob)
  const save = useSavePicture()
  if (isFailed) return <ErrorState onRetry={retry} />
  return <ZoomablePicture url={url} name={name} onSave={() => save(blob)} />
}

function LinkedPicture({ src, name }: { src: string; name: string }) {
  const [attempt, setAttempt] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const save = useSavePicture()
  const retry = async () => {
    setAttempt(attempt + 1)
    setFailed(false)
  }
  if (isFailed) return <ErrorState onRetry={retry} />
  return (
    <ZoomablePicture
      key={attempt}
      url={src}
      name={name}
      onError={() => setFailed(true)}
      onSave={() => save(() => fetch(src))}
    />
  )
}

/** Arrow keys move between pictures, in reading direction. */
function useArrowKeys(move: (by: 1 | -1) => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
      const isForward = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl')
      move(isForward ? 1 : -1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [move])
}
