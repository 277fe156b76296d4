/** A dictionary as data: texts by key, in groups of any depth. */
export type Dictionary = { readonly [key: string]: string | Dictionary }

/**
 * Merges the server's texts over the bundled ones by key. A server may reword texts but not change their arguments:
 * unknown keys, values of another type, and texts with different placeholders are ignored, as an unknown placeholder
 * would leave a gap.
 */
export function withServerMessages(bundled: Dictionary, given: unknown): Dictionary {
  if (!isGroup(given)) return bundled
  const merged: Record<string, string | Dictionary> = { ...bundled }
  for (const [key, own] of Object.entries(bundled)) {
    const theirs = Object.hasOwn(given, key) ? given[key] : undefined
    if (typeof own !== 'string') merged[key] = withServerMessages(own, theirs)
    else if (typeof theirs === 'string' && samePlaceholders(own, theirs)) merged[key] = theirs
  }
  return merged
}

/** The text under a dotted path or under a key that itself contains the dots; undefined when there is none. */
export function textAt(dictionary: unknown, path: string): string | undefined {
  if (!isGroup(dictionary)) return undefined
  const whole = Object.hasOwn(dictionary, path) ? dictionary[path] : undefined
  if (typeof whole === 'string') return whole
  const dot = path.indexOf('.')
  if (dot === -1) return undefined
  const head = path.slice(0, dot)
  return Object.hasOwn(dictionary, head) ? textAt(dictionary[head], path.slice(dot + 1)) : undefined
}

/** The placeholder names of a text, plural forms included. */
export function placeholdersOf(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, plural, single] of text.matchAll(/\{\{\s*(?:([\w]+)\s*:)?[^{}]*\}\}|\{\s*([\w]+)[^{}]*\}/g)) {
    const name = plural ?? single
    if (name) names.add(name)
  }
  return names
}

function samePlaceholders(own: string, theirs: string): boolean {
  const expected = placeholdersOf(own)
  const found = placeholdersOf(theirs)
  return expected.size === found.size && [...expected].every(name => found.has(name))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
