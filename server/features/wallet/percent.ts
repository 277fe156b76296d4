/** A share in percent with two decimals, rounded toward zero; '0.00' of nothing [R9.2]. */
export function percentOf(part: bigint, whole: bigint): string {
  if (whole === 0n) return '0.00'
  const hundredths = (part * 10_000n) / whole
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
