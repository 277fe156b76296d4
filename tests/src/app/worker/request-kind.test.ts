import { expect, it } from 'vitest'
import { requestKind } from '#src/app/worker/request-kind.ts'

const scope = 'https://fairline.test/app/'
const kind = (path: string, method = 'GET') => requestKind({ url: new URL(path, scope).href, method }, scope)

it('service worker caches code, the page and the configuration for offline use [R8.7]', () => {
  expect(kind('')).toBe('page')
  expect(kind('?from=home')).toBe('page')
  expect(kind('index.html')).toBe('page')
  expect(kind('config.json')).toBe('settings')
  expect(kind('assets/index-B4TmtltW.js')).toBe('asset')
  expect(kind('assets/sheet-CeRyTMu-.css')).toBe('asset')
})

it('service worker ignores account data and unknown requests', () => {
  for (const path of [
    'api/userBalance/get',
    '/api/userBalance/get',
    'api/upload/content?id=1',
    'docs/',
    'assets/plain.js',
    'assets/../api/x-12345678.js',
    'https://elsewhere.test/app/assets/index-B4TmtltW.js',
  ]) {
    expect(kind(path), path).toBe('leave')
  }
  expect(kind('', 'POST')).toBe('leave')
})
