import type { Random } from '#contracts/verify/random.ts'

/** The length of generated texts: minimum, maximum, or anything between. */
export type Length = 'short' | 'long' | 'any'

type Node =
  | { readonly kind: 'one'; readonly letters: readonly string[] }
  | { readonly kind: 'group'; readonly choices: readonly (readonly Node[])[] }
  | { readonly kind: 'repeat'; readonly node: Node; readonly least: number; readonly most: number }

/** Maximum repetitions of `*` and `+`. */
const MAX_REPEATS = 24

const between = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(from.charCodeAt(0) + index),
  )
const LETTERS = [...between('a', 'z'), ...between('A', 'Z')]
const DIGITS = between('0', '9')
/** Also letters of other scripts, some outside the Basic Multilingual Plane. */
const ANY_LETTER = [...LETTERS, 'é', 'ß', 'Ж', 'ع', 'ש', '中', 'ก', 'ệ', '𝒳', '𠮷']
const ANY = [...LETTERS, ...DIGITS, ' ', '"', '<', '&', '%', '+', '=', ';', '中', 'ع', '😀']
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  d: DIGITS,
  w: [...LETTERS, ...DIGITS, '_'],
  s: [' '],
  S: ANY.filter(letter => letter !== ' '),
}

/** Parses the specification's patterns: groups, alternatives, classes, counts. Look-aheads are ignored. */
class PatternReader {
  readonly #letters: readonly string[]
  #at = 0

  constructor(pattern: string) {
    this.#letters = [...pattern]
  }

  choices(): Node {
    const choices: Node[][] = [[]]
    while (this.#at < this.#letters.length && this.#letters[this.#at] !== ')') {
      const letter = this.#letters[this.#at]
      if (letter === '|') {
        this.#at++
        choices.push([])
      } else if (letter === '^' || letter === '$') this.#at++
      else {
        const node = this.#atom()
        if (node) choices.at(-1)?.push(this.#counted(node))
      }
    }
    return { kind: 'group', choices }
  }

  #atom(): Node | undefined {
    const letter = this.#letters[this.#at++] ?? ''
    if (letter === '(') return this.#group()
    if (letter === '[') return { kind: 'one', letters: this.#class() }
    if (letter === '\\') return { kind: 'one', letters: this.#escape() }
    return { kind: 'one', letters: letter === '.' ? ANY : [letter] }
  }

  #group(): Node | undefined {
    const mark = this.#letters.slice(this.#at, this.#at + 2).join('')
    const isLook = mark === '?=' || mark === '?!'
    if (isLook || mark === '?:') this.#at += 2
    const node = this.choices()
    this.#at++
    return isLook ? undefined : node
  }

  #escape(): readonly string[] {
    const letter = this.#letters[this.#at++] ?? ''
    if (letter !== 'p') return CLASSES[letter] ?? [letter]
    const end = this.#letters.indexOf('}', this.#at)
    const name = this.#letters.slice(this.#at + 1, end).join('')
    this.#at = end + 1
    return name === 'N' ? [...DIGITS, '٣', 'Ⅷ'] : ANY_LETTER
  }

  #class(): readonly string[] {
    const found: string[] = []
    while (this.#letters[this.#at] !== ']') {
      const letter = this.#letters[this.#at++] ?? ''
      const to = this.#letters[this.#at + 1]
      if (letter === '\\') found.push(...this.#escape())
      else if (this.#letters[this.#at] === '-' && to !== ']' && to !== undefined) {
        found.push(...between(letter, to))
        this.#at += 2
      } else found.push(letter)
    }
    this.#at++
    return found
  }

  #counted(node: Node): Node {
    const letter = this.#letters[this.#at] ?? ''
    if (letter === '{') {
      const end = this.#letters.indexOf('}', this.#at)
      const [least = '0', most = least] = this.#letters
        .slice(this.#at + 1, end)
        .join('')
        .split(',')
      this.#at = end + 1
      return { kind: 'repeat', node, least: Number(least), most: most === '' ? MAX_REPEATS : Number(most) }
    }
    if (!['*', '+', '?'].includes(letter)) return node
    this.#at++
    return { kind: 'repeat', node, least: letter === '+' ? 1 : 0, most: letter === '?' ? 1 : MAX_REPEATS }
  }
}

function write(node: Node, random: Random, length: Length): string {
  if (node.kind === 'one') return random.pick(node.letters)
  if (node.kind === 'group') {
    const nodes = random.pick(node.choices)
    return nodes.map(each => write(each, random, length)).join('')
  }
  const { least, most } = node
  const count = length === 'short' ? least : length === 'long' ? most : random.integer(least, most)
  return Array.from({ length: count }, () => write(node.node, random, length)).join('')
}

const read = new Map<string, Node>()

/** A text that a pattern of the specification allows, most of the time; see `Length`. */
export function textOfPattern(pattern: string, random: Random, length: Length): string {
  const node = read.get(pattern) ?? new PatternReader(pattern).choices()
  read.set(pattern, node)
  return write(node, random, length)
}
