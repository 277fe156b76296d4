/** The table of provider states in docs/contracts.md, from contracts/states.ts, for scripts/gen.ts. */
import { states, type ProviderState } from '../contracts/states.ts'

const BEGIN = '<!-- states: written by npm run gen -->'
const END = '<!-- end of states -->'

const cell = (text: string) => text.replaceAll('|', '\\|')
const list = (names: readonly string[]) => names.map(name => `\`${name}\``).join(', ')

function row({ name, setup, params = {}, returns }: ProviderState): string {
  const given = Object.entries(params).map(([key, meaning]) => `\`${key}\`: ${meaning}`)
  return `| ${[name, setup, given.join('; '), list(returns)].map(cell).join(' | ')} |`
}

/** Replaces the table between the two marks of a document. @throws Error when the marks are missing */
export function withStates(document: string): string {
  const [before, rest] = document.split(BEGIN)
  const after = rest?.split(END)[1]
  if (after === undefined) throw new Error(`docs/contracts.md has no marks for the table of states.`)
  const table = [
    '| state | what must be true | `params` | values |',
    '|---|---|---|---|',
    ...Object.values(states).map(row),
  ]
  return `${before}${BEGIN}\n${table.join('\n')}\n${END}${after}`
}
