import { describe, expect, it } from 'vitest'
import { curlOf, requestOf, type Entry } from '#scripts/docs/client/request.ts'

const entry = (place: string, name: string, value: Entry['value'], more: Partial<Entry> = {}): Entry => ({
  place,
  name,
  value,
  isRequired: false,
  isJson: false,
  ...more,
})
const headers = [entry('header', 'LanguageId', '2'), entry('header', 'Authorization', '')]
const FORM = 'application/x-www-form-urlencoded'

describe('what a form of the reference sends', () => {
  it('is a query without the optional fields that are empty', () => {
    const target = { method: 'GET', path: '/api/list', type: undefined }
    const fields = [
      entry('query', 'q', 'a b&c'),
      entry('query', 'status', ''),
      entry('query', 'page', '', { isRequired: true }),
    ]
    expect(requestOf(target, [...fields, ...headers])).toEqual({
      url: '/api/list?q=a+b%26c&page=',
      method: 'GET',
      headers: { LanguageId: '2', 'Content-Type': FORM },
      body: undefined,
    })
  })

  it('is a body in the type that the operation takes', () => {
    const post = (type: string, ...fields: Entry[]) =>
      requestOf({ method: 'POST', path: '/api/x', type }, fields)
    expect(post(FORM, entry('body', 'name', 'é=1')).body).toBe('name=%C3%A9%3D1')
    const json = [
      entry('body', 'id', '12', { isJson: true }),
      entry('body', 'list', '[1,"a"]', { isJson: true }),
      entry('body', 'code', '12'),
      entry('body', 'odd', 'x1', { isJson: true }),
    ]
    expect(JSON.parse(String(post('application/json', ...json).body))).toEqual({
      id: 12,
      list: [1, 'a'],
      code: '12',
      odd: 'x1',
    })
    const file = new File(['x'], 'a.png')
    const sent = post('multipart/form-data', entry('body', 'purpose', 'p'), entry('body', 'file', file))
    expect([...(sent.body as FormData).keys()]).toEqual(['purpose', 'file'])
    expect(sent.headers).toEqual({})
    const none = post('multipart/form-data', entry('body', 'file', undefined)).body
    expect([...(none as FormData).keys()]).toEqual([])
  })

  it('is the same as a command of the shell', () => {
    const sent = requestOf({ method: 'POST', path: '/api/x', type: FORM }, [
      entry('header', 'Authorization', "it's"),
      entry('body', 'a', "'$(b)"),
    ])
    expect(curlOf(sent, 'http://host').split(' \\\n  ')).toEqual([
      "curl 'http://host/api/x'",
      '--request POST',
      String.raw`--header 'Authorization: it'\''s'`,
      `--header 'Content-Type: ${FORM}'`,
      "--data-raw 'a=%27%24%28b%29'",
    ])
    const upload = requestOf({ method: 'POST', path: '/api/x', type: 'multipart/form-data' }, [
      entry('body', 'purpose', '@p'),
      entry('body', 'file', new File(['x'], 'a.png')),
    ])
    expect(curlOf(upload, '').split(' \\\n  ').slice(2)).toEqual([
      "--form-string 'purpose=@p'",
      "--form 'file=@a.png'",
    ])
  })
})
