/** The probes that vary requests and read around them: each judging function with a right and a wrong answer. */
import { describe, expect, it } from 'vitest'
import { toSent, type Draft } from '#contracts/verify/draft.ts'
import { createJudge } from '#contracts/verify/judge.ts'
import { linksOf } from '#contracts/verify/links.ts'
import { changesOf, drawChanges, fieldsOf } from '#contracts/verify/probes/domain-changes.ts'
import { domainProbes, listedProblems } from '#contracts/verify/probes/domains.ts'
import { fromEachRow } from '#contracts/verify/probes/links.ts'
import { pagesProblems } from '#contracts/verify/probes/paging.ts'
import { changeProblems, isAlike } from '#contracts/verify/probes/readings.ts'
import type { ProbeContext } from '#contracts/verify/probes/probe.ts'
import { createRandom } from '#contracts/verify/random.ts'
import type { HttpExchange } from '#contracts/verify/wire.ts'
import { material, receivedOf } from './support.ts'

const { document, operations } = material
const named = (id: string) => operations.find(one => one.id === id)!

/** An exchange of an operation that was answered this. */
function answered(id: string, json: object): HttpExchange {
  const draft: Draft = { operation: named(id), query: [], headers: {}, body: [] }
  const received = receivedOf(json)
  return { operation: named(id), sent: toSent(draft), received }
}
const saysOf = (problems: readonly { says: string }[]) => problems.map(({ says }) => says)

describe('readings before and after', () => {
  const holding = { productId: 1, quantity: '2', nowPrice: '200', time: 1_800_000_000_000 }
  const holdings = (change: object) =>
    answered('listHoldings', { code: 200, msg: 'ok', rows: [{ ...holding, ...change }], total: 1 })
  const changes = (before: HttpExchange, after: HttpExchange) =>
    saysOf(changeProblems(document, before, after, 'after a refusal', '/x'))

  it('are equal but for what follows the market', () => {
    expect(changes(holdings({}), holdings({}))).toEqual([])
    expect(changes(holdings({}), holdings({ nowPrice: '201', time: 1_800_000_001_000 }))).toEqual([])
  })

  it('name what has changed, and a reading that is refused', () => {
    expect(changes(holdings({}), holdings({ quantity: '3' }))).toEqual([
      'after a refusal, listHoldings is another: quantity was "2" and is "3"',
    ])
    const none = answered('listHoldings', { code: 200, msg: 'ok', rows: [], total: 0 })
    expect(changes(holdings({}), none)[0]).toContain('total was 1 and is 0')
    const refused = answered('listHoldings', { code: 401, msg: 'hint_signed_out' })
    expect(changes(holdings({}), refused)).toEqual([
      'after a refusal, listHoldings answered code 401, "hint_signed_out"',
    ])
  })

  it('of two accounts are alike when also what follows the market is near', () => {
    expect(isAlike(document, holdings({}), holdings({ nowPrice: '200.1' }))).toBe(true)
    expect(isAlike(document, holdings({}), holdings({ nowPrice: '0' }))).toBe(false)
  })
})

describe('pages', () => {
  const row = (id: string, more = {}) => ({ id, status: 'pending', createdAt: 1_800_000_000_000, ...more })
  const whole = [row('3'), row('2'), row('1')]
  const saysPages = (pages: readonly (readonly object[])[]) =>
    pagesProblems(document, named('listDeposits'), whole, pages)

  it('put together are the list', () => {
    expect(saysPages([[row('3')], [row('2')], [row('1')]])).toEqual([])
    expect(saysPages([[row('3'), row('2')], [row('1')]])).toEqual([])
  })

  it('have no other row, and no row with another value', () => {
    expect(saysPages([[row('3')], [row('1')]])).toEqual([
      'row 1 of page 2 with pageSize 1 is another one than in the whole list',
    ])
    expect(saysPages([[row('3')], [row('2', { createdAt: 1_800_000_360_000 })]])[0]).toContain(
      'createdAt was 1800000000000 and is 1800000360000',
    )
  })
})

describe('links of a list', () => {
  it('are followed from the first, the middle and the last row', () => {
    const [link] = linksOf(document, named('listMessages'))
    const rows = ['5', '4', '3', '2', '1'].map(id => ({ id }))
    const firsts = fromEachRow(link!, { request: {}, answer: { code: 200, rows } }).map(
      ({ answer }) => (answer as { rows: { id: string }[] }).rows[0]!.id,
    )
    expect(firsts).toEqual(['5', '3', '1'])
  })

  it('are followed from a row of each kind: other words, or nothing where others have something', () => {
    const [link] = linksOf(document, named('listMessages'))
    const rows = ['read', 'read', 'sent', 'sent', 'sent', 'sent', 'read', 'read'].map((status, index) => ({
      id: String(index),
      status,
      reason: index === 3 ? null : '1',
    }))
    const firsts = fromEachRow(link!, { request: {}, answer: { code: 200, rows } }).map(
      ({ answer }) => (answer as { rows: { id: string }[] }).rows[0]!.id,
    )
    expect(firsts.toSorted()).toEqual(['0', '2', '3', '4', '7'])
  })

  it('are followed once where there is one row, or no row is named', () => {
    const [link] = linksOf(document, named('listMessages'))
    expect(fromEachRow(link!, { request: {}, answer: { rows: [{ id: '1' }] } })).toHaveLength(1)
    const [other] = linksOf(document, named('getUserBalance'))
    expect(fromEachRow(other!, { request: {}, answer: { rows: [{}, {}] } })).toHaveLength(1)
  })
})

describe('values of their domains', () => {
  const operation = named('previewSpotOrder')
  const fields = fieldsOf(document, operation)
  const body = {
    productType: '1',
    productCode: 'AAPL',
    exchangeType: '1',
    orderType: 'market',
    quantity: '2',
  }
  const draft: Draft = { operation, query: [], headers: {}, body: Object.entries(body) }
  const changes = changesOf(document, createJudge(document), fields, draft)

  it('are the other listed ones and shares of an amount, none of them the recorded one', () => {
    expect(changes).toContainEqual({ exchangeType: 2 })
    expect(changes).toContainEqual({ productType: 4 })
    expect(changes).toContainEqual({ quantity: '0.74' })
    expect(changes).not.toContainEqual({ exchangeType: 1 })
    expect(changes.some(change => 'productCode' in change)).toBe(false)
  })

  it('are drawn by a seed, single and together, each once', () => {
    const published = [{ productType: 2, productCode: 'BTC' }]
    const drawn = (seed: number) => drawChanges(createRandom(seed), changes, published, 8)
    expect(drawn(1)).toEqual(drawn(1))
    expect(new Set(drawn(1).map(one => JSON.stringify(one))).size).toBe(drawn(1).length)
    expect(drawn(1).some(one => one['productCode'] === 'BTC')).toBe(true)
    expect(drawChanges(createRandom(1), [], [], 8)).toEqual([])
    // Each value is tried before any is tried again.
    const values = Array.from({ length: 8 }, (_, place) => ({ [`field${place}`]: place }))
    const fieldsDrawn = drawChanges(createRandom(1), values, [], 8).flatMap(one => Object.keys(one))
    expect(new Set(fieldsDrawn).size).toBe(8)
  })

  it('are of each recorded success, more of them where few operations are verified', async () => {
    const judge = createJudge(document)
    const [probe] = domainProbes(document, judge, operation)
    // Which recorded success a request comes from is told by its language.
    const successOf = (language: string) => ({
      states: [],
      draft: (): Draft => ({ ...draft, headers: { 'Accept-Language': language } }),
    })
    async function sentBy(isThorough: boolean) {
      const sent: string[] = []
      const ask = async (asked: Draft) => {
        if (asked.operation === operation) sent.push(asked.headers['Accept-Language']!)
        return answered(asked.operation.id, { code: 460, msg: 'hint', rows: [] })
      }
      const scene = {
        document,
        judge: { ...judge, answer: () => [] },
        operation,
        draft,
        seed: 1,
        isThorough,
        successes: [successOf('en'), successOf('de')],
        accounts: { setUp: async () => ({ token: 'T' }) },
        ask,
      } as unknown as ProbeContext
      await probe!.run(scene)
      return sent
    }
    const few = await sentBy(false)
    expect(few.filter(language => language === 'en').length).toBe(4)
    expect(few.filter(language => language === 'de').length).toBe(4)
    expect((await sentBy(true)).length).toBeGreaterThan(few.length * 2)
  })

  it('may be refused for what they mean, not for what the specification lists', () => {
    const refusal = (code: number, field?: string) =>
      answered('previewSpotOrder', { code, msg: 'hint', ...(field && { params: { field } }) })
    const says = (exchange: HttpExchange) =>
      saysOf(
        listedProblems(fields, [], draft, { exchangeType: 2, quantity: '1', timeInForce: 'gtc' }, exchange),
      )
    expect(says(refusal(460))).toEqual([])
    expect(says(refusal(422, 'quantity'))).toEqual([])
    expect(says(refusal(422, 'exchangeType'))).toEqual([
      'exchangeType=2 is refused, which the specification lists',
    ])
    // A market order has no time in force, whatever its value.
    expect(says(refusal(422, 'timeInForce'))).toEqual([])
  })

  it('may be refused when it names nothing that is published, such as a product of another type', () => {
    const watching = material.operations.find(({ id }) => id === 'addToWatchlist')!
    const names = fieldsOf(material.document, watching)
    const recorded: Draft = {
      operation: watching,
      query: [],
      headers: {},
      body: [
        ['productType', '1'],
        ['productCode', 'AAPL'],
        ['productId', '1'],
      ],
    }
    const refused = answered('addToWatchlist', { code: 422, msg: 'hint', params: { field: 'productType' } })
    const bitcoin = { productType: 2, productCode: 'BTC', productId: 301 }
    const says = (change: object) =>
      saysOf(listedProblems(names, [bitcoin], recorded, change as Record<string, unknown>, refused))
    expect(says({ productType: 2 })).toEqual([])
    expect(says({ ...bitcoin, productType: 4 })).toEqual([])
    expect(says(bitcoin)).toEqual(['productType=2 is refused, which the specification lists'])
  })
})
