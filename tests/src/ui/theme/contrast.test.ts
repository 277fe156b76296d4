import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../../../src/ui/theme/tokens.css', import.meta.url), 'utf8')

/** The colour of a token in one theme, following references to other tokens. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? ''
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (reference) return colour(reference, theme)
  const [, light, dark] = /^light-dark\(([^,]+), ([^)]+)\)$/.exec(value) ?? ['', value, value]
  return (theme === 'light' ? light : dark) ?? ''
}

function luminance(hex: string): number {
  const full = hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3').slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT_COLOURS = ['ink', 'ink-quiet', 'ink-faint', 'accent-ink', 'green', 'red']
const BACKGROUNDS = ['paper', 'raised', 'sunken']
const pairs: [string, string][] = [
  ...TEXT_COLOURS.flatMap(ink => BACKGROUNDS.map((ground): [string, string] => [ink, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-pressed'],
  ['ink', 'accent-tint'],
  ['accent-ink', 'accent-tint'],
  ['green', 'green-tint'],
  ['red', 'red-tint'],
  ['ink', 'red-tint'],
  ['on-colour', 'green'],
  ['on-colour', 'red'],
  ['paper', 'ink'],
  ['ink', 'fill'],
  ['ink-quiet', 'fill'],
  ['ink-faint', 'fill'],
  ['ink', 'fill-pressed'],
  ['caution', 'paper'],
  ['caution', 'raised'],
  ['caution', 'caution-tint'],
  ['ink', 'caution-tint'],
]

describe.each(['light', 'dark'] as const)('%s theme', theme => {
  it.each(pairs)('has a contrast of at least 4.5 to 1: %s on %s', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it('draws field outlines at 3 to 1', () => {
    expect(contrast(colour('field-rule', theme), colour('raised', theme))).toBeGreaterThanOrEqual(3)
  })
})
