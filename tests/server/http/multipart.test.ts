import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { MAX_MULTIPART_BYTES, closeFiles, readMultipart } from '#server/http/multipart.ts'
import { openFileStore, type ReceivedFile } from '#server/kernel/file-store.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairline-multipart-'))
const files = openFileStore(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const BOUNDARY = 'limit'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
type Received = readonly [name: string, value: string | Uint8Array]

/** Of each part its name and value, a file as its bytes. */
async function readPieces(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  type = TYPE,
): Promise<readonly Received[]> {
  const parts = await readMultipart(pieces, name => (name === 'content-type' ? type : undefined), files)
  const received: Received[] = []
  for (const [name, value] of parts)
    received.push([name, typeof value === 'string' ? value : await value.read(0, value.size)])
  await closeFiles(parts)
  return received
}

const read = (body: string | Uint8Array<ArrayBuffer>, type?: string) =>
  readPieces(new Response(body).body!, type)

/** The same, as the platform reads it. */
async function readByPlatform(
  body: string | Uint8Array<ArrayBuffer>,
  type = TYPE,
): Promise<readonly Received[]> {
  const parts = await new Response(body, { headers: { 'content-type': type } }).formData()
  const received: Received[] = []
  for (const [name, value] of parts)
    received.push([name, typeof value === 'string' ? value : await value.bytes()])
  return received
}

const MALFORMED = { answer: { code: 422, msg: 'hint_invalid_field', params: { field: 'body' } } }

/** A body of these parts: what is between the delimiters. */
const bodyOf = (...parts: readonly string[]) =>
  `${parts.map(part => `--${BOUNDARY}${part}\r\n`).join('')}--${BOUNDARY}--\r\n`
const FIELD = 'Content-Disposition: form-data; name="a"'

it.each([
  ['ends within a file', `--limit\r\n${FIELD}; filename=""\r\n\r\nx`],
  ['ends within a field', `--limit\r\n${FIELD}\r\n\r\nx`],
  ['ends within the head of a part', `--limit\r\n${FIELD}`],
  ['ends after a part', `--limit\r\n${FIELD}\r\n\r\nx\r\n--limit\r\n`],
  ['has a part without a name', bodyOf('\r\nContent-Disposition: form-data\r\n\r\nx')],
  ['has a file without a name', bodyOf('\r\nContent-Disposition: form-data; filename="a"\r\n\r\nx')],
  ['has a part without a head', bodyOf('\r\n\r\nx')],
  ['has two names for a part', bodyOf(`\r\n${FIELD}\r\n${FIELD}\r\n\r\nx`)],
  ['has a name with one quote', bodyOf('\r\nContent-Disposition: form-data; name="a\r\n\r\nx')],
  ['has a line without a colon', bodyOf(`\r\n${FIELD}\r\nx\r\n\r\nx`)],
  ['has blanks after a boundary', bodyOf(` \r\n${FIELD}\r\n\r\nx`)],
  ['has a part in another encoding', bodyOf(`\r\n${FIELD}\r\nContent-Transfer-Encoding: base64\r\n\r\neA==`)],
  ['has something before the first boundary', `x\r\n${bodyOf(`\r\n${FIELD}\r\n\r\nx`)}`],
  ['is empty', ''],
  ['has another boundary', `--other\r\n${FIELD}\r\n\r\nx\r\n--other--\r\n`],
  ['has a field as long as a picture', bodyOf(`\r\n${FIELD}\r\n\r\n${'x'.repeat(1e6)}`)],
  ['has 33 parts', bodyOf(...Array.from({ length: 33 }, () => `\r\n${FIELD}\r\n\r\nx`))],
])('a body that %s is refused', async (_, body) => {
  await expect(read(body)).rejects.toMatchObject(MALFORMED)
})

it.each(['multipart/form-data', 'text/plain', ''])('a body of type "%s" is refused', async type => {
  await expect(read('--limit--\r\n', type)).rejects.toMatchObject(MALFORMED)
})

it.each([
  ['nothing', ''],
  ['another end', '\r\n--limit--'],
  ['another boundary', '\r\n--limit\r\n'],
  ['200,000 bytes', `\r\n${'x'.repeat(200_000)}`],
])('%s after the end of a body means nothing', async (_, rest) => {
  expect(await read(`--limit\r\n${FIELD}\r\n\r\nx\r\n--limit--${rest}`)).toEqual([['a', 'x']])
})

it('a body is the same however it is cut', async () => {
  const body = Buffer.from(
    bodyOf(`\r\n${FIELD}\r\n\r\n\r\n--limi`, `\r\n${FIELD}; filename="b"\r\n\r\n\r\r\n--lim\r`),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: body.length })), async cuts => {
      const ends = [...cuts.toSorted((a, b) => a - b), body.length]
      const pieces = ends.map((end, index) => body.subarray(ends[index - 1] ?? 0, end))
      expect(await readPieces(pieces)).toEqual([
        ['a', '\r\n--limi'],
        ['a', new TextEncoder().encode('\r\r\n--lim\r')],
      ])
    }),
  )
})

it.each([
  '--limit\r\n\r\n\r\n',
  '--limit\r\nA:\r\n\r\nx\r\n',
  '--limit\r\n',
  '\r\n--limi',
  `--limit\r\n${FIELD}; filename="b"\r\n\r\nx\r\n`,
])('millions of bytes of tiny parts are no more work than one file: %j', async part => {
  const before = process.threadCpuUsage()
  await read(part.repeat(Math.floor(MAX_MULTIPART_BYTES / part.length))).catch(() => {})
  const { user } = process.threadCpuUsage(before)
  expect(user / 1_000).toBeLessThan(500)
})

it('no file stays open or in the folder, whatever is refused', async () => {
  const opened = vi.spyOn(files, 'receive')
  const file = `\r\n${FIELD}; filename="b"\r\n\r\n${'x'.repeat(10_000)}`
  for (const body of [bodyOf(file, file, ' '), bodyOf(file).slice(0, -12)])
    await expect(read(body)).rejects.toMatchObject(MALFORMED)
  const received = await Promise.all(opened.mock.results.map(({ value }) => value as ReceivedFile))
  expect(received).toHaveLength(3)
  for (const each of received) await expect(each.append(new Uint8Array(1))).rejects.toThrow('closed')
  expect(await files.list()).toEqual([])
})

it('a body whose file cannot be written is read to its end, so that its sender gets to see why', async () => {
  const file = await files.receive()
  vi.spyOn(file, 'append').mockRejectedValue(new Error('full'))
  vi.spyOn(files, 'receive').mockResolvedValueOnce(file)
  let sent = 0
  const send = function* () {
    yield Buffer.from(`--limit\r\n${FIELD}; filename="b"\r\n\r\n`)
    for (; sent < 20; sent++) yield Buffer.alloc(1000)
  }
  await expect(readPieces(send())).rejects.toThrow('full')
  expect(sent).toBe(20)
})

it('parts are those that the platform reads, with every byte', async () => {
  const field = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
  const file = fc.tuple(fc.string(), fc.uint8Array({ maxLength: 40_000 }), fc.string())
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(field, file), { maxLength: 8 }), async entries => {
      const form = new FormData()
      for (const [name, value, fileName] of entries) {
        if (typeof value === 'string') form.append(name, value)
        else form.append(name, new Blob([new Uint8Array(value)]), fileName)
      }
      const sent = new Response(form)
      const type = sent.headers.get('content-type')!
      const bytes = new Uint8Array(await sent.arrayBuffer())
      expect(await read(bytes, type)).toEqual(await readByPlatform(bytes, type))
    }),
    { numRuns: 60 },
  )
})

it('every body is refused, or read as the platform reads it', async () => {
  const piece = fc.constantFrom(
    '--limit',
    '--limit--',
    '\r\n--limit',
    '\r\n--limit\r\n',
    `--limit\r\n${FIELD}\r\n\r\n`,
    `\r\n${FIELD}\r\n\r\n`,
    '\r\n',
    '\n',
    '\r\n\r\n',
    FIELD,
    'Content-Disposition: form-data; name="f"; filename="g"',
    'content-disposition:form-data;name="";filename="";filename*=utf-8\'\'x',
    'Content-Disposition: form-data; name=a%22; filename=b',
    'Content-Disposition: form-data; name="%22%20"',
    'Content-Disposition: form-data; name=""; other="g"',
    'Content-Disposition: form-data',
    'Content-Type: image/png',
    'Content-Transfer-Encoding: base64',
    'Content-Transfer-Encoding: 8bit',
    ' ',
    '\t',
    '\0',
    '\uFEFF',
    'x',
    'ä',
    '-',
  )
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async pieces => {
      const body = pieces.join('') + '\r\n--limit--'
      const parts = await read(body).catch((error: unknown) => {
        expect(error).toMatchObject(MALFORMED)
      })
      if (!parts) return
      accepted++
      // The platform ends a part at the text of the boundary even where that is not on a line of its own.
      const isEarly = parts.some(([, value]) => Buffer.from(value as string).includes(BOUNDARY))
      if (!isEarly) expect(parts).toEqual(await readByPlatform(body))
    }),
    { numRuns: process.env['DEEP'] ? 20_000 : 1_500 },
  )
  expect(accepted).toBeGreaterThan(30)
})
