/** How an answer may be compressed. */
export type Encoding = 'br' | 'gzip'

/** One coding of an Accept-Encoding header with its weight (RFC 9110, 12.4.2); without one it is 1. */
const WEIGHTED_CODING = /^\s*([a-z0-9-]+|\*)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/i

function weightsOf(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [, coding, weight = '1'] = WEIGHTED_CODING.exec(part) ?? []
    if (coding) weights.set(coding.toLowerCase().replace(/^x-gzip$/, 'gzip'), Number(weight))
  }
  return weights
}

/**
 * The encoding that a client wants most by its Accept-Encoding header, of those offered, the first of equals; undefined when the answer
 * is to be sent as it is: nothing offered is accepted (`gzip;q=0`, `identity`), or less than the plain answer.
 */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  if (!header) return undefined
  const weights = weightsOf(header)
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = offered.toSorted((a, b) => weightOf(b) - weightOf(a))
  if (best === undefined || weightOf(best) === 0) return undefined
  return weightOf(best) < (weights.get('identity') ?? 0) ? undefined : best
}
