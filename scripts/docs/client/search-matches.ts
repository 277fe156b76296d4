/** What a search finds, and where. */
import type { SearchIndex } from '../search-index.ts'

export interface Match {
  title: string
  detail: string
  address: string
}

const operationAddress = (file: string, id: string) => `${file}#${id}`
const schemaAddress = (file: string, name: string) => `${file}#schema-${name}`

/** Where an id of a section leads to, whichever page it is on. */
export function addressOf({ operations, schemas }: SearchIndex, id: string): string | undefined {
  const operation = operations.find(([own]) => own === id)
  if (operation) return operationAddress(operation[5], id)
  const schema = schemas.find(([name]) => `schema-${name}` === id)
  return schema && schemaAddress(schema[1], schema[0])
}

/** How near a text is to a word: the same, begun by it, or with it elsewhere. */
const distanceOf = (text: string, word: string) => (text === word ? -2 : text.startsWith(word) ? 0 : 1)

/** How well texts, the most telling first, have all words: the lower, the better. Undefined where one is missing. */
function rankOf(words: readonly string[], texts: readonly string[]): number | undefined {
  let rank = 0
  for (const word of words) {
    const at = texts.findIndex(text => text.toLowerCase().includes(word))
    if (at < 0) return undefined
    rank += 2 * at + distanceOf(texts[at]!.toLowerCase(), word)
  }
  return rank
}

const fieldsWith = (words: readonly string[], fields: string) =>
  fields.split(' ').filter(field => words.some(word => field.toLowerCase().includes(word)))

/** Operations and schemas that have every word in a name, a path or a field; the nearest first. */
export function matchesOf({ operations, schemas }: SearchIndex, text: string): Match[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found: { rank: number; match: Match }[] = []
  for (const [id, summary, method, path, tag, file, fields] of operations) {
    const rank = rankOf(words, [id, summary, path, tag, fields])
    const match = { title: summary, detail: `${method} ${path}`, address: operationAddress(file, id) }
    if (rank !== undefined) found.push({ rank, match })
  }
  for (const [name, file, fields] of schemas) {
    const rank = rankOf(words, [name, fields])
    const detail = ['Schema', ...fieldsWith(words, fields)].join(' · ')
    // After operations with the word in their name, unless it is the whole name.
    if (rank !== undefined)
      found.push({ rank: rank + 1.5, match: { title: name, detail, address: schemaAddress(file, name) } })
  }
  return found.toSorted((one, other) => one.rank - other.rank).map(({ match }) => match)
}
