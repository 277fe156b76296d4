/** Drawn faults of answers: values, lists, refusals, and what surrounds them. */
import type { Operation } from '#contracts/verify/document.ts'
import {
  answerWith,
  envelope,
  onSuccess,
  type Answer,
  type Envelope,
  type ForwardedRequest,
} from '../provider/fault.ts'
import { ALWAYS, drawCondition, drawRows, textOf } from './conditions.ts'
import { about, whenAnswered, whenSuccess, type Draw, type DrawnFault } from './drawn-fault.ts'
import { answerFields, filtersOf, operations, refusalsOf, requestFields } from './fields.ts'
import { changeAt, drawChange } from './values.ts'

const lists = operations.filter(({ method, id }) => method === 'GET' && id.startsWith('list'))

/** A value of a success that its schema allows and that is not the right one. */
export const wrongValue: Draw = random => {
  const operation = random.pick(operations)
  const fields = answerFields(operation)
  if (fields.length === 0) return undefined
  const { path, isInRows, schema } = random.pick(fields)
  const change = drawChange(random, schema)
  const condition = drawCondition(random, operation)
  const rows = drawRows(random)
  if (!change) return undefined
  const where = isInRows ? ` ${rows.says}` : ''
  return {
    kind: 'a wrong value',
    name: `${operation.id}: ${path.join('.')} is ${change.says}${where}, ${condition.says}`,
    operation: operation.id,
    answer: whenSuccess(condition, ({ data, rows: list = [] }) => {
      if (!isInRows) changeAt(data, path, change)
      else
        for (const [index, row] of list.entries())
          if (rows.includes(index, list.length)) changeAt(row, path, change)
    }),
    shows: about(path.at(-1)!),
  }
}

/** A value that belongs to one account alone is what every later one is answered too. */
export const valueOfAnother: Draw = random => {
  const uniqueOf = (one: Operation) => answerFields(one).filter(({ isUnique }) => isUnique)
  const operation = random.pick(operations.filter(one => uniqueOf(one).length > 0))
  const { path, isInRows } = random.pick(uniqueOf(operation))
  return {
    kind: 'a value of another account',
    name: `${operation.id} answers everybody the ${path.join('.')} of the first`,
    operation: operation.id,
    answer: (answer, sent, memory) => {
      const caller = `${sent.headers['authorization']} ${sent.body}`
      const { kept } = memory
      const change = (value: unknown) => {
        if (!kept.has('owner')) kept.set('owner', caller).set('value', String(value))
        return kept.get('owner') === caller ? value : kept.get('value')
      }
      envelope(onSuccess, ({ data, rows = [] }) =>
        changeAt(isInRows ? rows[0] : data, path, { says: '', change }),
      )(answer, sent, memory)
    },
    shows: about(path.at(-1)!, 'another'),
  }
}

type Rows = Record<string, unknown>[]
const listChanges: readonly (readonly [string, (answer: Envelope & { rows: Rows }) => unknown])[] = [
  ['lacks its last row', ({ rows, ...rest }) => ({ ...rest, rows: rows.slice(0, -1) })],
  [
    'lacks a row, also in total',
    ({ rows, total = 1, ...rest }) => ({ ...rest, rows: rows.slice(1), total: Math.max(0, total - 1) }),
  ],
  [
    'has a row twice',
    ({ rows, ...rest }) => ({ ...rest, rows: rows.length > 1 ? [...rows.slice(0, -1), rows[0]] : rows }),
  ],
  ['is in the opposite order', ({ rows, ...rest }) => ({ ...rest, rows: rows.toReversed() })],
  ['counts one too many', ({ total = 0, ...rest }) => ({ ...rest, total: total + 1 })],
]

/** A list that is not what it is without the condition. */
export const wrongList: Draw = random => {
  const operation = random.pick(lists)
  const condition = drawCondition(random, operation)
  const [says, change] = random.pick(listChanges)
  return {
    kind: 'a wrong list',
    name: `${operation.id} ${says}, ${condition.says}`,
    operation: operation.id,
    answer: whenSuccess(condition, answer =>
      answer.rows ? change(answer as Envelope & { rows: Rows }) : answer,
    ),
    shows: /row|page|total|list|order|newest|lacks|filter|asked again/i,
  }
}

/** A filter that is not applied in some requests; alone in a list without pages there is nothing to limit it to. */
export const ignoredFilter: Draw = random => {
  const operation = random.pick(lists.filter(one => filtersOf(one).length > 0))
  const filter = random.pick(filtersOf(operation))
  const others = filtersOf(operation).filter(name => name !== filter)
  const { schema } = requestFields(operation).find(({ name }) => name === filter)!
  const value = schema.enum && String(random.pick(schema.enum))
  const isWithOther = others.length > 0 && random.percent(50)
  const hasPages = requestFields(operation).some(({ name }) => name === 'pageNum')
  if (!isWithOther && value === undefined && !hasPages) return undefined
  const holds = (sent: ForwardedRequest) =>
    isWithOther
      ? others.some(name => sent.query.has(name))
      : value
        ? sent.query.get(filter) === value
        : Number(sent.query.get('pageNum')) > 1
  const when = isWithOther ? 'with another one' : value ? `at ${value}` : 'from the second page on'
  return {
    kind: 'an ignored filter',
    name: `${operation.id} ignores ${filter} ${when}`,
    operation: operation.id,
    request: passing => {
      if (holds(passing)) passing.query.delete(filter)
    },
    shows: about(filter, 'intersection'),
  }
}

/** A request that is documented as right and is refused. */
export const wrongRefusal: Draw = random => {
  const operation = random.pick(operations)
  const refusal = refusalsOf(operation).find(({ code }) => code === 460)
  const condition = drawCondition(random, operation)
  if (!refusal || condition === ALWAYS) return undefined
  return {
    kind: 'a refusal of what is right',
    name: `${operation.id} refuses what is right, ${condition.says}`,
    operation: operation.id,
    answer: whenSuccess(condition, () => refusal),
    shows: /must succeed|answered code 460|code is 460/,
  }
}

/** What a refusal says beside its code. */
export const wrongRefusalParam: Draw = random => {
  const operation = random.pick(operations)
  const example = random.pick([
    ...refusalsOf(operation).filter(({ params }) => params),
    { params: undefined },
  ])
  const [name, value] = random.pick(Object.entries(example.params ?? {}).concat([['', undefined]]))
  if (value === undefined || name === 'field') return undefined
  const off = (given: unknown) =>
    typeof given === 'number'
      ? given + 1
      : String(given).replace(/\d$/, digit => String((Number(digit) + 1) % 10))
  return {
    kind: 'a refusal that names another limit',
    name: `${operation.id}: ${name} of ${String(example['msg'])} is another one`,
    operation: operation.id,
    answer: envelope(
      code => code !== 200,
      ({ msg, params }) => {
        if (msg === example['msg'] && params && name in params) params[name] = off(params[name])
      },
    ),
    shows: about(name),
  }
}

type Around = readonly [says: string, shows: RegExp, change: (answer: Answer) => void]
const around: readonly Around[] = [
  ['is labelled gzip and is not', /gzip/, answer => void (answer.headers['content-encoding'] = 'gzip')],
  [
    'is labelled ISO-8859-1',
    /charset/i,
    answer => void (answer.headers['content-type'] = 'application/json; charset=ISO-8859-1'),
  ],
  ['begins with a byte order mark', /byte order mark/, answer => void (answer.body = `\uFEFF${answer.body}`)],
  ['sets a cookie', /cookie/, answer => void (answer.headers['set-cookie'] = 'a=1')],
  ['may be cached', /Cache-Control/, answer => void (answer.headers['cache-control'] = 'max-age=60')],
  [
    'may be sniffed',
    /X-Content-Type-Options/,
    answer => void delete answer.headers['x-content-type-options'],
  ],
  [
    'names a member twice',
    /twice|no JSON/,
    answer => void (answer.body = answer.body.replace(/^\{/, '{"code":500,')),
  ],
]

const onlyRefused = (change: (answer: Answer) => void) => (answer: Answer) => {
  if (!answer.body.startsWith('{"code":200')) change(answer)
}

/** An answer that a browser does not read as it was meant. */
export const wrongSurroundings: Draw = random => {
  const operation = random.pick(operations)
  const [says, shows, change] = random.pick(around)
  const isRefusal = random.percent(40)
  const condition = isRefusal ? ALWAYS : drawCondition(random, operation)
  return {
    kind: 'what surrounds an answer',
    name: `${isRefusal ? 'a refusal of ' : ''}${operation.id} ${says}${isRefusal ? '' : `, ${condition.says}`}`,
    operation: operation.id,
    answer: whenAnswered(condition, isRefusal ? onlyRefused(change) : change),
    shows,
  }
}

/** Whether an operation may be refused as it is done already. */
const isDone = (operation: Operation) =>
  operation.changes && !operation.isPublic && refusalsOf(operation).some(({ code }) => code === 460)

/** A refusal that is told as the success of the call just before. */
export const bothAtOnce: Draw = random => {
  const operation = random.pick(operations.filter(isDone))
  const running = new Map<string, number>()
  /** Those that were asked for while another one had no answer yet. */
  const together = new Set<string>()
  const keyOf = (sent: ForwardedRequest) => `${sent.headers['authorization']} ${textOf(sent, 'id') ?? ''}`
  return {
    kind: 'two at once',
    name: `${operation.id}: of two at once, the refused one is told as done`,
    operation: operation.id,
    request: passing => {
      const key = keyOf(passing)
      const count = (running.get(key) ?? 0) + 1
      running.set(key, count)
      if (count > 1) together.add(key)
    },
    answer: (answer, sent, { kept }) => {
      const key = keyOf(sent)
      const left = (running.get(key) ?? 1) - 1
      running.set(key, left)
      const earlier = kept.get(key)
      if (answer.body.startsWith('{"code":200')) kept.set(key, answer.body)
      else if (answer.body.includes('"code":460') && earlier !== undefined && together.has(key))
        answerWith(answer, earlier)
      if (left === 0) together.delete(key)
    },
    shows: /at once/,
  } satisfies DrawnFault
}
