/** How large an image is made before it is sent [R9.9]. The drawing itself is the caller's. */

/** Quality of the JPEG, 0 to 1 [R9.9]. */
const IMAGE_QUALITY = 0.7
/** Greatest width of what is sent, px [R9.9]. */
const UPLOAD_WIDTH = 800

const STEP = 0.8
const WIDTH_LIMIT = 3264
const HEIGHT_LIMIT = 2448

/** Whole px. */
export interface Size {
  width: number
  height: number
}

export interface CompressedSize extends Size {
  quality: number
}

/**
 * Smaller by steps of 0.8 while at least 3264 px wide or 2448 px high: what a phone's canvas still draws [R9.9].
 * @throws RangeError when a side is not above zero.
 */
export function drawableSize({ width, height }: Size): Size {
  if (!(width > 0 && height > 0 && Number.isFinite(width * height))) {
    throw new RangeError(`not the size of an image: ${width} × ${height}`)
  }
  let scale = 1
  while (width * scale >= WIDTH_LIMIT || height * scale >= HEIGHT_LIMIT) scale *= STEP
  return scaled({ width, height }, scale)
}

/**
 * The size and quality to send: drawable, then no wider than `uploadWidth`. Shape is kept and nothing grows [R9.9].
 * @throws RangeError when a side is not above zero.
 */
export function compressedSize(size: Size, uploadWidth: number = UPLOAD_WIDTH): CompressedSize {
  const drawable = drawableSize(size)
  const sent = drawable.width > uploadWidth ? scaled(drawable, uploadWidth / drawable.width) : drawable
  return { ...sent, quality: IMAGE_QUALITY }
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
