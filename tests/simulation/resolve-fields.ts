/** Resolves an event to the fields that are sent: existing ids, current prices, passwords and codes, and terms just previewed. */
import type { Closing } from '#models'
import { findProductByCode } from '#server/market/catalogue.ts'
import { findPair, quoteOfPair } from '#server/market/pairs.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { textOfRemainder } from '#src/lib/trading/remainder.ts'
import { PASSWORD, type Answer, type Fields } from '../support/back-end.ts'
import { SECOND_CODE_FIELDS } from '../support/specification/second-step-codes.ts'
import { authenticatorCode } from '../support/features/two-step.ts'
import { WITHDRAW_PASSWORD } from '../support/features/withdraw.ts'
import type { CallFields } from './history.ts'
import type { SimulatedPerson } from './people.ts'
import { OPERATION_RULES } from './operation-rules.ts'

/** The context that resolvers need. */
export interface ResolveContext {
  readonly market: Parameters<typeof quoteOfPair>[0]
  readonly person: SimulatedPerson
  readonly now: number
  ask(op: OperationId, fields: Fields): Promise<Answer>
}

type Resolver = (fields: Fields, surroundings: ResolveContext) => string | Promise<string>

const PAGE = { pageNum: 1, pageSize: 20 }

/** The market's price for what a call is about, as a decimal string; '1' when there is none. */
function priceFor(
  { productType, productCode, pairCode }: CallFields,
  market: ResolveContext['market'],
): string {
  if (typeof pairCode === 'string') {
    const pair = findPair(pairCode)
    return pair ? quoteOfPair(market, pair).price : '1'
  }
  const product = findProductByCode(Number(productType), String(productCode))
  return product ? market.quote(product).nowPrice : '1'
}

/** The authenticator code of the newest key. */
const codeOf = ({ person, now }: ResolveContext): string => {
  const key = person.keys.at(-1)
  return key === undefined ? '000000' : authenticatorCode(key, now)
}

/** The id of the last of a list's first page. */
async function listedId({ ask }: ResolveContext, op: OperationId): Promise<string> {
  const { rows, data } = (await ask(op, op === 'listSessions' ? {} : PAGE)) as {
    rows?: { id: string }[]
    data?: { sessions?: { id: string }[] }
  }
  return (rows ?? data?.sessions)?.at(-1)?.id ?? '1'
}

/** Resolvers of current values, by their placeholders in an event. */
const RESOLVERS: Readonly<Record<string, Resolver>> = {
  '@price': (fields, { market }) => priceFor(fields as CallFields, market),
  '@position': async ({ id }, { ask }) => {
    const { data } = await ask('getContractPosition', { id })
    return (data as { position?: { nowPrice?: string } })?.position?.nowPrice ?? '1'
  },
  '@owed': async ({ kind, loanId }, { ask }) => {
    const { data } = await ask('getLoan', { id: loanId })
    const owed = data as Record<'all' | 'next', { total?: string } | null> | undefined
    return (kind === 'all' ? owed?.all : owed?.next)?.total ?? '0'
  },
  '@password': (_, { person }) => person.password,
  '@otherPassword': (_, { person }) => otherPassword(person.password),
  '@withdrawPassword': (_, { person }) => person.withdrawPassword,
  '@otherWithdrawPassword': (_, { person }) =>
    person.withdrawPassword === WITHDRAW_PASSWORD ? '135791' : WITHDRAW_PASSWORD,
  '@code': (_, surroundings) => codeOf(surroundings),
  '@firstCode': async (_, surroundings) => {
    const { person, ask } = surroundings
    const { data } = await ask('beginTwoStep', { password: person.password })
    const key = (data as { key?: string } | undefined)?.key
    if (key !== undefined) person.keys.push(key)
    return codeOf(surroundings)
  },
  '@photo': async (_, { ask }) => {
    const { data } = await ask('uploadFile', { purpose: 'identity' })
    return (data as { id?: string } | undefined)?.id ?? '1'
  },
  // Where nothing is left, more than there is.
  '@remainder': async (_, { ask }) => {
    const { data } = await ask('getClosing', {})
    return textOfRemainder((data as Partial<Closing> | undefined)?.remainder ?? []) || '1 USDT'
  },
  '@session': (_, surroundings) => listedId(surroundings, 'listSessions'),
  '@message': (_, surroundings) => listedId(surroundings, 'listMessages'),
}

/** The other of the two passwords that an account alternates between. */
export const otherPassword = (password: string): string => (password === PASSWORD ? `${PASSWORD}0` : PASSWORD)

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap(name => (fields[name] === undefined ? [] : [[name, fields[name]]])))

const secondCodeFields: Partial<Record<OperationId, string>> = SECOND_CODE_FIELDS

/** The fields of a call as sent. */
export async function resolveFields(
  op: OperationId,
  fields: Fields,
  surroundings: ResolveContext,
): Promise<Fields> {
  const filled: Fields = { ...fields }
  for (const [field, value] of Object.entries(fields)) {
    const filler = typeof value === 'string' && RESOLVERS[value]
    if (filler) filled[field] = await filler(fields, surroundings)
  }
  const codeField = secondCodeFields[op]
  if (codeField !== undefined && surroundings.person.keys.length > 0)
    filled[codeField] ??= codeOf(surroundings)
  const preview = OPERATION_RULES[op]?.preview
  if (!preview) return filled
  const [previewOp, asked, taken, fixed] = preview
  const { data } = await surroundings.ask(previewOp, { ...only(fields, asked), ...fixed })
  for (const [field, from] of Object.entries(taken)) {
    const value = (data as Record<string, string | number> | undefined)?.[from]
    filled[field] ??= value ?? '0'
  }
  return filled
}
