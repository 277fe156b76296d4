/** The size to which an image is scaled before upload [R9.9]. The caller does the drawing. */

/** Quality of the JPEG, 0 to 1 [R9.9]. */
const IMAGE_QUALITY = 0.7
/** Maximum upload width, px [R9.9]. */
const MAX_UPLOAD_WIDTH = 800

const SCALE_STEP = 0.8
const MAX_CANVAS_WIDTH = 3264
const MAX_CANVAS_HEIGHT = 2448

/** Whole px. */
export interface Size {
  width: number
  height: number
}

export interface CompressedSize extends Size {
  quality: number
}

/**
 * Scales down by steps of 0.8 while at least 3264 px wide or 2448 px high: the limit of a phone's canvas [R9.9].
 * @throws RangeError when a side is not above zero.
 */
export function drawableSize({ width, height }: Size): Size {
  if (!(width > 0 && height > 0 && Number.isFinite(width * height))) {
    throw new RangeError(`not the size of an image: ${width} × ${height}`)
  }
  let scale = 1
  while (width * scale >= MAX_CANVAS_WIDTH || height * scale >= MAX_CANVAS_HEIGHT) scale *= SCALE_STEP
  return scaled({ width, height }, scale)
}

/**
 * The upload size and quality: drawable, then at most `uploadWidth` wide. Keeps the aspect ratio and never enlarges
 * [R9.9].
 * @throws RangeError when a side is not above zero.
 */
export function compressedSize(size: Size, uploadWidth: number = MAX_UPLOAD_WIDTH): CompressedSize {
  const drawable = drawableSize(size)
  const uploaded = drawable.width > uploadWidth ? scaled(drawable, uploadWidth / drawable.width) : drawable
  return { ...uploaded, quality: IMAGE_QUALITY }
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
