/** Decimals as they come on the wire, from units of their last digit. */
export const MONEY = 6
export const QUANTITY = 8
export const PRICE = 4
/** One cent in the units of money. */
export const CENT = 10_000n

export const decimalOf = (units: bigint, decimals: number): string => {
  const digits = `${units < 0n ? -units : units}`.padStart(decimals + 1, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
export const money = (units: bigint) => decimalOf(units, MONEY)
