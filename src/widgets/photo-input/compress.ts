import { compressedSize } from '#src/lib/image-size.ts'

/** A picture could not be read or drawn: it is none, or too large for this device (R8.8). */
export class CompressionError extends Error {
  override name = 'CompressionError'
}

/**
 * A photo as it is sent: a JPEG no wider than 800 px at quality 0.7, upright, without its metadata (R9.9).
 * @throws CompressionError (R8.8)
 */
export async function compressPhoto(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    try {
      return await drawn(picture)
    } finally {
      // A photo of 40 MB takes several hundred as pixels.
      picture.close()
    }
  } catch (cause) {
    throw new CompressionError('the picture could not be compressed', { cause })
  }
}

async function drawn(picture: ImageBitmap): Promise<Blob> {
  const { width, height, quality } = compressedSize(picture)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('nothing to draw on')
  // What is transparent would become black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
  // Otherwise iOS keeps the canvas for as long as the page lives.
  canvas.width = 0
  if (!blob) throw new Error('nothing was drawn')
  return blob
}
