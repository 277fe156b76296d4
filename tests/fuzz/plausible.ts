import type { Random } from '#contracts/verify/random.ts'
import { ANSWER_FIELDS, kindOf } from './id-kinds.ts'
import type { Field, Operation } from './operations.ts'
import type { Actor, People } from './people.ts'
import type { Fields, Pool, Product } from './pool.ts'
import { allowedValue, uuid, type Value } from './values.ts'

export const WITHDRAW_PASSWORD = '246813'
export const TRON_ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

/** What plausible requests are made from. */
export interface CallContext {
  readonly pool: Pool
  readonly people: People
  /** The back end's time, roughly (epoch ms). */
  readonly now: () => number
}

interface FieldContext {
  readonly actor: Actor
  readonly operation: Operation
  readonly random: Random
  /** The product of the call. */
  readonly product: Product
}

const PAGE_SIZES = [1, 5, 5, 10, 10, 10, 20, 20, 20, 20, 20, 500]
const AMOUNTS = ['0.01', '0.5', '1', '2', '5', '10', '20', '50', '50.5', '100', '200', '1000']
const PRICES = ['0.01', '1', '10', '50', '100', '1000', '50000', '100000']

type Maker = (asked: FieldContext, ground: CallContext) => Value

const amount: Maker = ({ random }) => random.pick(AMOUNTS)
const price: Maker = ({ random }) => random.pick(PRICES)
const ownPassword: Maker = ({ actor, random }) =>
  actor.password !== undefined && random.percent(90) ? actor.password : 'wrongpassword1'
const withdrawPassword: Maker = ({ random }) => (random.percent(90) ? WITHDRAW_PASSWORD : '111111')

/** Fields whose meaning the schema does not say. */
const MAKERS: Readonly<Record<string, Maker>> = {
  idempotencyKey: ({ random }) => uuid(random),
  deviceId: ({ random }) => uuid(random),
  productType: ({ product }) => product.productType,
  productCode: ({ product }) => product.productCode,
  productId: ({ product }) => product.productId,
  pairCode: ({ random }, { pool }) => pool.pair(random),
  account: ({ random, actor }, { people }) => {
    const known = random.pick([actor.account ?? 'nobody@example.com', ...people.accounts])
    return random.percent(60) ? `${uuid(random)}@fuzz.test` : known
  },
  password: ownPassword,
  oldPassword: ownPassword,
  // The unchanged password, so that the account can still sign in.
  newPassword: ownPassword,
  withdrawPassword,
  newWithdrawPassword: withdrawPassword,
  code: ({ actor, random }) =>
    actor.shownCode && random.percent(70) ? actor.shownCode() : String(random.integer(100_000, 999_999)),
  amount,
  quantity: amount,
  stake: amount,
  margin: amount,
  totalLimit: amount,
  maxLoss: amount,
  dailyStakeLimit: ({ random }) => random.pick(['none', '1000', '100000']),
  // Short, as an account that pauses for years makes no more calls.
  coolingOffUntil: (_, { now }) => now() + 1000,
  limitPrice: price,
  previewPrice: price,
  takeProfit: price,
  stopLoss: price,
  forecast: price,
  minReceived: () => '0.01',
  previewArrives: () => '0',
  slippage: ({ random }) => random.pick(['0', '0.01', '0.05']),
  ratio: ({ random }) => random.pick(['0.01', '0.5', '10']),
  pageNum: ({ random }) => random.pick([1, 1, 1, 1, 2, 3, 1000]),
  pageSize: ({ random }) => random.pick(PAGE_SIZES),
  startTime: ({ random }, { now }) => now() - random.integer(0, 86_400_000),
  endTime: ({ random }, { now }) => now() + random.integer(-3_600_000, 3_600_000),
  rateTime: (_, { now }) => now(),
  startsAt: (_, { now }) => now(),
  keyWords: ({ random }) => random.pick(['app', 'btc', 'e', '苹', 'gold', 'x-']),
  leverage: ({ random }) => random.pick([1, 2, 5, 10, 20, 50, 100]),
  lots: ({ random }) => random.integer(1, 3),
  birthDate: () => '1990-05-17',
  country: ({ random }) => random.pick(['DE', 'CN', 'MG']),
  latitude: () => '-18.91',
  longitude: () => '47.54',
  nickName: ({ random }) => `Name ${uuid(random).slice(0, 8)}`,
  text: () => 'What are the fees?',
  channels: ({ random }) => random.pick(['type-1', 'type-2,product-1', 'product-1', 'type-4']),
  pagePath: () => '/pages/index/index',
  part: ({ random }) => random.pick(['users', 'sessions', 'deposits', 'spot_orders', 'transactions']),
  address: () => TRON_ADDRESS,
  addressType: () => 'TRC20',
}

function plausibleValue(field: Field, asked: FieldContext, ground: CallContext): Value {
  const { actor, operation, random } = asked
  const id = ground.pool.idFor(actor, operation.id, field.name, random)
  if (id !== undefined) return field.schema.type === 'string' ? String(id) : id
  if (field.schema.enum || field.schema.const !== undefined) {
    const { productType } = asked.product
    return field.name === 'productType' ? productType : allowedValue(field.schema, random)
  }
  return MAKERS[field.name]?.(asked, ground) ?? allowedValue(field.schema, random)
}

/** Fields whose value is generated even when an example has one. */
const GENERATED_FIELDS: ReadonlySet<string> = new Set([
  'idempotencyKey',
  'account',
  'password',
  'oldPassword',
  'newPassword',
  'withdrawPassword',
  'newWithdrawPassword',
  'code',
  'coolingOffUntil',
  'nickName',
])

/** Plausible field values of a valid request, from an example or from the meaning of the fields. */
export function plausibleFields(
  { actor, operation, random }: Omit<FieldContext, 'product'>,
  ground: CallContext,
): Record<string, Value> {
  const product = ground.pool.product(random)
  const asked = { actor, operation, random, product }
  const isByExample = operation.examples.length > 0 && random.percent(60)
  const example = isByExample ? random.pick(operation.examples) : undefined
  const fields: Record<string, Value> = {}
  for (const field of operation.fields) {
    if (field.place === 'header' || field.schema.format === 'binary') continue
    const { name, isRequired } = field
    // Always drawn, so that later random values do not depend on it.
    const isWanted = random.percent(35)
    const shown = example?.[name]
    if (example && field.place === 'body') {
      if (shown === undefined) continue
      const isOwn = GENERATED_FIELDS.has(name) || kindOf(operation.id, name) !== undefined
      fields[name] = isOwn && random.percent(90) ? plausibleValue(field, asked, ground) : shown
    } else if (isRequired || isWanted) fields[name] = plausibleValue(field, asked, ground)
  }
  return fields
}

/** The objects of an answer that may contain a value for the next request. */
function partsOf(data: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof data !== 'object' || data === null) return []
  const outer = data as Readonly<Record<string, unknown>>
  const inner = ['position', 'next', 'all', 'loan'].map(name => outer[name])
  return [outer, ...inner].filter(each => typeof each === 'object' && each !== null) as Record<
    string,
    unknown
  >[]
}

/** Copies values from the prerequisite and its answer into a request: price, rate or code. */
export function copyAnswerFields(
  operation: Operation,
  fields: Record<string, Value>,
  before: { readonly asked: Fields; readonly data: unknown },
): void {
  const parts = partsOf(before.data)
  for (const { name, place } of operation.fields) {
    if (place === 'header') continue
    const answered = parts
      .map(
        part => part[ANSWER_FIELDS[name] ?? name] ?? (name === 'previewPrice' ? part['nowPrice'] : undefined),
      )
      .find(value => typeof value === 'string' || typeof value === 'number')
    const isOwn = name === 'idempotencyKey' || name === 'password'
    const asked = isOwn ? undefined : before.asked[name === 'loanId' ? 'id' : name]
    if (asked !== undefined) fields[name] = asked
    else if (answered !== undefined && name !== 'id') fields[name] = answered as Value
  }
}
