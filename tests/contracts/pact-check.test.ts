/** Drift between pact files and specification: our own check must find every case; those that the comparator finds are listed. */
import { expect, it } from 'vitest'
import {
  comparatorProblems,
  interactionProblems,
  readPacts,
  type FiledInteraction,
} from '#contracts/pact-check.ts'

const files = [...readPacts().values()]
const filed = new Map(files.flatMap(file => file.interactions).map(each => [each.description, each]))

/** The comparator's problems with interactions in a file like ours. */
const compared = (...interactions: FiledInteraction[]) => comparatorProblems({ ...files[0]!, interactions })

/** A copy of an interaction of the pact files, to be modified. */
function copyOf(description: string): FiledInteraction {
  const found = filed.get(description)
  if (!found) throw new Error(`No pact file has "${description}"`)
  return structuredClone(found)
}

type Row = Record<string, unknown>
const bodyOf = (interaction: FiledInteraction) => interaction.response.body!.content as Row
const dataOf = (interaction: FiledInteraction) => bodyOf(interaction)['data'] as Row
const rowOf = (interaction: FiledInteraction) => (bodyOf(interaction)['rows'] as Row[])[0]!
const formOf = (interaction: FiledInteraction, change: (form: URLSearchParams) => void) => {
  const form = new URLSearchParams(String(interaction.request.body!.content))
  change(form)
  interaction.request.body!.content = form.toString()
}

const LIST = 'listDeposits: some'
const ORDER = 'placeSpotOrder: filled'
const PERSON = 'getUserInfo: en'
const SIGNED_OUT = 'getUserInfo: 401 for a token that nobody has'
const WATCH = 'addToWatchlist: en'

/** What drifts, where, how, and whether the comparator finds it too. */
const drifts: [string, string, (interaction: FiledInteraction) => void, boolean][] = [
  ['LanguageId is missing', LIST, each => delete each.request.headers!['LanguageId'], true],
  ['LanguageId is not a number', LIST, each => (each.request.headers!['LanguageId'] = ['abc']), true],
  ['LanguageId is out of range', LIST, each => (each.request.headers!['LanguageId'] = ['99']), true],
  [
    'Accept-Language is not supported',
    LIST,
    each => (each.request.headers!['Accept-Language'] = ['en_US']),
    true,
  ],
  ['Authorization is missing', LIST, each => delete each.request.headers!['Authorization'], true],
  ['a query parameter is missing', LIST, each => delete each.request.query!['pageNum'], true],
  ['a query parameter is of another type', LIST, each => (each.request.query!['pageNum'] = ['x']), true],
  ['a query parameter is not documented', LIST, each => (each.request.query!['page'] = ['1']), true],
  ['the path is not documented', LIST, each => (each.request.path = '/api/deposits'), true],
  ['the method is not documented', PERSON, each => (each.request.method = 'POST'), true],
  ['a field of the form is missing', ORDER, each => formOf(each, form => form.delete('previewPrice')), true],
  [
    'a form field has an invalid value',
    ORDER,
    each => formOf(each, form => form.set('orderType', 'hold')),
    true,
  ],
  [
    'a field of the form is not documented',
    ORDER,
    each => formOf(each, form => form.set('side', 'buy')),
    true,
  ],
  [
    'a form is sent as JSON',
    ORDER,
    each => (each.request.headers!['Content-Type'] = ['application/json']),
    true,
  ],
  [
    'a field of JSON is of another type',
    WATCH,
    each => ((each.request.body!.content as Row)['productId'] = '1'),
    true,
  ],
  ['a value is of another type', PERSON, each => (dataOf(each)['accountType'] = '0'), true],
  ['a value is not in its enum', LIST, each => (rowOf(each)['status'] = 'done'), true],
  ['a value breaks its pattern', LIST, each => (rowOf(each)['amount'] = '1,000'), true],
  ['a required value is missing', LIST, each => delete rowOf(each)['currencyName'], false],
  ['a value is not documented', PERSON, each => (dataOf(each)['isVip'] = true), true],
  ['a value is null but not nullable', PERSON, each => (dataOf(each)['nickName'] = null), true],
  ['an error code is below the error range', SIGNED_OUT, each => (bodyOf(each)['code'] = 100), true],
  ['an error has data', SIGNED_OUT, each => (bodyOf(each)['data'] = {}), true],
  ['the HTTP status is not documented', SIGNED_OUT, each => (each.response.status = 401), true],
  ['a state is unknown', LIST, each => (each.providerStates = [{ name: 'all is well' }]), false],
  [
    'a value is returned by none of the states',
    LIST,
    each =>
      (each.request.generators!['header']!['Authorization'] = {
        type: 'ProviderState',
        expression: '${key}',
      }),
    false,
  ],
]

it('pact check accepts the committed pact files', async () => {
  expect(filed.size).toBeGreaterThan(200)
  for (const each of filed.values()) expect(interactionProblems(each)).toEqual([])
  // All of them are compared by `npm run check`.
  expect(await compared(...files[0]!.interactions)).toEqual([])
})

it('comparator judges form fields by their types and query values as text', async () => {
  expect(await compared(copyOf('createDeposit: pending'))).toEqual([])
  expect(await compared(copyOf('logout: en'))).toEqual([])
  expect(await compared(copyOf('listStockProducts: empty, for a search that finds nothing'))).toEqual([])
})

it('pact check says what is wrong and in which interaction', async () => {
  const said = (description: string, drift: (interaction: FiledInteraction) => void) => {
    const interaction = copyOf(description)
    drift(interaction)
    return interactionProblems(interaction)
  }
  expect(said(PERSON, each => (each.request.path = '/api/me'))).toEqual([
    'the specification has no GET /api/me',
  ])
  expect(said(PERSON, each => (each.response.status = 503))).toEqual([`${PERSON}: HTTP status 503`])
  expect(said(PERSON, each => delete each.response.body)).not.toEqual([])
  expect(said(SIGNED_OUT, each => (each.providerStates = [{ name: 'all is well' }]))).toEqual([
    `${SIGNED_OUT}: no state is called "all is well"`,
  ])
  expect(said(PERSON, each => (each.providerStates = []))).toEqual([
    `${PERSON}: none of its states hands back "token"`,
  ])
  const interaction = copyOf(PERSON)
  interaction.request.headers!['LanguageId'] = ['99']
  const [first] = await compared(interaction)
  expect(first).toMatch(/^getUserInfo: en: .+ \(\[root\]\.interactions\[0\]\.request\.headers/)
})

for (const [what, description, drift, isSeenByBoth] of drifts) {
  it(`pact check reports drift: ${what}`, async () => {
    const interaction = copyOf(description)
    drift(interaction)
    expect(interactionProblems(interaction)).not.toEqual([])
    const seen = (await compared(interaction)).length > 0
    expect(seen, 'seen by the comparator').toBe(isSeenByBoth)
  })
}
