import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../../../src/ui/theme/tokens.css', import.meta.url), 'utf8')

const moreContrast = css.split('@media (prefers-contrast: more)')[1]?.split('@media')[0] ?? ''

/** The colour of a token in one theme, following references to other tokens. @param blocks the style sheets, of which the first that sets it counts */
function colour(name: string, theme: 'light' | 'dark', blocks: readonly string[] = [css]): string {
  const values = blocks.map(block => new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1])
  const value = values.find(one => one !== undefined) ?? ''
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (reference) return colour(reference, theme, blocks)
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

  const ofMore = (name: string) => colour(name, theme, [moreContrast, css])

  it.each(pairs)('has 7 to 1 for those who ask for more contrast: %s on %s', (ink, ground) => {
    expect(contrast(ofMore(ink), ofMore(ground))).toBeGreaterThanOrEqual(7)
  })

  it.each(['rule', 'rule-strong', 'edge', 'fill-edge'])('draws %s at 3 to 1 for them', line => {
    for (const ground of ['paper', 'raised', 'sunken'])
      expect(contrast(ofMore(line), ofMore(ground))).toBeGreaterThanOrEqual(3)
  })
})
