import { compressedSize } from '#src/lib/image-size.ts'

/** The image could not be read or drawn: invalid, or too large for this device (R8.8). */
export class CompressionError extends Error {
  override name = 'CompressionError'
}

/**
 * Compresses a photo for upload: a JPEG at most 800 px wide at quality 0.7, upright, without metadata (R9.9).
 * @throws CompressionError (R8.8)
 */
export async function compressPhoto(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    try {
      return await toJpeg(picture)
    } finally {
      // A photo of 40 MB needs several hundred MB of memory when decoded.
      picture.close()
    }
  } catch (cause) {
    throw new CompressionError('the photo could not be compressed', { cause })
  }
}

async function toJpeg(picture: ImageBitmap): Promise<Blob> {
  const { width, height, quality } = compressedSize(picture)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas context')
  // Transparent areas would become black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
  // Frees memory: iOS otherwise keeps the canvas for the lifetime of the page.
  canvas.width = 0
  if (!blob) throw new Error('the canvas gave no JPEG')
  return blob
}
