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

/** How well texts, the most telling first, have all words: the lower, the better. Undefined where one is missing. */
function rankOf(words: readonly string[], texts: readonly string[]): number | undefined {
  const ranks = words.map(word => {
    const at = texts.findIndex(text => text.toLowerCase().includes(word))
    return at < 0 ? undefined : 2 * at + (texts[at]?.toLowerCase().startsWith(word) ? 0 : 1)
  })
  return ranks.reduce<number | undefined>(
    (sum, rank) => (sum === undefined || rank === undefined ? undefined : sum + rank),
    0,
  )
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
    // Operations first, of equals.
    if (rank !== undefined)
      found.push({ rank: rank + 0.5, match: { title: name, detail, address: schemaAddress(file, name) } })
  }
  return found.toSorted((one, other) => one.rank - other.rank).map(({ match }) => match)
}
