/**
 * The shortest and longest texts that a pattern allows. Supports what the specification's patterns use: literals, classes, groups,
 * alternatives and counts, between `^` and `$`; no look-ahead.
 */

type Bound = 'least' | 'most'
/** Gives the extreme texts of a part; `longest`: how often a part without an upper count is repeated. */
type Part = (bound: Bound, longest: number) => string[]

/** First and last character of the escaped classes. */
const CLASSES: Readonly<Record<string, readonly [string, string]>> = {
  '.': [' ', '\u{1f600}'],
  '\\d': ['0', '9'],
  '\\S': ['!', '\u{1f600}'],
  '\\p{L}': ['A', '龘'],
  '\\p{N}': ['0', '９'],
}

const literal =
  (text: string): Part =>
  () => [text]

const oneOf =
  ([least, most]: readonly [string, string]): Part =>
  bound => [bound === 'least' ? least : most]

const inSequence =
  (parts: readonly Part[]): Part =>
  (bound, longest) =>
    parts.reduce<string[]>(
      (texts, part) => texts.flatMap(text => part(bound, longest).map(more => text + more)),
      [''],
    )

const repeated =
  (part: Part, min: number, max: number | undefined): Part =>
  (bound, longest) =>
    part(bound, longest).map(text => text.repeat(bound === 'least' ? min : Math.min(max ?? longest, longest)))

/** Reads one pattern from left to right. */
class Reader {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  /** Alternatives up to the end of the group. */
  alternatives(): Part {
    const all = [this.#sequence()]
    while (this.#take('|')) all.push(this.#sequence())
    return (bound, longest) => all.flatMap(part => part(bound, longest))
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    const found = new RegExp(pattern.source, 'uy')
    found.lastIndex = this.#at
    const result = found.exec(this.#source)
    if (result) this.#at += result[0].length
    return result ?? undefined
  }

  #sequence(): Part {
    const parts: Part[] = []
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at]!)) {
      if (this.#take('^') || this.#take('$')) continue
      parts.push(this.#counted(this.#single()))
    }
    return inSequence(parts)
  }

  #counted(part: Part): Part {
    const count = this.#match(/[?*+]|\{(\d+)(,(\d*))?\}/)
    if (!count) return part
    const [sign, least, comma, most] = count
    if (sign === '?') return repeated(part, 0, 1)
    if (sign === '*') return repeated(part, 0, undefined)
    if (sign === '+') return repeated(part, 1, undefined)
    return repeated(part, Number(least), comma ? (most ? Number(most) : undefined) : Number(least))
  }

  #single(): Part {
    if (this.#take('(')) {
      this.#take('?:')
      const group = this.alternatives()
      if (!this.#take(')'))
        throw new Error(`The group at ${this.#at} of ${this.#source} is of no known kind.`)
      return group
    }
    if (this.#match(/\[\^[^\]]*\]/)) return oneOf(CLASSES['.']!)
    if (this.#take('[')) return this.#oneOfClass()
    const known = this.#match(/\\p\{[A-Z]\}|\\[dS]|\./)
    if (known) return oneOf(CLASSES[known[0]]!)
    return literal(this.#match(/\\?(.)/)![1]!)
  }

  #oneOfClass(): Part {
    const ends: string[] = []
    for (let part = this.#match(/\\p\{[A-Z]\}|\\?[^\]]/); part; part = this.#match(/\\p\{[A-Z]\}|\\?[^\]]/)) {
      // Inside a class a dot is literal.
      const known = part[0] === '.' ? undefined : CLASSES[part[0]]
      if (known) ends.push(...known)
      else ends.push(part[0].at(-1)!)
    }
    this.#take(']')
    // A hyphen between two characters is a range; at the edge it is literal.
    const listed = ends.filter((end, at) => end !== '-' || at === 0 || at === ends.length - 1).toSorted()
    return oneOf([listed[0]!, listed.at(-1)!])
  }
}

/**
 * Texts at the edges of what the pattern allows, of at most `maxLength` characters: for each alternative the shortest with the first
 * characters of its classes and the longest with the last.
 */
export function extremesOf(pattern: string, maxLength = 300): string[] {
  const part = new Reader(pattern).alternatives()
  const allowed = new RegExp(pattern, 'u')
  const fits = (text: string) => allowed.test(text) && [...text].length <= maxLength
  let longest: string[] = []
  // A part without an upper count is as long as maxLength permits.
  for (let length = maxLength; length > 0 && longest.length === 0; length--) {
    longest = part('most', length).filter(fits)
  }
  return [...new Set([...part('least', 0), ...longest])].filter(fits)
}
