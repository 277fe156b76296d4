import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState, ErrorState } from '#src/ui/states.tsx'
import { useObjectUrl, useUploadedPicture } from '#src/widgets/photo-input/uploaded-picture.ts'
import { ZoomedPicture } from './zoomed-picture.tsx'
import { picturesOf, type Picture } from './pictures.ts'
import styles from './preview-image.module.css'
import { useSavePicture } from './use-save-picture.ts'

/** One or several pictures, large (R2.5): `ids` are one's own uploads, `src` addresses on this line, `at` the first to show. */
export default function PreviewImage() {
  const t = useMessages('photos')
  const locale = useLanguage()
  const { search } = useLocation()
  const { pictures, first } = picturesOf(search)
  const [at, setAt] = useState(first)
  const picture = pictures[at]
  useArrowKeys(by => setAt(now => Math.min(pictures.length - 1, Math.max(0, now + by))))

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
        <Shown key={at} picture={picture} name={t.photo({ number: number(at + 1) })} />
        {pictures.length > 1 && (
          <nav className={styles.pager} aria-label={t.preview()}>
            <IconButton icon="back" label={t.previous()} disabled={at === 0} onPress={() => setAt(at - 1)} />
            <output aria-live="polite">
              {t.previewOf({ index: number(at + 1), count: number(pictures.length) })}
            </output>
            <IconButton
              icon="chevron"
              label={t.next()}
              disabled={at === pictures.length - 1}
              onPress={() => setAt(at + 1)}
            />
          </nav>
        )}
      </div>
    </Screen>
  )
}

function Shown({ picture, name }: { picture: Picture; name: string }) {
  return picture.id === undefined ? (
    <FromAddress src={picture.src} name={name} />
  ) : (
    <FromUpload id={picture.id} name={name} />
  )
}

function FromUpload({ id, name }: { id: string; name: string }) {
  const { blob, isFailed, retry } = useUploadedPicture(id)
  const url = useObjectUrl(blob)
  const save = useSavePicture()
  if (isFailed) return <ErrorState onRetry={retry} />
  return <ZoomedPicture url={url} name={name} onSave={() => save(blob)} />
}

function FromAddress({ src, name }: { src: string; name: string }) {
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const save = useSavePicture()
  const retry = async () => {
    setTries(tries + 1)
    setFailed(false)
  }
  if (isFailed) return <ErrorState onRetry={retry} />
  return (
    <ZoomedPicture
      key={tries}
      url={src}
      name={name}
      onError={() => setFailed(true)}
      onSave={() => save(() => fetch(src))}
    />
  )
}

/** The keys that page through, in the direction of reading. */
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
