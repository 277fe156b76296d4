/** Which rehearsals a row brings along, and what they have to say against a client that does otherwise. */
import { closePage } from '#contracts/harness/dom.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorKinds } from '#contracts/harness/errors.ts'
import { startPeer, type Peer } from '#contracts/harness/peer.ts'
import { complaintsOfRehearsal, rehearsalsOf, type Rehearsal } from '#contracts/harness/rehearsals.ts'
import { TOKEN } from '#contracts/harness/request.ts'
import type { Row } from '#contracts/row.ts'
import { rows } from '#contracts/rows/all.ts'

const rowsOf = (id: string) => rows.filter(row => row.operation.id === id)
const errorNames = new Set(errorKinds.map(kind => kind.name))

/** The rehearsals of an operation that are not about errors, by the part of their name after its id. */
function rehearsalsBeside(id: string): Map<string, Rehearsal> {
  const named = rehearsalsOf(rowsOf(id)).map((each): [string, Rehearsal] => [
    each.name.slice(id.length + 2),
    each,
  ])
  return new Map(named.filter(([name]) => !errorNames.has(name)))
}

let peer: Peer
beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => Promise.all([peer.close(), closePage()]))

it('asks as a guest and as a member where both may, in another language, on the other line and with a default body', () => {
  const settings = [...rehearsalsBeside('login')].map(([name, each]) => [name, each.settings])
  const defaultBody = { app: 'fairline', channel: 'a+b & ü', account: 'of the deployment' }
  expect(settings).toEqual([
    ['wrong, without catch', { token: undefined, locale: 'en' }],
    ['locked, without catch', { token: undefined, locale: 'en' }],
    ['secondStep, without catch', { token: undefined, locale: 'en' }],
    ['closed, without catch', { token: undefined, locale: 'en' }],
    ['a guest sends no token', undefined],
    ['a member sends the token', { token: TOKEN }],
    ['in another language', { token: undefined, locale: 'rus' }],
    ['on the second line', { token: undefined, line: 1 }],
    ['with a default body', { token: undefined, defaultBody }],
  ])
})

it('asks as a member alone where guests may not, with no field of its own in the default body where it has none', () => {
  const settings = [...rehearsalsBeside('logout')].map(([name, each]) => [name, each.settings])
  expect(settings).toEqual([
    ['in another language', { token: TOKEN, locale: 'rus' }],
    ['on the second line', { token: TOKEN, line: 1 }],
    ['with a default body', { token: TOKEN, defaultBody: { app: 'fairline', channel: 'a+b & ü' } }],
  ])
})

it('plays what no back end can be asked for, and a refusal to a caller who does not catch, to the client alone', () => {
  const bare = rehearsalsBeside('getSiteInfo').get('bare')
  expect(bare).toMatchObject({ settings: { token: undefined, locale: 'en' }, expects: { session: 'kept' } })
  expect(bare?.reply).toEqual({ json: bare?.row.answer })
  const wrong = rehearsalsBeside('login').get('wrong, without catch')
  expect(wrong?.reply).toEqual({ json: wrong?.row.answer })
  expect(wrong?.expects).toEqual({ outcome: 'gives nothing', effects: [], session: 'kept' })
  expect(rehearsalsBeside('login').has('signedIn')).toBe(false)
})

it('plays the required errors on every operation, and details of the client on one of each tag', () => {
  const both = rehearsalsOf([...rowsOf('getUserInfo'), ...rowsOf('getUserBalance'), ...rowsOf('listTips')])
  const playedOn = (kind: string) =>
    both.filter(({ name }) => name.endsWith(`: ${kind}`)).map(({ row }) => row.operation.id)
  expect(playedOn('timeout')).toEqual(['getUserInfo', 'getUserBalance', 'listTips'])
  expect(playedOn('half an answer')).toEqual(['getUserInfo', 'listTips'])
})

/** What is said when the client makes another call than the row's. */
async function complaintsAbout(call: (row: Row) => Row['call']): Promise<string[]> {
  const rehearsal = rehearsalsBeside('getSiteInfo').get('a guest sends no token')!
  return complaintsOfRehearsal({ ...rehearsal, row: { ...rehearsal.row, call: call(rehearsal.row) } }, peer)
}

it('has nothing to say against the call of the row', async () => {
  expect(await complaintsAbout(row => row.call)).toEqual([])
})

it('says so when nothing is sent', async () => {
  expect(await complaintsAbout(row => () => Promise.resolve(row.answer))).toEqual(['nothing was sent'])
})

it('says how often it is sent when that is more than once', async () => {
  const thrice = await complaintsAbout(row => async options => {
    await row.call(options)
    await row.call(options)
    return row.call(options)
  })
  expect(thrice).toEqual(['it was sent 3 times'])
})

it('says what is sent in place of the request, and that it is not documented', async () => {
  const [other] = rowsOf('listTips')
  const [request, ...undocumented] = await complaintsAbout(() => async options => other!.call(options))
  expect(request).toMatch(/^request: expected \{"method":"GET","path":"\/api\/siteInfo\/getSiteInfo"/)
  expect(undocumented).toContain('the path is /api/textLang/list')
})
