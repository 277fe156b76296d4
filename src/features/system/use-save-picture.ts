import { useMessages } from '#src/i18n/use-messages.ts'
import { TOAST_DURATION } from '#src/lib/constants.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

const fileExtensions: Record<string, string> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
}

/** Downloads a picture; a failure shows a toast for 2000 ms, without an icon (R8.9). */
export function useSavePicture(): (picture: Blob | undefined | (() => Promise<Response>)) => Promise<void> {
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
