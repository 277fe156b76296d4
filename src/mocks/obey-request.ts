/** Makes an answer fit what was asked for: filters and pages of a list, the subject and the figures of a single value. */
import { isFields, type Answer, type Fields } from './fields.ts'

type Asked = Readonly<Record<string, string>>

const OPEN_STATUSES = new Set(['open', 'running', 'pending', 'waiting', 'active'])
/** Fields that name what the rows belong to: every row belongs to what was asked for. */
const OWNERS = new Set(['followId', 'orderId', 'loanId'])
const NO_FILTER = new Set(['pageNum', 'pageSize', 'sort', 'id', 'before', 'limit', 'lang'])

const timeOf = (row: Fields) =>
  Number(row.createdAt ?? row.time ?? row.openedAt ?? row.startedAt ?? row.paidAt)
const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '')

/** The filters that are not simply a field of the row. */
const FILTERS: Readonly<Record<string, (row: Fields, value: string) => boolean>> = {
  keyWords: (row, value) =>
    [row.productName, row.productCode, row.pairCode, row.baseName].some(name =>
      lower(name).includes(value.toLowerCase()),
    ),
  startTime: (row, value) => !(timeOf(row) < Number(value)),
  endTime: (row, value) => !(timeOf(row) > Number(value)),
  isUnread: (row, value) => value !== '1' || row.readAt === null,
  view: (row, value) => {
    if (value === 'current' || value === 'listed') return (row.status === 'listed') === (value === 'listed')
    return (row.closedAt === null) === (value === 'open')
  },
}

function matches(row: Fields, name: string, value: string): boolean {
  const filter = FILTERS[name]
  if (filter) return filter(row, value)
  if (NO_FILTER.has(name) || OWNERS.has(name) || !(name in row)) return true
  if (name === 'status' && value === 'ended') return !OPEN_STATUSES.has(String(row.status))
  return String(row[name]) === value
}

/** The rows of the page that was asked for; `total` counts those of all pages. */
function listOf(answer: Answer, rows: readonly unknown[], asked: Asked): Answer {
  const owners = Object.entries(asked).filter(([name]) => OWNERS.has(name))
  const found = rows
    .filter(isFields)
    .filter(row => Object.entries(asked).every(([name, value]) => matches(row, name, value)))
    .map(row => ({
      ...row,
      ...Object.fromEntries(owners.filter(([name]) => typeof row[name] === 'string')),
    }))
  const start =
    asked.before === undefined ? 0 : found.findIndex(row => 'id' in row && row.id === asked.before) + 1
  const size = Number(asked.pageSize ?? found.length)
  const skipped = start + (Number(asked.pageNum ?? 1) - 1) * size
  return { ...answer, rows: found.slice(skipped, skipped + size), total: found.length }
}

/** Copies the fields that both have, when the value has the subject's identity; otherwise looks inside of it. */
function withSubject(value: Fields, subject: Fields, isRead: boolean): Fields {
  const names = Object.keys(subject)
  if (names.every(name => name in value)) {
    const copied = isRead
      ? names
      : names.filter(name => /^id$|^name$|Id$|Code$|Name$|Lang$|^productType$/.test(name))
    return { ...value, ...Object.fromEntries(copied.map(name => [name, subject[name]])) }
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isFields(one) ? withSubject(one, subject, isRead) : one,
    ]),
  )
}

/** Gives the value the fields of the request that it has as well: the amount that was asked for, the product, the range. */
function withEcho(value: Fields, asked: Asked): Fields {
  const echoed = Object.entries(asked).flatMap(([name, text]): [string, unknown][] => {
    const now = value[name]
    if (typeof now === 'number') return [[name, Number(text)]]
    return typeof now === 'string' ? [[name, text]] : []
  })
  return { ...value, ...Object.fromEntries(echoed) }
}

/** What belongs to a product or pair: its identity wherever the value has it, and its price. */
function withProduct(value: Fields, { tickerInfo, ...product }: Fields): Fields {
  const price = isFields(tickerInfo) ? tickerInfo.nowPrice : product.price
  const known: Fields = { ...product, ...(price === undefined ? {} : { price, nowPrice: price }) }
  const names = [
    'productId',
    'productType',
    'productCode',
    'productName',
    'productNameLang',
    'pairCode',
    'baseName',
    'price',
    'nowPrice',
  ]
  const copied = names.filter(name => name in value && value[name] !== null && known[name] !== undefined)
  return { ...value, ...Object.fromEntries(copied.map(name => [name, known[name]])) }
}

export interface Subjects {
  /** The row of that id in one of the lists of the operation's tag. */
  byId: (id: string) => Fields | undefined
  /** The product or pair that the request names. */
  product: (asked: Asked) => Fields | undefined
}

/** The answer to a request, as far as it can be told from its fields. */
export function obeyRequest(answer: Answer, asked: Asked, subjects: Subjects, isRead: boolean): Answer {
  if (answer.rows) return listOf(answer, answer.rows, asked)
  if (!isFields(answer.data)) return answer
  const product = subjects.product(asked)
  const row = asked.id === undefined ? undefined : subjects.byId(asked.id)
  let { data }: { data?: Fields } = { data: answer.data }
  if (product) data = withSubject(withProduct(data, product), product, true)
  if (row) data = withSubject(data, row, isRead)
  data = withEcho(data, asked)
  if (asked.id !== undefined && !('id' in data)) data = withEchoInside(data, asked.id)
  return { ...answer, data }
}

/** The id that was asked for, in the first part of the value that has one. */
function withEchoInside(value: Fields, id: string): Fields {
  const first = Object.entries(value).find(([, part]) => isFields(part) && 'id' in part)
  if (!first || !isFields(first[1])) return value
  return { ...value, [first[0]]: withEcho(first[1], { id }) }
}
