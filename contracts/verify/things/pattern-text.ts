/** A text that a pattern matches, for patterns of the usual parts: characters, classes, groups, alternatives and repetitions. */

const CLASSES: Readonly<Record<string, string>> = {
  d: '0',
  w: 'a',
  s: ' ',
  D: 'a',
  W: '-',
  S: 'a',
  t: '\t',
  n: '\n',
}

/** Reads a pattern from its beginning to its end. */
class Reader {
  readonly #pattern: string
  #at = 0

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  #next(): string {
    return this.#pattern[this.#at++] ?? ''
  }

  #takes(text: string): boolean {
    const isThere = this.#pattern.startsWith(text, this.#at)
    if (isThere) this.#at += text.length
    return isThere
  }

  /** The first of the alternatives, up to the end or a closing bracket. */
  alternatives(): string {
    const first = this.#sequence()
    while (this.#takes('|')) this.#sequence()
    return first
  }

  #sequence(): string {
    let text = ''
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at]!)) text += this.#repeated()
    return text
  }

  /** One part as often as it has to be there. */
  #repeated(): string {
    const part = this.#part()
    const [whole = '', least] = /^(?:[*?+]|\{(\d+)(?:,\d*)?\})\??/.exec(this.#pattern.slice(this.#at)) ?? []
    this.#at += whole.length
    if (whole === '') return part
    return part.repeat(least === undefined ? Number(whole.startsWith('+')) : Number(least))
  }

  #part(): string {
    const character = this.#next()
    if (character === '^' || character === '$') return ''
    if (character === '.') return 'a'
    if (character === '[') return this.#class()
    if (character === '\\') return this.#escaped()
    if (character !== '(') return character
    // What a look ahead or behind asks for, only a test can tell.
    const isLook = ['?=', '?!', '?<=', '?<!'].some(sign => this.#takes(sign))
    if (!this.#takes('?:')) this.#at += /^\?<[^>]*>/.exec(this.#pattern.slice(this.#at))?.[0].length ?? 0
    const inside = this.alternatives()
    this.#takes(')')
    return isLook ? '' : inside
  }

  #escaped(): string {
    const character = this.#next()
    if (character === 'b' || character === 'B') return ''
    return CLASSES[character] ?? character
  }

  /** A character of a class; of one that excludes, one that is not in it. */
  #class(): string {
    const isExcluding = this.#takes('^')
    const from = this.#at
    const first = this.#next() === '\\' ? this.#escaped() : this.#pattern[this.#at - 1]!
    while (this.#at < this.#pattern.length && !this.#takes(']')) if (this.#next() === '\\') this.#at++
    if (!isExcluding) return first
    const excluded = new RegExp(`[${this.#pattern.slice(from, this.#at - 1)}]`, 'u')
    return ['a', '0', 'A', '-', ' '].find(one => !excluded.test(one)) ?? '~'
  }
}

/** The shortest text of a pattern, as far as it can be read; whether it matches, a test must tell. */
export const patternText = (pattern: string): string => new Reader(pattern).alternatives()
