/** What a kind of field needs is said of every operation that has one: a new list or filter without its rule fails here. */
import { expect, it } from 'vitest'
import { isTime } from '#contracts/faults/drawn/fields.ts'
import { resolve, valueAt, type Operation, type Schema } from '#contracts/verify/document.ts'
import { linksOf } from '#contracts/verify/links.ts'
import { material } from './verify/support.ts'

const { document, operations } = material

/** They choose a page, or are compared by other means. */
const PAGING = new Set(['pageNum', 'pageSize', 'limit', 'idempotencyKey'])
/** Texts are kept without blanks around them and normalized; a probe compares what was sent with what is kept. */
const TEXTS = new Set([
  'renameAccount nickName',
  'becomeTrader nickName',
  'addPasskey name',
  'bindWalletAddress address',
  'bindWalletAddress label',
  'sendServiceMessage text',
  // Sent as JSON, and answered as a list with the names of the fields.
  'bindBankCard properties',
  // A file is no field of a form.
  'uploadFile purpose',
  // Of what the rows belong to.
  'listTraderTrades id',
  'listShareEntries id',
  // What is owed now, and what the whole loan costs: a link compares what is owed after it.
  'repayLoan total',
])

/** The fields of a success: those of its value, or of each row. */
function answered({ pointer }: Operation): Readonly<Record<string, Schema>> {
  const given = valueAt(document, `${pointer}/responses/200/content/application~1json/schema`) as
    | Schema
    | undefined
  const { oneOf = [] } = given ? resolve(document, given) : {}
  const { rows, data } = (oneOf[0] && resolve(document, oneOf[0]).properties) ?? {}
  const value = rows ? resolve(document, rows).items : data
  return (value && resolve(document, value).properties) ?? {}
}

const rulesOf = (operation: Operation): string =>
  [...operation.rules, ...linksOf(document, operation).flatMap(({ rules }) => rules)]
    .map(({ rule }) => rule)
    .join('\n')

it('what is asked for and answered is compared by a rule', () => {
  const missing = operations.flatMap(operation => {
    const fields = answered(operation)
    const asked = [
      ...operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
      ...Object.keys(operation.body?.schema.properties ?? {}),
    ]
    return (
      asked
        .filter(name => name in fields && !PAGING.has(name))
        // By one of its own: what a link compares is another answer.
        .filter(name => !operation.rules.some(({ rule }) => rule.includes(`request.${name}`)))
        .map(name => `${operation.id} ${name}`)
        .filter(name => !TEXTS.has(name))
    )
  })
  expect(missing).toEqual([])
})

it('a search is tried with what is there and with what is not', () => {
  const searches = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'keyWords'))
  expect(searches.length).toBeGreaterThan(4)
  for (const operation of searches) {
    const names = linksOf(document, operation).map(({ name }) => name)
    expect(names, operation.id).toEqual(expect.arrayContaining(['found', 'unknown']))
  }
})

it('a list that filters by time says so of its rows', () => {
  for (const operation of operations)
    for (const { name } of operation.parameters.filter(one => /^(start|end)Time$/.test(one.name)))
      expect(rulesOf(operation), operation.id).toMatch(
        new RegExp(`!has\\(request\\.${name}\\) \\|\\| answer`),
      )
})

it('times of a list of an account are neither older than the account nor from the future', () => {
  const lists = operations.filter(
    ({ id, access, isPublic }) => id.startsWith('list') && !isPublic && access['answer'] === 'own',
  )
  // Their times follow from the market, or are days.
  const others = new Set(['listWatchlist', 'listHoldings', 'listDayResults', 'listMiningTotals'])
  for (const operation of lists.filter(({ id }) => !others.has(id))) {
    const times = Object.values(answered(operation)).filter(schema => isTime(resolve(document, schema)))
    if (times.length === 0) continue
    const names = linksOf(document, operation).map(({ name }) => name)
    expect(names, operation.id).toEqual(expect.arrayContaining(['age', 'now']))
  }
})
