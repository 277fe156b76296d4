/** What a browser has to read and draw pictures, and happy-dom does not. */
import { afterEach, beforeEach, vi } from 'vitest'

export interface Drawn {
  width: number
  height: number
  quality: number | undefined
}

/** What was drawn, oldest first. */
export const drawn: Drawn[] = []

/** A file whose text is the size of its picture, such as `4032x3024`; anything else cannot be read. */
export const photo = (size: string, name = 'photo.jpg'): File =>
  new File([size], name, { type: 'image/jpeg' })

async function readPicture(file: Blob) {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(await file.text()) ?? []
  if (!width || !height) throw new DOMException('The source image could not be decoded', 'InvalidStateError')
  return { width: Number(width), height: Number(height), close: () => {} }
}

/** Reads and draws pictures in the tests of a file. */
export function usePictures(): void {
  beforeEach(() => {
    drawn.length = 0
    vi.stubGlobal('createImageBitmap', readPicture)
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
      drawn.push({ width: this.width, height: this.height, quality: quality as number })
      give(new Blob(['small'], { type: type ?? '' }))
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
