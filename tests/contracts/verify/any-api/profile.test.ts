/** An API that speaks in another way than plain REST: codes in the body, a key in the query, a sign-in. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { run } from '#contracts/verify/cli.ts'
import { startFake, type FakeBackEnd } from '../support.ts'

const folder = mkdtempSync(join(tmpdir(), 'profile-'))
const fileOf = (name: string, content: unknown) => {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const answer = (result: object) => ({
  description: 'An answer.',
  content: {
    'application/json': {
      schema: {
        oneOf: [
          { type: 'object', required: ['status', 'result'], properties: { status: { const: 0 }, result } },
          {
            type: 'object',
            required: ['status', 'text'],
            properties: { status: { enum: [7, 9] }, text: { type: 'string' } },
          },
        ],
      },
    },
  },
})

const SPECIFICATION = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key' } } },
  paths: {
    '/enter': {
      post: {
        operationId: 'enter',
        security: [],
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['word'],
                properties: { word: { type: 'string', maxLength: 9 } },
              },
            },
          },
        },
        responses: {
          200: answer({ type: 'object', required: ['key'], properties: { key: { type: 'string' } } }),
        },
      },
    },
    '/notes': {
      get: {
        operationId: 'notes',
        security: [{ key: [] }],
        parameters: [{ name: 'page', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } }],
        responses: { 200: answer({ type: 'array', items: { type: 'string' } }) },
      },
    },
  },
}

const PROFILE = {
  headers: {},
  answers: { code: '/status', message: ['/text'], data: '/result', rows: ['/result'] },
  codes: { success: [0], invalid: [7], signedOut: [9] },
  signIn: { operationId: 'enter', body: { word: '$NOTES_WORD' }, token: '/result/key' },
}

let fake: FakeBackEnd | undefined
afterEach(async () => {
  await fake?.close()
  fake = undefined
})

/** The service; `notes` is what it answers where it is asked rightly. */
async function startNotes(notes: object): Promise<FakeBackEnd> {
  fake = await startFake(({ method, path, query, body, headers }) => {
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    if (path === '/enter') {
      const words = new URLSearchParams(body).getAll('word')
      const isRight = method === 'POST' && isForm && words.length === 1 && words[0]!.length <= 9
      return { body: isRight ? { status: 0, result: { key: 'the-key' } } : { status: 7, text: 'no' } }
    }
    if (path !== '/notes' || method !== 'GET') return { status: 405, body: {} }
    const asked = new URLSearchParams(query)
    if (asked.get('key') !== 'the-key') return { body: { status: 9, text: 'enter first' } }
    const isRight = asked.getAll('page').length === 1 && /^[1-9]\d{0,15}$/.test(asked.get('page')!)
    return { body: isRight ? notes : { status: 7, text: 'which page?' } }
  })
  return fake
}

async function verifyNotes(url: string, profile: unknown = PROFILE) {
  process.env['NOTES_WORD'] = 'open'
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  const spec = fileOf('notes.json', SPECIFICATION)
  const options = ['--spec', spec, '--profile', fileOf('profile.json', profile), '--url', url]
  const code = await run(options, { output: { print, printError: print } })
  return { code, said: said.join('\n') }
}

describe('an API with a profile', () => {
  it('is signed in to, read and judged as it speaks', async () => {
    const { url } = await startNotes({ status: 0, result: ['a'] })
    const { code, said } = await verifyNotes(url)
    expect(said).toMatch(/PASSED as far as it was run/)
    expect(said).not.toContain('the-key')
    expect(code).toBe(0)
  })

  it('is wrong where an answer is not the one of its code', async () => {
    const { url } = await startNotes({ status: 0, result: [1] })
    const { code, said } = await verifyNotes(url)
    expect(said).toMatch(/wrong +result\[0\] is 1; it must be string/)
    expect(said).toMatch(/spec +\S*notes\.json:1/)
    expect(code).toBe(1)
  })

  it.each([
    [{ answrs: {} }, /--profile .*: this is no profile \(answrs is unknown; did you mean answers\?\)/],
    [{ answers: 'status' }, /answers must be of the type object/],
    [{ skip: ['('] }, /skip: "\(" is no regular expression/],
    [{ skip: {} }, /skip must be a list/],
    [
      { ...PROFILE, signIn: { ...PROFILE.signIn, operationId: 'login' } },
      /signs in by login, which the specification lacks/,
    ],
    [{ ...PROFILE, signIn: { ...PROFILE.signIn, token: '/nowhere' } }, /without a token at \/nowhere/],
  ])('is refused with the mistake in its profile: %o', async (profile, message) => {
    const { url } = await startNotes({ status: 0, result: [] })
    const { code, said } = await verifyNotes(url, profile)
    expect(said).toMatch(message)
    expect(code).toBe(2)
  })
})
