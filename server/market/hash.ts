/** A well mixed unsigned 32-bit integer of three integers; the same in every engine, as it uses integers alone. */
export function hash32(seed: number, stream: number, index: number): number {
  let x = (seed ^ Math.imul(stream, 0x9e3779b1) ^ Math.imul(index, 0x85ebca77)) | 0
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}

/** A number in [0, 1) of the same three integers. */
export function unit(seed: number, stream: number, index: number): number {
  return hash32(seed, stream, index) / 4294967296
}

/** A number in [-1, 1) of the same three integers. */
export function signed(seed: number, stream: number, index: number): number {
  return hash32(seed, stream, index) / 2147483648 - 1
}
