/** Masks identifying numbers according to the display switches [R9.3, R9.4]. */

/** A bank card: first and last 2 when shorter than 9, else first and last 4 unless `showAll` is on [R9.3]. */
export function maskBankCard(number: string, showAll: boolean): string {
  if (number.length < 9) return `${number.slice(0, 2)}****${number.slice(-2)}`
  return showAll ? number : `${number.slice(0, 4)}****${number.slice(-4)}`
}

/** A wallet address of 8 or more characters: its first 8 and 8 stars, unless `showAll` is on [R9.4]. */
export function maskWalletAddress(address: string, showAll: boolean): string {
  return showAll || address.length < 8 ? address : `${address.slice(0, 8)}********`
}

/** The end of a masked wallet address, which tells it from others that begin alike; nothing while the whole is shown. */
export function addressTail(address: string, showAll: boolean): string {
  return showAll || address.length < 20 ? '' : `…${address.slice(-6)}`
}

/** An email address or a phone number, masked so that only its owner recognises it. */
export function maskAccount(account: string): string {
  const at = account.lastIndexOf('@')
  if (at > 0) return `${account.slice(0, Math.min(2, at - 1) || 1)}***${account.slice(at)}`
  // Fewer digits of a short number: the shown ends must not overlap.
  if (account.length < 10) return `${account.slice(0, 2)}****${account.slice(-2)}`
  return `${account.slice(0, 3)}****${account.slice(-4)}`
}

/** A masked name: its first two letters, or the first one of a short name. */
export function maskName(name: string): string {
  const letters = Array.from(name)
  return `${letters.slice(0, letters.length > 2 ? 2 : 1).join('')}***`
}
