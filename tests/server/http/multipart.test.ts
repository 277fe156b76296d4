import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { MAX_MULTIPART_BYTES, readMultipart } from '#server/http/multipart.ts'
import { openFileStore } from '#server/kernel/file-store.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairline-multipart-'))
const files = openFileStore(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TYPE = 'multipart/form-data; boundary=b'

function read(body: string | Uint8Array<ArrayBuffer>, type = TYPE): Promise<FormData | undefined> {
  const request = new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  return readMultipart(request, name => (name === 'content-type' ? type : undefined), files)
}

/** The parts as text: of a file its name, size and bytes. */
async function textOf(parts: FormData | undefined): Promise<unknown> {
  const entries = [...(parts ?? [])].map(async ([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, await value.text()],
  )
  return parts && Promise.all(entries)
}

it.each([
  ['ends within a file', '--b\r\nContent-Disposition: form-data; filename=""\r\n\r\nx'],
  ['ends within a field', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
  ['ends within the head of a part', '--b\r\nContent-Disposition: form-data; name="a"'],
  ['has a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n'],
  ['has a file without a name', '--b\r\nContent-Disposition: form-data; filename="a"\r\n\r\nx\r\n--b--\r\n'],
  ['is empty', ''],
  ['has another boundary', '--c\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--c--\r\n'],
  [
    'has a field as long as a picture',
    `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(1e6)}\r\n--b--\r\n`,
  ],
])('a body that %s is malformed', async (_, body) => {
  expect(await read(body)).toBeUndefined()
})

it.each(['multipart/form-data', 'text/plain', ''])('a body of type "%s" is malformed', async type => {
  expect(await read('--b--\r\n', type)).toBeUndefined()
})

it.each(['--b--\r\n--b--', '--b--\r\n--b\r\n', `--b--\r\n${'x'.repeat(200_000)}`])(
  'what follows the end of a body is not read: %.20s',
  async body => {
    expect(await textOf(await read(body))).toSatisfy(
      parts => parts === undefined || (parts as []).length === 0,
    )
  },
)

it.each([
  '--b\r\n\r\n\r\n',
  '--b\r\nA:\r\n\r\nx\r\n',
  '--b\r\n',
  '--b\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nx\r\n',
])('millions of bytes of tiny parts are no more work than one file: %j', async part => {
  const before = process.threadCpuUsage()
  await read(part.repeat(Math.floor(MAX_MULTIPART_BYTES / part.length)))
  const { user } = process.threadCpuUsage(before)
  expect(user / 1_000).toBeLessThan(500)
})

/** The texts and the bytes of the files, each in order. */
async function byKind(parts: FormData | undefined) {
  const values = [...(parts?.values() ?? [])]
  const ofFiles = values.filter(value => typeof value !== 'string').map(value => value.bytes())
  return { texts: values.filter(value => typeof value === 'string'), files: await Promise.all(ofFiles) }
}

it('parts are those that the platform reads, with every byte', async () => {
  // The app names its fields and files so; a backslash is no part of them.
  const anyName = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.-]{0,30}$/)
  const field = fc.tuple(anyName, fc.string())
  const file = fc.tuple(anyName, fc.uint8Array({ maxLength: 40_000 }), anyName)
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
      const expected = await new Response(bytes, { headers: { 'content-type': type } }).formData()
      const parts = await read(bytes, type)
      expect(await byKind(parts)).toEqual(await byKind(expected))
    }),
    { numRuns: 60 },
  )
})

it('every body is read to an end, whatever is in it', async () => {
  const piece = fc.constantFrom(
    '--b',
    '--b--',
    '\r\n',
    '\n',
    '\r\n\r\n',
    'Content-Disposition: form-data; name="a"',
    'Content-Disposition: form-data; name="f"; filename="g"',
    'Content-Disposition: form-data',
    'Content-Type: image/png',
    'Content-Transfer-Encoding: base64',
    '\0',
    'x',
    'ä',
    '-',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 24 }), async pieces => {
      const parts = await read(pieces.join(''))
      expect(parts === undefined || parts instanceof FormData).toBe(true)
    }),
    { numRuns: process.env['DEEP'] ? 20_000 : 1_500 },
  )
})
