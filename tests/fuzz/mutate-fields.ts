import type { Random } from '#contracts/verify/random.ts'
import type { Field, Operation } from './operations.ts'
import type { Entries } from './request.ts'
import { extremeValue, hostileText, outsideValue, strangeValue, type Value } from './values.ts'

/** Changed entries with a description of the change. */
export interface Mutated {
  readonly entries: Entries
  readonly how: string
}

type Entry = readonly [string, Value]

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '$ref',
  '',
  ' ',
  'a'.repeat(3000),
  '\0',
  '[]',
]

const replaced = (entries: Entries, at: number, ...by: Entry[]): Entries => entries.toSpliced(at, 1, ...by)

const otherType = (value: Value): Value => (typeof value === 'number' ? `${value}x` : Number(value) || true)

type Mutation = (entries: Entries, at: number, random: Random) => Entries

/** Mutations of one entry, by their names in findings. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'left out': (entries, at) => replaced(entries, at),
  doubled: (entries, at, random) => {
    const [name, value] = entries[at] as Entry
    return [...entries, [name, random.percent(50) ? value : hostileText(random)]]
  },
  renamed: (entries, at, random) => {
    const [name, value] = entries[at] as Entry
    const other = random.pick([name.toUpperCase(), `${name} `, `${name}2`, `\ufeff${name}`, ...NAMES])
    return replaced(entries, at, [other, value])
  },
  'of another type': (entries, at) => {
    const [name, value] = entries[at] as Entry
    return replaced(entries, at, [name, otherType(value)])
  },
  empty: (entries, at) => replaced(entries, at, [(entries[at] as Entry)[0], '']),
  'as a list': (entries, at) => {
    const [name, value] = entries[at] as Entry
    return replaced(entries, at, [name, [value, value]])
  },
  nested: (entries, at) => {
    const [name, value] = entries[at] as Entry
    return replaced(entries, at, [name, { a: { b: value } }])
  },
  strange: (entries, at, random) => replaced(entries, at, [(entries[at] as Entry)[0], strangeValue(random)]),
  hostile: (entries, at, random) => replaced(entries, at, [(entries[at] as Entry)[0], hostileText(random)]),
  'with spaces around': (entries, at) => {
    const [name, value] = entries[at] as Entry
    return replaced(entries, at, [name, ` ${String(value)} `])
  },
}

/** Mutates one or two entries. */
export function mutateEntries(entries: Entries, random: Random): Mutated {
  if (entries.length === 0 || random.percent(8)) {
    const many = random.percent(20)
    const added: Entry[] = many
      ? Array.from({ length: 1000 }, (_, index) => [`x${index}`, index] as const)
      : [[random.pick(NAMES), hostileText(random)]]
    return { entries: [...entries, ...added], how: many ? '1000 fields more' : 'a field more' }
  }
  const name = random.pick(Object.keys(MUTATIONS))
  const at = random.integer(0, entries.length - 1)
  const field = entries[at]?.[0] ?? ''
  const once = MUTATIONS[name]?.(entries, at, random) ?? entries
  if (random.percent(80)) return { entries: once, how: `${field} ${name}` }
  const again = mutateEntries(once, random)
  return { entries: again.entries, how: `${field} ${name}, ${again.how}` }
}

/** Sets one or two fields to a value at or beyond the bounds of their schema, adding fields that were left out. */
export function stretchFields(fields: Record<string, Value>, operation: Operation, random: Random): string {
  const open = operation.fields.filter(
    ({ place, schema }) => place !== 'header' && schema.format !== 'binary',
  )
  if (open.length === 0) return 'no field to stretch'
  const chosen: Field[] = [random.pick(open), ...(random.percent(25) ? [random.pick(open)] : [])]
  return chosen
    .map(({ name, schema }) => {
      const isOutside = random.percent(40)
      fields[name] = isOutside ? outsideValue(schema, random) : extremeValue(schema, random)
      return `${name} ${isOutside ? 'out of bounds' : 'extreme'}: ${JSON.stringify(fields[name])?.slice(0, 60)}`
    })
    .join(', ')
}
