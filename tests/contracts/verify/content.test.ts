import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { memberTwice, readContent } from '#contracts/verify/content.ts'

const TEXT = '{"msg":"费"}'
const BYTES = Buffer.from(TEXT)
const read = (bytes: Buffer, encoding = '', type = 'application/json') =>
  readContent(bytes, { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) })

describe('a body', () => {
  it.each([
    ['', BYTES],
    ['identity', BYTES],
    ['gzip', gzipSync(BYTES)],
    ['GZIP', gzipSync(BYTES)],
    ['x-gzip', gzipSync(BYTES)],
    ['deflate', deflateSync(BYTES)],
    ['deflate', deflateRawSync(BYTES)],
    ['br', brotliCompressSync(BYTES)],
    ['gzip, br', brotliCompressSync(gzipSync(BYTES))],
  ])('encoded as "%s" is read', (encoding, bytes) => {
    expect(read(bytes, encoding)).toEqual({ text: TEXT, flaws: [] })
  })

  it('that is not what it is labelled is said to be', () => {
    for (const encoding of ['gzip', 'br', 'deflate'])
      expect(read(BYTES, encoding).flaws).toEqual([`the body is labelled ${encoding}, and is not`])
    expect(read(BYTES, 'lzma').flaws).toEqual(['the body is encoded as lzma, which not every browser reads'])
  })

  it('is UTF-8 by its charset, or without one', () => {
    for (const type of [
      'application/json',
      'Application/JSON; charset=UTF-8',
      'application/json;charset="utf-8"',
    ])
      expect(read(BYTES, '', type).flaws).toEqual([])
    expect(read(BYTES, '', 'application/json; charset=ISO-8859-1').flaws).toEqual([
      expect.stringContaining('the charset of Content-Type is ISO-8859-1'),
    ])
  })

  it('is UTF-8 by its bytes, without a byte order mark, unless it is a file', () => {
    expect(read(Buffer.from([0x7b, 0xff, 0x7d])).flaws).toEqual(['the body is not UTF-8'])
    expect(read(Buffer.from([0x7b, 0xff, 0x7d]), '', 'image/png').flaws).toEqual([])
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), BYTES])
    expect(read(marked)).toEqual({ text: TEXT, flaws: ['the body begins with a byte order mark'] })
  })
})

describe('an object', () => {
  it('that has a member twice is read otherwise by each reader', () => {
    expect(read(Buffer.from('{"code":500,"code":200}')).flaws).toEqual([
      'an object of the body has code twice, and each reader takes another',
    ])
    expect(memberTwice('{"a":[{"b":1,"c":{"b":2}},{"b":3}],"d":"\\"a\\":","e":["a","a"]}')).toBeUndefined()
    expect(memberTwice('{"a":[{"b":1},{"b":2 ,"b" :3}]}')).toBe('b')
  })
})
