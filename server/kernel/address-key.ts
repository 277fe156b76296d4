import { isIPv6 } from 'node:net'

const GROUPS = 8
/** The groups of an IPv6 prefix of 64 bits, the longest that providers assign to a customer. */
const PREFIX_GROUPS = 4

/** The groups of an IPv6 address as numbers, with `::` expanded to zeros. */
function groupsOf(address: string): number[] {
  // The address may end with an IPv4 address.
  const withoutIPv4 = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = [], tail = []] = withoutIPv4
    .split('::')
    .map(part => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16))))
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => 0), ...tail]
}

/**
 * The key of an address for rate limits: an IPv4 address as itself, also when it is IPv4-mapped; an IPv6 address as its /64, as one
 * customer controls all of it. Anything else is unchanged.
 */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const plain = address.split('%')[0] ?? ''
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  const isIPv4 = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  if (isIPv4) {
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 0xff])
      .join('.')
  }
  const prefix = groups.slice(0, PREFIX_GROUPS).map(group => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** The network of an address key: of a /64 its /56, as providers assign 256 of them to one household; any other key itself. */
export function networkKey(key: string): string {
  const [, prefix, last] = /^(.+:)([0-9a-f]{1,4})::\/64$/.exec(key) ?? []
  if (prefix === undefined || last === undefined) return key
  return `${prefix}${(Number.parseInt(last, 16) & 0xff00).toString(16)}::/56`
}
