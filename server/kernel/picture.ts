/** The maximum size of a picture in bytes, after the app has compressed it; the specification states it too. */
export const MAX_PICTURE_BYTES = 5_242_880

/** What is read of a picture to know its type and size: its header must be within it. */
export const MAX_PICTURE_HEADER = 262_144

export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp'

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte)

const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

/** The longest side, in pixels, and the largest area: what unpacks a picture must not need gigabytes for it. */
const MAX_SIDE = 10_000
const MAX_PIXELS = 50_000_000

/**
 * The media type of a picture by what is in the file, whatever it is called; undefined when it is no supported picture, or its header states
 * no size or one beyond 10,000 pixels a side or 50 million in all.
 * @param bytes its first ones
 */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  const mediaType = signatureOf(bytes)
  const size = mediaType && pictureSize(bytes, mediaType)
  if (!size) return undefined
  const { width, height } = size
  const isFine =
    width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS
  return isFine ? mediaType : undefined
}

function signatureOf(bytes: Uint8Array): MediaType | undefined {
  if (startsWith(bytes, JPEG)) return 'image/jpeg'
  if (startsWith(bytes, PNG)) return 'image/png'
  // Between the two markers are four bytes of length.
  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8) ? 'image/webp' : undefined
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The size that the header of a picture states, in pixels; undefined when it is incomplete. */
function pictureSize(bytes: Uint8Array, mediaType: MediaType): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (mediaType === 'image/png') return pngSize(view)
    return mediaType === 'image/jpeg' ? jpegSize(view) : webpSize(view)
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const nameAt = (view: DataView, at: number) => view.getUint32(at)

const IHDR = 0x49484452

/** PNG: the first chunk is IHDR. */
const pngSize = (view: DataView): Size | undefined =>
  nameAt(view, 12) === IHDR ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined

/** Markers of frames: all from C0 to CF but tables (C4, CC) and an extension (C8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** JPEG: segments of a marker and a length up to the frame. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    // Fill bytes before a marker.
    if (marker === 0xff) at++
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else {
      const length = view.getUint16(at + 2)
      if (length < 2) return undefined
      at += 2 + length
    }
  }
}

const VP8 = 0x56503820
const VP8L = 0x5650384c
const VP8X = 0x56503858

/** WebP: the first chunk is lossy, lossless or extended. */
function webpSize(view: DataView): Size | undefined {
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
  const chunk = nameAt(view, 12)
  if (chunk === VP8X) return { width: uint24(24) + 1, height: uint24(27) + 1 }
  if (chunk === VP8L) {
    const bits = view.getUint32(21, true)
    return view.getUint8(20) === 0x2f
      ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
      : undefined
  }
  const isLossy = chunk === VP8 && view.getUint8(23) === 0x9d && view.getUint16(24) === 0x012a
  return isLossy
    ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    : undefined
}

/** The file extension, with its dot. */
export function fileExtensionOf(mediaType: MediaType): string {
  return { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp' }[mediaType]
}
