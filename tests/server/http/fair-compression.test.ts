import { expect, it } from 'vitest'
import { apiResponse } from '#server/http/api-response.ts'

/** An answer that is just long enough to be compressed: none waits for so long that it is sent as it is. */
const answerOf = (caller: string, at: number) =>
  apiResponse(
    {
      status: 200,
      answer: { code: 200, rows: Array.from({ length: 500 }, (_, row) => `${at} ${row} ${row * 7_919}`) },
      operation: 'listLedgerEntries',
      locale: 'en',
      caller,
    },
    'gzip',
    undefined,
  )

it('an answer is compressed before the backlog of another caller', async () => {
  let done = 0
  const backlog = Array.from({ length: 60 }, async (_, at) => {
    const response = await answerOf('address hostile', at)
    done++
    return response
  })
  const other = await answerOf('address other', 0)
  expect(other.headers.get('Content-Encoding')).toBe('gzip')
  // Those that were being compressed when it came: one for each core that is spared, and their successors.
  expect(done).toBeLessThan(20)
  for (const response of await Promise.all(backlog))
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
})

it('a caller with more answers than may wait gets the rest as they are', async () => {
  const responses = await Promise.all(
    Array.from({ length: 700 }, (_, at) => answerOf('address many', at % 3)),
  )
  const encodings = responses.map(response => response.headers.get('Content-Encoding'))
  expect(encodings.filter(each => each === null).length).toBeGreaterThan(0)
  expect(encodings.filter(each => each === null).length).toBeLessThanOrEqual(100)
  const plain = responses[encodings.indexOf(null)]!
  expect(await plain.json()).toMatchObject({ code: 200 })
}, 30_000)
