import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/states.tsx'
import { useObjectUrl, useUploadedPicture } from '#src/widgets/photo-input/use-uploaded-picture.ts'
import { ZoomablePicture } from './zoomable-picture.tsx'
import styles from './preview-image.module.css'
import { UPLOAD_MAX_FILES, TOAST_DURATION } from '#src/lib/constants.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

const fileExtensions: Record<string, string> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
}

/** Downloads a picture; a failure shows a toast for 2000 ms, without an icon (R8.9). */
function useSavePicture(): (picture: Blob | undefined | (() => Promise<Response>)) => Promise<void> {
  const t = useMessages('errors')
  return async picture => {
    try {
      const blob = typeof picture === 'function' ? await blobOf(await picture()) : picture
      if (!blob) throw new Error('nothing to save yet')
      const url = URL.createObjectURL(blob)
      const name = `fairline-picture.${fileExtensions[blob.type] ?? 'jpg'}`
      Object.assign(document.createElement('a'), { href: url, download: name }).click()
      // The browser reads the URL after the click; a minute is ample.
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    } catch {
      toast(t.img.err(), TOAST_DURATION)
    }
  }
}

async function blobOf(response: Response): Promise<Blob> {
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.blob()
}

/** A picture: an own upload, or a path on the current host. */
type Picture = { id: string } | { id?: never; src: string }

// Excludes other hosts and API paths.
const sameHostPath = /^\/(?!\/|api\/)[A-Za-z0-9._~/%-]{1,500}$/

/** The pictures of the query of /preview-image; invalid ones are left out. */
function parsePictures(search: string): { pictures: Picture[]; first: number } {
  const query = new URLSearchParams(search)
  const ids = (query.get('ids') ?? '').split(',').filter(id => /^[1-9]\d{0,18}$/.test(id))
  const pictures: Picture[] = [
    ...ids.map(id => ({ id })),
    ...query.getAll('src').flatMap(src => (sameHostPath.test(src) ? [{ src }] : [])),
  ].slice(0, UPLOAD_MAX_FILES)
  const at = Number(query.get('at') ?? 0)
  return { pictures, first: Number.isInteger(at) && at >= 0 && at < pictures.length ? at : 0 }
}

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
