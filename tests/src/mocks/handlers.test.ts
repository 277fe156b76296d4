import { getResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import { createHandlers } from '#src/mocks/handlers.ts'
import { ERRORS, scenarioOf } from '#src/mocks/scenarios.ts'
import { CALLS } from '#tests/support/calls/all-calls.ts'
import { callsOf, mockedIds, requestOf, spec, violationOf } from './support.ts'

afterEach(() => vi.useRealTimers())

/** The fields of a valid call, where it needs nothing beforehand. */
function fieldsOfCall(id: OperationId): Record<string, string | number> {
  const call = CALLS[id]
  return typeof call === 'function'
    ? {}
    : ({ ...call.query, ...call.body } as Record<string, string | number>)
}

describe('every operation', () => {
  test.each(['examples', 'lively', 'empty'])('answers as specified in the scenario %s', async name => {
    const { answer } = callsOf(`?mock=${name}`)
    const violations: Record<string, string | undefined> = {}
    for (const id of mockedIds) {
      for (const fields of [{}, fieldsOfCall(id), { id: '41' }]) {
        const given = await answer(id, fields)
        const violation = given.code === 200 ? violationOf(id, given) : `code ${given.code}`
        if (violation) violations[id] = `${violation} (asked with ${JSON.stringify(fields)})`
      }
    }
    expect(violations).toEqual({})
  })

  test.each(Object.keys(ERRORS))('answers code %s in the scenario errors', async code => {
    const { answer } = callsOf(`?mock=errors&code=${code}`)
    for (const id of mockedIds) {
      const given = await answer(id)
      // The launch sequence succeeds, so that each screen shows an error of its own.
      const isLaunch = id === 'getLanguageMessages' || id === 'listSwitches'
      expect([id, given.code]).toEqual([id, isLaunch ? 200 : Number(code)])
      expect(violationOf(id, given)).toBeUndefined()
    }
  })

  test.each(['examples', 'slow', 'errors', 'offline'])('has a handler in the scenario %s', async name => {
    const handlers = createHandlers(scenarioOf(`?mock=${name}`))
    vi.useFakeTimers()
    for (const id of Object.keys(operations) as OperationId[]) {
      const response = getResponse(handlers, requestOf(id, { channels: 'type-1' }))
      await vi.advanceTimersByTimeAsync(3000)
      const answered = await response
      expect([id, answered?.type === 'error' ? 'offline' : answered?.status]).toEqual([
        id,
        name === 'offline' ? 'offline' : 200,
      ])
      await answered?.body?.cancel()
    }
    expect(Object.keys(operations).length).toBeGreaterThan(200)
  })
})

test('the errors are those of the catalogue in the specification', () => {
  const codes = [...spec.info.description.matchAll(/^\| (\d{3}) \|/gm)].map(([, code]) => Number(code))
  expect(codes.length).toBeGreaterThan(5)
  expect(Object.keys(ERRORS).map(Number)).toEqual(
    codes.filter(code => code !== 200).toSorted((a, b) => a - b),
  )
})

test('an unknown operation is refused, with a line in the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const request = new Request('http://fairline.test/api/loan/forgive', { method: 'POST' })
  const response = await getResponse(createHandlers(scenarioOf('')), request)
  expect(response?.status).toBe(501)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('POST /api/loan/forgive'))
})

test('the settings of the deployment are answered', async () => {
  const request = new Request('http://fairline.test/config.json')
  const response = await getResponse(createHandlers(scenarioOf('?mock=lively')), request)
  expect(await response?.json()).toMatchObject({ siteName: 'Fairline', stream: true })
})

describe('lists and details', () => {
  const lively = callsOf('?mock=lively')

  test('pages follow each other without gaps and count the same total', async () => {
    const all = await lively.rows('listSpotOrders', { pageNum: 1, pageSize: 500 })
    expect(all.length).toBeGreaterThanOrEqual(40)
    const pages = await Promise.all(
      [1, 2, 3].map(pageNum => lively.answer('listSpotOrders', { pageNum, pageSize: 15 })),
    )
    expect(pages.map(({ total }) => total)).toEqual(Array(3).fill(all.length))
    const ids = (rows: unknown[] = []) => rows.map(row => (row as { id: string }).id)
    expect(pages.flatMap(({ rows }) => ids(rows))).toEqual(ids(all.slice(0, 45)))
    expect(await lively.rows('listSpotOrders', { pageNum: 999, pageSize: 15 })).toEqual([])
  })

  test('filters leave the rows that match', async () => {
    const page = { pageNum: 1, pageSize: 500 }
    const filled = await lively.rows('listSpotOrders', { ...page, status: 'filled' })
    expect(filled.length).toBeGreaterThan(0)
    expect(new Set(filled.map(({ status }) => status))).toEqual(new Set(['filled']))
    const ended = await lively.rows('listQuickOrders', { ...page, status: 'ended' })
    expect(ended.map(({ status }) => status)).not.toContain('open')
    const found = await lively.rows('listCryptoProducts', { ...page, keyWords: 'bitco' })
    expect(found.map(({ productCode }) => productCode)).toEqual(['BTC'])
    const payments = await lively.rows('listLoanPayments', { ...page, loanId: '42' })
    expect(new Set(payments.map(({ loanId }) => loanId))).toEqual(new Set(['42']))
  })

  test('details are those of the row in the list', async () => {
    vi.useFakeTimers()
    const details = [
      ['listMessages', 'getMessage'],
      ['listDeposits', 'getDeposit'],
      ['listWithdrawals', 'getWithdrawal'],
      ['listPledgeProducts', 'getPledgeProduct'],
      ['listMiningProducts', 'getMiningProduct'],
      ['listTraders', 'getTrader'],
    ] as const
    for (const [list, detail] of details) {
      for (const row of (await lively.rows(list)).slice(0, 3)) {
        expect(await lively.data(detail, { id: String(row.id) })).toMatchObject(row)
      }
    }
    const [loan = {}] = await lively.rows('listLoans')
    expect((await lively.data('getLoan', { id: String(loan.id) })).loan).toEqual(loan)
  })

  test('an id that is in no list is answered as it was asked', async () => {
    expect(await lively.data('getDeposit', { id: '41' })).toMatchObject({ id: '41' })
    expect((await lively.data('getLoan', { id: '41' })).loan).toMatchObject({ id: '41' })
  })

  test('every product has its own details, rules, candles and order book', async () => {
    for (const list of ['listStockProducts', 'listCryptoProducts', 'listForexProducts'] as const) {
      for (const row of (await lively.rows(list)).slice(0, 5)) {
        const { productCode, productType, productId } = row as Record<string, string>
        const asked = { productCode: productCode!, productType: productType! }
        expect((await lively.data('getProduct', asked)).product).toMatchObject({ productCode, productId })
        for (const id of ['getContractRules', 'listCandles', 'getDepth', 'listTrades'] as const)
          expect(await lively.data(id, asked)).toMatchObject({ productId })
      }
    }
  })

  test('candles end now, start on their interval, and go back before a time', async () => {
    vi.useFakeTimers({ now: Date.UTC(2027, 3, 5, 10, 17, 31) })
    const asked = { productType: 2, productCode: 'BTC', interval: '1h', limit: 100 }
    const timesOf = async (before?: number) =>
      (
        (await lively.data('listCandles', before ? { ...asked, before } : asked)).candles as {
          time: number
        }[]
      ).map(({ time }) => time)
    const latest = await timesOf()
    expect(latest).toHaveLength(100)
    expect(latest.at(-1)).toBe(Date.UTC(2027, 3, 5, 10))
    const earlier = await timesOf(latest[0])
    expect(earlier.at(-1)).toBe(latest[0]! - 3_600_000)
  })

  test('a preview is of what was asked for', async () => {
    const asked = { productType: 2, productCode: 'BTC', exchangeType: 2, amount: '12.5' }
    const [bitcoin = {}] = await lively.rows('listCryptoProducts', { keyWords: 'Bitcoin' })
    expect(await lively.data('previewSpotOrder', asked)).toMatchObject({
      productId: bitcoin.productId,
      exchangeType: 2,
      problem: null,
    })
  })
})

describe('the same seed', () => {
  test('gives the same answers in any order, at any time moved to now', async () => {
    vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) })
    const first = callsOf('?mock=lively')
    const second = callsOf('?mock=lively')
    const answers = new Map<OperationId, unknown>()
    const some = mockedIds.filter((_, index) => index % 4 === 0)
    for (const id of some) answers.set(id, await first.answer(id))
    for (const id of some.toReversed()) expect(await second.answer(id)).toEqual(answers.get(id))
  })

  test.each(['examples', 'lively'])('prices are live in the scenario %s', async name => {
    vi.useFakeTimers({ now: Date.UTC(2030, 5, 1) })
    const { rows } = callsOf(`?mock=${name}`)
    for (const { tickerInfo } of await rows('listCryptoProducts'))
      expect(Math.abs((tickerInfo as { time: number }).time - Date.now())).toBeLessThan(5000)
  })
})

test('the stream sends quotes of its channels with the time of now', async () => {
  const request = new Request('http://fairline.test/api/quoteStream?channels=type-2,product-201')
  const response = await getResponse(createHandlers(scenarioOf('?mock=lively')), request)
  const reader = response!.body!.getReader()
  const text = new TextDecoder().decode((await reader.read()).value)
  await reader.cancel()
  const [quotes, ticker] = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as object)
  expect(quotes).toHaveProperty('rows')
  expect((quotes as { rows: unknown[] }).rows.length).toBeGreaterThan(30)
  expect(ticker).toMatchObject({ productId: 201, tickerInfo: { ticker: 'BTC' } })
})
