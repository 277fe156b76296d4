/** Image decoding and drawing, which happy-dom lacks. */
import { afterEach, beforeEach, vi } from 'vitest'

export interface DrawnImage {
  width: number
  height: number
  quality: number | undefined
}

/** The drawn images, oldest first. */
export const drawnImages: DrawnImage[] = []

/** A file whose text is the image size, such as `4032x3024`; anything else cannot be decoded. */
export const photo = (size: string, name = 'photo.jpg'): File =>
  new File([size], name, { type: 'image/jpeg' })

async function decodeImage(file: Blob) {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(await file.text()) ?? []
  if (!width || !height) throw new DOMException('The source image could not be decoded', 'InvalidStateError')
  return { width: Number(width), height: Number(height), close: () => {} }
}

/** Installs image decoding for the tests of a file. */
export function useImageDecoding(): void {
  beforeEach(() => {
    drawnImages.length = 0
    vi.stubGlobal('createImageBitmap', decodeImage)
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => {},
      drawImage: () => {},
    } as unknown as null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
      this: HTMLCanvasElement,
      give,
      type,
      quality,
    ) {
      drawnImages.push({ width: this.width, height: this.height, quality: quality as number })
      give(new Blob(['small'], { type: type ?? '' }))
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
