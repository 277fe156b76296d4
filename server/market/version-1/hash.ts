/** Hashes three integers to an unsigned 32-bit integer; the same in every engine, as it uses integers only. */
export function hash32(seed: number, stream: number, index: number): number {
  let x = (seed ^ Math.imul(stream, 0x9e3779b1) ^ Math.imul(index, 0x85ebca77)) | 0
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return (x ^ (x >>> 16)) >>> 0
}

/** A pseudo-random number in [0, 1) from the same three integers. */
export function unitNoise(seed: number, stream: number, index: number): number {
  return hash32(seed, stream, index) / 4294967296
}

/** A pseudo-random number in [-1, 1) from the same three integers. */
export function signedNoise(seed: number, stream: number, index: number): number {
  return hash32(seed, stream, index) / 2147483648 - 1
}
