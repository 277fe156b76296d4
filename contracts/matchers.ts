/**
 * The Pact matching rules of an answer, derived from its schema; the mock server answers with the specification's example.
 * Every required field is checked for its type, its pattern or its list of values. A nullable one may be null, unless a row says
 * that its state fills it. Optional fields are left out, as nobody can rely on them. What Pact cannot say (lengths, ranges,
 * fields too many) is the spec verdict's.
 */
import { resolveSchema, type Envelope, type Schema } from './spec.ts'
import { isNullable } from './verify/document.ts'

/** What a row promises beyond the schema; paths are relative to the answer: `data.total`, `rows.*.reason`. */
export interface Promises {
  /** Nullable fields that the state fills. */
  readonly filled?: readonly string[]
  /** Fields whose very value follows from the state. */
  readonly exactly?: readonly string[]
  /** Whether the state promises at least one row. */
  readonly some?: boolean
}

type Matcher = Readonly<Record<string, unknown>>

/** A matching rule as a pact file has it. */
interface Rule {
  readonly combine: 'AND' | 'OR'
  readonly matchers: readonly Matcher[]
}

/** An answer with its rules, by JSON path. */
export interface Matched {
  readonly body: unknown
  readonly rules: Readonly<Record<string, Rule>>
}

const all = (...matchers: Matcher[]): Rule => ({ combine: 'AND', matchers })
const any = (...matchers: Matcher[]): Rule => ({ combine: 'OR', matchers })

const TYPE: Matcher = { match: 'type' }
const INTEGER: Matcher = { match: 'integer' }
const EQUAL: Matcher = { match: 'equality' }
const matching = (regex: string): Matcher => ({ match: 'regex', regex })
// Pact's engine matches the whole value.
const ANY_TEXT = matching(String.raw`[\s\S]*`)

// Pact's engine has no look-around, and its \d matches the digits of all scripts.
const isPortable = (pattern: string) => !/\(\?[=!<]/.test(pattern)
const portable = (pattern: string) => pattern.replaceAll(String.raw`\d`, '[0-9]')

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** The non-null branch of a schema, with references resolved. */
function ownSchema(schema: Schema): Schema {
  const resolved = resolveSchema(schema)
  const branches = (resolved.anyOf ?? resolved.oneOf ?? []).map(resolveSchema)
  return branches.find(branch => branch.type !== 'null') ?? resolved
}

/** The form of a decimal number with as many zeros at its end as a back end likes. */
export function equalDecimal(text: string): string {
  const least = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return `^${escaped(least)}${least.includes('.') ? '0*' : String.raw`(\.0+)?`}$`
}

/** The rule of a field whose very value follows from the state. */
const exactRule = ({ pattern = '' }: Schema, value: unknown): Rule =>
  typeof value === 'string' && pattern.includes('\\.') && /^-?\d+(\.\d+)?$/.test(value)
    ? all(TYPE, matching(equalDecimal(value)))
    : all(EQUAL)

const kindOf = (schema: Schema) => [schema.type].flat().find(each => each !== 'null')

/** The regular expression that a string or integer must match, if any. */
function formOf({ enum: values, pattern }: Schema): string | undefined {
  if (values)
    return `^(${values
      .filter(each => each !== null)
      .map(each => escaped(String(each)))
      .join('|')})$`
  return pattern && isPortable(pattern) ? portable(pattern) : undefined
}

function scalarRule(schema: Schema, mayBeNull: boolean): Rule {
  const own = ownSchema(schema)
  const form = formOf(own)
  // A pattern alone would accept the number 7.5 for "7.5"; a nullable value has no room for a second matcher.
  const type = kindOf(own) === 'integer' ? INTEGER : TYPE
  if (mayBeNull)
    return any({ match: 'null' }, form ? matching(form) : kindOf(own) === 'integer' ? INTEGER : ANY_TEXT)
  return form ? all(type, matching(form)) : all(type)
}

/** Collects the rules of one answer while traversing it. */
class Walk {
  readonly rules: Record<string, Rule> = {}
  private readonly promises: Promises

  constructor(promises: Promises) {
    this.promises = promises
  }

  /** Adds the rules of a value. @returns the mock server's value */
  value(schema: Schema, value: unknown, path: string): unknown {
    if (this.isNamed('exactly', path)) {
      // Explicit, as it would otherwise inherit the rule of the list that contains it: any value of the type.
      this.rules[path] = exactRule(ownSchema(schema), value)
      return value
    }
    const own = ownSchema(schema)
    if (Array.isArray(value)) return this.list(own, value, path)
    if (typeof value === 'object' && value !== null) return this.object(own, value, path)
    const mayBeNull = isNullable(resolveSchema(schema)) && !this.isNamed('filled', path)
    if (own.const !== undefined) this.rules[path] = all(EQUAL)
    // For an object-or-null Pact can only require what the example has.
    else if (kindOf(own) !== 'object') this.rules[path] = scalarRule(schema, mayBeNull)
    return value
  }

  private isNamed(promise: 'filled' | 'exactly', path: string): boolean {
    const name = path.replace('$.', '').replaceAll('[*]', '.*')
    return (this.promises[promise] ?? []).includes(name)
  }

  private object(schema: Schema, value: object, path: string): unknown {
    const { properties = {}, required = [], additionalProperties } = schema
    const entries = Object.entries(value)
    if (required.length === 0) {
      // A dictionary: any keys, with values like the example's.
      this.rules[path] = all({ match: 'values' })
      const values =
        typeof additionalProperties === 'object' ? additionalProperties : Object.values(properties)[0]
      for (const [, each] of entries) this.value(values ?? {}, each, `${path}.*`)
      return value
    }
    const isRelied = ([key]: [string, unknown]) =>
      required.includes(key) || this.isNamed('filled', `${path}.${key}`)
    return Object.fromEntries(
      entries
        .filter(isRelied)
        .map(([key, each]) => [key, this.value(properties[key] ?? {}, each, `${path}.${key}`)]),
    )
  }

  private list(schema: Schema, value: readonly unknown[], path: string): unknown {
    // An empty list is promised by the state: any row is a mismatch.
    if (value.length === 0) return value
    this.rules[path] = all({ ...TYPE, ...(this.promises.some && path === '$.rows' ? { min: 1 } : {}) })
    return value.map(each => this.value(schema.items ?? {}, each, `${path}[*]`))
  }
}

/** The matching rules of a success; its code is a constant of the schema. */
export function matchedSuccess(schema: Schema, answer: Envelope, promises: Promises): Matched {
  const walk = new Walk(promises)
  const body = walk.value(schema, answer, '$')
  return { body, rules: walk.rules }
}

/** A field that proves who somebody is: of five attempts, so many are left. */
const PROOF = /password|code/i

/**
 * The matching rules of a refusal: its code and field must be exact, and so must the attempts that are left of a secret, as its state has had
 * none. The message may be a key or a text (docs/decisions/0005), and other parameters have current values.
 */
export function matchedRefusal(answer: Envelope): Matched {
  const { field } = answer.params ?? {}
  const isExact = (name: string) => name === 'field' || (name === 'left' && PROOF.test(String(field)))
  const params = Object.keys(answer.params ?? {}).filter(name => !isExact(name))
  const rules = ['$.msg', ...params.map(name => `$.params.${name}`)].map(path => [path, all(TYPE)])
  return { body: answer, rules: Object.fromEntries(rules) as Record<string, Rule> }
}
