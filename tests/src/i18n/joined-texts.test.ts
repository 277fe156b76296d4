import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Functions whose results are texts, besides those of useMessages. */
const textFunctions = ['serverMessage', 'errorMessage', 'translateServerMessage']

/** A call that returns a text: of what useMessages gave to a name, or of a text function. */
function textCallOf(source: string): string {
  const names = Array.from(source.matchAll(/const (\w+) = useMessages\(/g), ([, name]) => name)
  return `\\b(?:(?:${[...new Set(['t', ...names])].join('|')})\\.\\w+|${textFunctions.join('|')})\\(`
}

/** The parts of a template literal: what stands between its placeholders, and the placeholders. */
function partsOf(template: string): { letters: string; placeholders: string[] } {
  let letters = ''
  const placeholders: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < template.length; at++) {
    if (depth === 0 && template.startsWith('${', at)) {
      depth = 1
      start = at + 2
      at += 1
    } else if (depth > 0 && template[at] === '{') depth += 1
    else if (depth > 0 && template[at] === '}') {
      depth -= 1
      if (depth === 0) placeholders.push(template.slice(start, at))
    } else if (depth === 0) letters += template[at]
  }
  return { letters, placeholders }
}

/** Where nothing is shown to people. */
const WITHOUT_TEXTS = /^src\/(?:lib|mocks)\//

/** Where texts are joined with each other, with punctuation or with words. */
function joinsOf(source: string, file = ''): string[] {
  const call = textCallOf(source)
  const templates = Array.from(source.matchAll(/`([^`]*)`/g), ([, inner = '']) => inner).filter(inner => {
    const { letters, placeholders } = partsOf(inner)
    const isText = placeholders.some(placeholder => new RegExp(call).test(placeholder))
    // A middle dot parts the facts of a line in every language.
    return isText && letters.trim() !== '·' && (placeholders.length > 1 || /[\p{L}\p{P}]/u.test(letters))
  })
  const patterns = [
    // Added to a string.
    `${call}[^()\n]*\\)\\s*\\+|\\+\\s*${call}`,
    // In a list that is joined.
    `\\[[^\\[\\]]*${call}[^\\[\\]]*\\](?:\\.\\w+\\([^()]*\\))*\\.join\\('(?! · |\\\\n)`,
    // In markup, with punctuation or another text behind it.
    `\\{${call}[^{}]*\\)\\}(?:[.,:;·(]|(?: |\\{' '\\}|\\n)\\s*\\{${call})`,
    `\\{${call}\\{[^{}]*\\}\\)\\}(?:[.,:;·(]|(?: |\\{' '\\}|\\n)\\s*\\{${call})`,
  ]
  // Punctuation between two words or sentences, wherever they come from.
  const between = WITHOUT_TEXTS.test(file) ? [] : (source.match(/`[^`]*\}[.,:;] \$\{[^`]*`/g) ?? [])
  return [
    ...templates,
    ...between,
    ...patterns.flatMap(pattern => source.match(new RegExp(pattern, 'g')) ?? []),
  ]
}

describe('texts joined by code (X31)', () => {
  it.each([
    ['`${t.fee()}. ${t.note()}`', true],
    ['`${t.fee()}:`', true],
    ["t.fee() + ': '", true],
    ['`${label}: ${value}`', true],
    ["[time, t.note()].filter(Boolean).join('. ')", true],
    ['<p>{t.fee()}: {amount}</p>', true],
    ["<p>{t.one()}{' '}{t.two()}</p>", true],
    ['common.sentences({ first: t.fee(), second: t.note() })', false],
    ['`${styles.a} ${styles.b}`', false],
    ['`${time} · ${t.fee()}`', false],
    ['<p>{t.fee()} <bdi>{amount}</bdi></p>', false],
  ])('are recognised in %s: %s', (source, isJoined) => {
    expect(joinsOf(source).length > 0).toBe(isJoined)
  })

  it('are none: a language has its own punctuation, so each is one text with placeholders', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
      file => !/^src\/(?:i18n|api\/generated)\//.test(file),
    )
    const joins = files.flatMap(file =>
      joinsOf(readFileSync(join(root, file), 'utf8'), file).map(found => `${file}: ${found}`),
    )
    expect(joins).toEqual([])
  })
})
