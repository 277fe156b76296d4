/** The maximum size of a picture in bytes, after the app has compressed it; the specification states it too. */
export const MAX_PICTURE_BYTES = 5_242_880

export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp'

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte)

const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

/** The media type by the file's signature; undefined when it is no supported picture, whatever the file is called. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  if (startsWith(bytes, JPEG)) return 'image/jpeg'
  if (startsWith(bytes, PNG)) return 'image/png'
  // Between the two markers are four bytes of length.
  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8) ? 'image/webp' : undefined
}

/** The file extension, with its dot. */
export function fileExtensionOf(mediaType: MediaType): string {
  return { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp' }[mediaType]
}
