/** `--config FILE`: the options of the command line in a JSON object, by their names. */
import { readFileSync } from 'node:fs'
import { similarNames } from './similar-names.ts'
import { UsageError } from './usage.ts'

/** What an option takes, as `parseArgs` of Node says it. */
type Kind = { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }

type Value = string | boolean | string[]

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** The value of one option, as the command line would give it; undefined when it is of another kind. */
function readValue({ type, multiple }: Kind, value: unknown): Value | undefined {
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined
  if (!multiple) return isText(value) ? String(value) : undefined
  const all = [value].flat()
  return all.every(isText) ? all.map(String) : undefined
}

function readObject(file: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
    throw new Error('it is no JSON object')
  } catch (error) {
    throw new UsageError(`--config ${file}: this is no file of options (${(error as Error).message}).`)
  }
}

/** The options in a file. @throws UsageError */
export function readConfig(file: string, kinds: Readonly<Record<string, Kind>>): Record<string, Value> {
  const { config: _, ...known } = kinds
  const entries = Object.entries(readObject(file)).map(([name, given]): [string, Value] => {
    const kind = Object.hasOwn(known, name) ? known[name] : undefined
    if (!kind) {
      const names = Object.keys(known)
      const near = similarNames(name, names)
      const hint =
        near.length > 0 ? `Did you mean ${near.join(', ')}?` : `The options are ${names.join(', ')}.`
      throw new UsageError(`--config ${file}: no option is called ${name}. ${hint}`)
    }
    const value = readValue(kind, given)
    if (value !== undefined) return [name, value]
    const wanted =
      kind.type === 'boolean'
        ? 'true or false'
        : kind.multiple
          ? 'a text or a list of texts'
          : 'a text or a number'
    throw new UsageError(`--config ${file}: ${name} must be ${wanted}.`)
  })
  return Object.fromEntries(entries)
}
