/** Discs with the letters of a company or a coin that has no picture: one of ten tints with one of four shapes behind. */

/** Dark enough for white letters at 4.5:1, on the disc and on its shape. */
const TINTS: readonly (readonly [disc: string, shape: string])[] = [
  ['#3a669c', '#2f5584'],
  ['#9a5f1f', '#824e17'],
  ['#2c7a5e', '#23664e'],
  ['#7d559a', '#694684'],
  ['#a84a44', '#8f3c37'],
  ['#3b7182', '#305f6e'],
  ['#716a2a', '#5e5822'],
  ['#96497a', '#803c67'],
  ['#566384', '#475270'],
  ['#57752c', '#486223'],
]

const SHAPES: readonly ((fill: string) => string)[] = [
  fill => `<circle cx="40" cy="40" r="26" fill="${fill}"/>`,
  fill => `<path d="M0 40A40 40 0 0 0 40 0v40z" fill="${fill}"/>`,
  fill => `<rect x="-10" y="24" width="60" height="26" fill="${fill}" transform="rotate(-16 20 20)"/>`,
  fill => `<circle cx="8" cy="6" r="21" fill="${fill}"/>`,
]

/** A number that belongs to a code, so that neighbours in a list differ. */
export function hashOf(code: string): number {
  let hash = 7
  for (const letter of code) hash = (hash * 31 + letter.codePointAt(0)!) % 1_000_003
  return hash
}

export const tintOf = (code: string) => TINTS[hashOf(code) % TINTS.length]!

/** The letters of names in order: one for the first that begins with it, two for the others (initials, else the first two). */
export function lettersOf(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map(name => {
    const words = name.match(/[\p{L}\p{N}]+/gu) ?? ['?']
    const [first, second] = words
    const initial = first![0]!.toUpperCase()
    if (!taken.has(initial)) {
      taken.add(initial)
      return initial
    }
    return initial + (second ? second[0]!.toUpperCase() : (first![1] ?? '').toLowerCase())
  })
}

/** The inside of a mark of 40 by 40: letters on the tint and the shape of a code. */
export function monogram(code: string, letters: string): string {
  const [disc, shape] = tintOf(code)
  const drawShape = SHAPES[Math.floor(hashOf(code) / TINTS.length) % SHAPES.length]!
  const size = letters.length > 1 ? 15 : 19
  return (
    `<clipPath id="disc"><circle cx="20" cy="20" r="20"/></clipPath><g clip-path="url(#disc)">` +
    `<rect width="40" height="40" fill="${disc}"/>${drawShape(shape)}</g>` +
    `<text x="20" y="26.4" fill="#fff" font-family="Georgia,'Noto Serif',serif" font-size="${size}" font-weight="600" ` +
    `text-anchor="middle">${letters}</text>`
  )
}
