import { expect, it } from 'vitest'
import { BodyTooLargeError, MAX_BODY_BYTES, readBody } from '#server/http/body.ts'

/** A chunked request, byte by byte, each in the same buffer: whoever keeps the buffer instead of copying it finds the last byte in it. */
function byteByByte(text: string): Request {
  const bytes = new TextEncoder().encode(text)
  const part = new Uint8Array(1)
  let at = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: controller => {
        if (at === bytes.length) return controller.close()
        part[0] = bytes[at++]!
        controller.enqueue(part)
      },
    },
    { highWaterMark: 0 },
  )
  return new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

it('a chunked body keeps none of its parts, which would take much more than its length', async () => {
  expect(await readBody(byteByByte('nickName=Zoë'), undefined)).toBe('nickName=Zoë')
})

it('a chunked body is read up to the limit, and refused beyond it', async () => {
  const longest = 'x'.repeat(MAX_BODY_BYTES)
  expect(await readBody(byteByByte(longest), undefined)).toBe(longest)
  await expect(readBody(byteByByte(`${longest}x`), undefined)).rejects.toThrow(BodyTooLargeError)
})
