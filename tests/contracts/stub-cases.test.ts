/** Which stub cases a row has, and what they report about a client that behaves otherwise. */
import { closePage } from '#contracts/harness/dom.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorKinds } from '#contracts/harness/errors.ts'
import { startStubServer, type StubServer } from '#contracts/harness/stub-server.ts'
import { runStubCase, stubCasesOf, type StubCase } from '#contracts/harness/stub-cases.ts'
import { TOKEN } from '#contracts/harness/request.ts'
import type { Row } from '#contracts/row.ts'
import { rows } from '#contracts/rows/all.ts'

const rowsOf = (id: string) => rows.filter(row => row.operation.id === id)
const errorNames = new Set(errorKinds.map(kind => kind.name))

/** The stub cases of an operation that are not error cases, by the part of their name after its id. */
function requestCasesOf(id: string): Map<string, StubCase> {
  const named = stubCasesOf(rowsOf(id)).map((each): [string, StubCase] => [
    each.name.slice(id.length + 2),
    each,
  ])
  return new Map(named.filter(([name]) => !errorNames.has(name)))
}

let peer: StubServer
beforeAll(async () => {
  peer = await startStubServer()
})
afterAll(() => Promise.all([peer.close(), closePage()]))

it('stub cases call a public operation as guest and member, in another language, on the other line and with a default body', () => {
  const settings = [...requestCasesOf('login')].map(([name, each]) => [name, each.settings])
  const defaultBody = { app: 'fairline', channel: 'a+b & ü', account: 'of the deployment' }
  expect(settings).toEqual([
    ['wrong, without catch', { token: undefined, locale: 'en' }],
    ['locked, without catch', { token: undefined, locale: 'en' }],
    ['locked, by the fifth wrong password, without catch', { token: undefined, locale: 'en' }],
    ['secondStep, without catch', { token: undefined, locale: 'en' }],
    ['closed, without catch', { token: undefined, locale: 'en' }],
    ['a guest sends no token', undefined],
    ['a member sends the token', { token: TOKEN }],
    ['in another language', { token: undefined, locale: 'rus' }],
    ['on the second line', { token: undefined, line: 1 }],
    ['with a default body', { token: undefined, defaultBody }],
  ])
})

it('stub cases call a protected operation as a member only, without overriding fields it does not have', () => {
  const settings = [...requestCasesOf('logout')].map(([name, each]) => [name, each.settings])
  expect(settings).toEqual([
    ['in another language', { token: TOKEN, locale: 'rus' }],
    ['on the second line', { token: TOKEN, line: 1 }],
    ['with a default body', { token: TOKEN, defaultBody: { app: 'fairline', channel: 'a+b & ü' } }],
  ])
})

it('stub cases cover client-only rows and each refusal without `catch`', () => {
  const bare = requestCasesOf('getSiteInfo').get('bare')
  expect(bare).toMatchObject({ settings: { token: undefined, locale: 'en' }, expects: { session: 'kept' } })
  expect(bare?.reply).toEqual({ json: bare?.row.answer })
  const wrong = requestCasesOf('login').get('wrong, without catch')
  expect(wrong?.reply).toEqual({ json: wrong?.row.answer })
  expect(wrong?.expects).toEqual({ outcome: 'gives nothing', effects: [], session: 'kept' })
  expect(requestCasesOf('login').has('signedIn')).toBe(false)
})

it('stub cases run required errors on every operation and client details on one operation of each tag', () => {
  const both = stubCasesOf([...rowsOf('getUserInfo'), ...rowsOf('getUserBalance'), ...rowsOf('listTips')])
  const playedOn = (kind: string) =>
    both.filter(({ name }) => name.endsWith(`: ${kind}`)).map(({ row }) => row.operation.id)
  expect(playedOn('timeout')).toEqual(['getUserInfo', 'getUserBalance', 'listTips'])
  expect(playedOn('half an answer')).toEqual(['getUserInfo', 'listTips'])
})

/** The problems reported when the client makes another call than the row's. */
async function problemsWith(call: (row: Row) => Row['call']): Promise<string[]> {
  const rehearsal = requestCasesOf('getSiteInfo').get('a guest sends no token')!
  return runStubCase({ ...rehearsal, row: { ...rehearsal.row, call: call(rehearsal.row) } }, peer)
}

it('stub case accepts the call of its row', async () => {
  expect(await problemsWith(row => row.call)).toEqual([])
})

it('stub case reports that no request was sent', async () => {
  expect(await problemsWith(row => () => Promise.resolve(row.answer))).toEqual(['nothing was sent'])
})

it('stub case reports how often a request was sent when it was more than once', async () => {
  const thrice = await problemsWith(row => async () => {
    await row.call()
    await row.call()
    return row.call()
  })
  expect(thrice).toEqual(['it was sent 3 times'])
})

it('stub case reports a different request and that it is not documented', async () => {
  const [other] = rowsOf('listTips')
  const [request, ...undocumented] = await problemsWith(() => () => other!.call())
  expect(request).toMatch(/^request: expected \{"method":"GET","path":"\/api\/siteInfo\/getSiteInfo"/)
  expect(undocumented).toContain('the path is /api/textLang/list')
})
