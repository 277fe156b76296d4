/** Other values of the fields of a request, from their schemas and from what the back end publishes. */
import { Decimal } from '../decimal.ts'
import { resolve, scalarType, type Document, type Operation, type Schema } from '../document.ts'
import type { Draft } from '../draft.ts'
import type { Judge } from '../judge.ts'
import type { Random } from '../random.ts'
import { valueIn } from './accounts.ts'
import type { Change } from './catalogues.ts'
import { isFreeText, oddText } from './texts.ts'

const DECIMAL = /^\d+(\.\d+)?$/
/** Shares of a recorded amount; one has decimals of a round one as well. */
const SHARES = ['0.5', '0.3713', '1.03']

export interface Field {
  readonly name: string
  readonly schema: Schema
  /** Where its schema is. */
  readonly pointer: string
  readonly isQuery: boolean
}

export function fieldsOf(document: Document, { parameters, body, profile: { paging } }: Operation): Field[] {
  const pages = [paging?.number, paging?.size]
  const query = parameters.filter(({ in: place, name }) => place === 'query' && !pages.includes(name))
  return [
    ...query.map(({ name, schema, pointer }) => ({
      name,
      schema: resolve(document, schema),
      pointer: `${pointer}/schema`,
      isQuery: true,
    })),
    ...Object.entries(body?.schema.properties ?? {}).map(([name, schema]) => ({
      name,
      schema: resolve(document, schema),
      pointer: `${body!.pointer}/properties/${name}`,
      isQuery: false,
    })),
  ]
}

/** What of a published row a request can name: products by type and code, currencies, channels. */
export function choiceIn(row: Change, fields: readonly Field[], draft: Draft): Change | undefined {
  const { names } = draft.operation.profile
  const reference = new RegExp(names.reference, 'u')
  const type = new RegExp(names.type, 'u')
  const named = fields.filter(
    ({ name }) => (reference.test(name) || type.test(name)) && valueIn(draft, name) !== undefined,
  )
  const shared = named.filter(({ name }) => row[name] !== undefined && row[name] !== null)
  const isOther = shared.some(({ name }) => String(row[name]) !== String(valueIn(draft, name)))
  if (!isOther || !shared.some(({ name }) => reference.test(name))) return undefined
  return Object.fromEntries(shared.map(({ name }) => [name, row[name]]))
}

/** Whether a field names something, so that another value of it names another thing or none. */
const isName = ({ operation: { profile } }: Draft, name: string) =>
  new RegExp(`${profile.names.reference}|key$|^id$`, 'iu').test(name)

/** Each single change of a request that its schemas allow. */
export function changesOf(
  document: Document,
  judge: Judge,
  fields: readonly Field[],
  draft: Draft,
): Change[] {
  return fields.flatMap(({ name, schema, pointer, isQuery }): Change[] => {
    const now = valueIn(draft, name)
    const isText = isQuery || typeof now === 'string'
    const fits = (value: unknown) =>
      isText ? judge.acceptsText(pointer, schema, String(value)) : judge.accepts(pointer, value)
    if (schema.enum)
      return schema.enum
        .filter(value => value !== null && String(value) !== String(now))
        .map(value => ({ [name]: value }))
    if (isFreeText(schema) && typeof now === 'string') {
      const text = oddText(schema)
      return fits(text) ? [{ [name]: text }] : []
    }
    if (now === undefined || !DECIMAL.test(String(now)) || isName(draft, name)) return []
    if (scalarType(document, schema) !== 'string')
      return [{ [name]: Number(now) + 1 }].filter(change => fits(change[name]))
    if (typeof now !== 'string') return []
    const amount = Decimal.parse(now)
    return SHARES.map(share => amount.times(Decimal.parse(share)).truncated(2).toText())
      .filter(value => value !== now && fits(value))
      .map(value => ({ [name]: value }))
  })
}

/** Draws changes, each before any is drawn again: alone, or two together; published ones are among both. */
export function drawChanges(
  random: Random,
  single: readonly Change[],
  published: readonly Change[],
  count: number,
): Change[] {
  if (single.length + published.length === 0) return []
  const all = [single, published].filter(pool => pool.length > 0)
  const left = all.map(pool => [...pool])
  const take = (): Change => {
    const rest = left.filter(pool => pool.length > 0)
    if (rest.length === 0) return random.pick(random.pick(all))
    const pool = random.pick(rest)
    return pool.splice(random.below(pool.length), 1)[0]!
  }
  const drawn = new Map<string, Change>()
  for (let tries = 0; drawn.size < count && tries < 4 * count; tries++) {
    const first = take()
    const change = random.percent(50) ? first : { ...take(), ...first }
    drawn.set(JSON.stringify(change), change)
  }
  return [...drawn.values()]
}
