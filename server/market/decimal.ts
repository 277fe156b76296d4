/**
 * Formats whole minor units as a decimal string: `formatDecimal(18732, 2)` is `'187.32'`.
 * @throws RangeError when the number is not a safe integer, because it would no longer be exact.
 */
export function formatDecimal(minor: number, scale: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an exact number of minor units: ${minor}`)
  const sign = minor < 0 ? '-' : ''
  const digits = String(Math.abs(minor)).padStart(scale + 1, '0')
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** The change from one price to another in percent with two decimals, rounded toward zero and never "-0.00" [R9.2]. */
export function percentChange(from: number, to: number): string {
  const hundredths = Number(((BigInt(to) - BigInt(from)) * 10_000n) / BigInt(from))
  return formatDecimal(hundredths, 2)
}
