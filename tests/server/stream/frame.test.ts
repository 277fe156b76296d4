import { constants, createGunzip, gunzipSync } from 'node:zlib'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { createFrame, GZIP_HEADER } from '#server/stream/frame.ts'

it('frame is written as an EventSource reads it', () => {
  expect(createFrame('heartbeat', { time: 7 }).plain.toString()).toBe(
    'event: heartbeat\ndata: {"time":7}\n\n',
  )
})

it('frame is encoded once, however many clients receive it', () => {
  const frame = createFrame('heartbeat', { time: 7 })
  expect(frame.deflated()).toBe(frame.deflated())
})

it('frame blocks form a standard gzip stream in any order', () => {
  const rows = fc.array(fc.record({ productId: fc.nat(), nowPrice: fc.string({ unit: 'grapheme' }) }), {
    maxLength: 200,
  })
  fc.assert(
    fc.property(
      fc.array(rows, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(), { maxLength: 20 }),
      (all, picks) => {
        const frames = all.map(each => createFrame('quotes', { time: 1, rows: each }))
        const sequence = picks.map(pick => frames[pick % frames.length]!)
        const bytes = Buffer.concat([GZIP_HEADER, ...sequence.map(each => each.deflated())])
        const text = gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
        expect(text.equals(Buffer.concat(sequence.map(each => each.plain)))).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

it('frame can be decompressed as soon as its bytes arrive', async () => {
  const gunzip = createGunzip()
  gunzip.write(GZIP_HEADER)
  for (const time of [1, 2, 3]) {
    const frame = createFrame('heartbeat', { time })
    const text = new Promise<string>(resolve =>
      gunzip.once('data', (data: Buffer) => resolve(data.toString())),
    )
    gunzip.write(frame.deflated())
    expect(await text).toBe(frame.plain.toString())
  }
})
