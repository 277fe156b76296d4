/** Accounts that have something of everything, and what an operation must not change of them. */
import { describe, expect, it } from 'vitest'
import { createJudge } from '#contracts/verify/judge.ts'
import { fullestDraft } from '#contracts/verify/rich/fullest.ts'
import { refusedRequestProbes } from '#contracts/verify/probes/refused-requests.ts'
import { guestDraft, sideEffectProbes } from '#contracts/verify/probes/side-effects.ts'
import { otherRowProblems, readingsNear, readingsOf } from '#contracts/verify/probes/readings.ts'
import { createRichAccounts, furnishingsOf, type RichAccount } from '#contracts/verify/rich/rich-accounts.ts'
import { StateNotOffered, type StateHook } from '#contracts/verify/state-hook.ts'
import { toSent, type Draft } from '#contracts/verify/draft.ts'
import type { ProbeContext } from '#contracts/verify/probes/probe.ts'
import type { HttpExchange } from '#contracts/verify/wire.ts'
import { material, receivedOf } from './support.ts'

const { document, operations, interactions } = material
const judge = createJudge(document)
const named = (id: string) => operations.find(one => one.id === id)!

/** A hook whose accounts are numbered; it takes a given account unless `separate` says otherwise. */
function hookWith(separate: (state: string) => boolean): { hook: StateHook; asked: string[] } {
  const asked: string[] = []
  let count = 0
  const setUp: StateHook['setUp'] = async ([state], account) => {
    if (!state) return {}
    asked.push(state.name)
    if (account !== undefined && separate(state.name)) throw new StateNotOffered(state.name)
    return { token: account ?? `T${++count}` }
  }
  return { hook: { setUp, tearDown: async () => {}, stopped: () => undefined, close: () => {} }, asked }
}
const furnishings = furnishingsOf(document, judge, interactions)
const read = (accounts: readonly RichAccount[]) =>
  new Set(accounts.flatMap(({ readings }) => readings.map(({ id }) => id)))
const all = new Set(readingsOf(document).map(({ id }) => id))

describe('an account that has something of everything', () => {
  it('is in the state with most rows of each list, and may do everything', () => {
    const states = furnishings[0]!.flatMap(one => one.states.map(({ name }) => name))
    expect(states).toContain('an account with three deposits is signed in')
    expect(states).toContain('an account with an open limit order is signed in')
    expect(states).not.toContain('a new account is signed in')
    expect(states.filter(name => /frozen|on hold|cooling|locked/.test(name))).toEqual([])
  })

  it('is one where the hook takes an account, each state set up once, and all is read of it', async () => {
    const { hook, asked } = hookWith(() => false)
    const accounts = await createRichAccounts(hook, furnishings).open()
    expect(accounts).toHaveLength(furnishings.length)
    expect(read(accounts.slice(0, 1))).toEqual(all)
    expect(new Set(asked).size).toBeGreaterThan(30)
    expect(asked.filter(name => name.includes('open limit order'))).toHaveLength(1)
  })

  it('is several where it does not, and all is read of them together', async () => {
    const { hook } = hookWith(name => name.includes('message'))
    const accounts = await createRichAccounts(hook, furnishings.slice(0, 1)).open()
    const [, other] = accounts
    expect(other!.readings.map(({ id }) => id)).toEqual(['listMessages'])
    expect(read(accounts)).toEqual(all)
  })

  it('is also in the other states of what is listed where it is only read, if the hook takes it', async () => {
    const refused = 'an account whose withdrawal was refused is signed in'
    const { hook, asked } = hookWith(name => name === refused)
    const accounts = await createRichAccounts(hook, furnishings.slice(0, 1)).forReading()
    expect(asked).toContain('an account whose spot order was rejected is signed in')
    // No account of its own is opened for it, as another state says what is listed there.
    expect(asked.filter(name => name === refused)).toHaveLength(1)
    expect(accounts).toHaveLength(1)
  })

  it('is the same for everybody who only reads it', async () => {
    const rich = createRichAccounts(hookWith(() => false).hook, furnishings)
    expect(await rich.forReading()).toBe(await rich.forReading())
    // It needs no more of the context.
    const scene = { rich, operation: named('listWithdrawals') } as unknown as ProbeContext
    const draft = await fullestDraft(scene)
    expect(draft?.headers['Authorization']).toBe((await rich.forReading())[0]!.token)
    expect(draft?.query).toEqual([
      ['pageNum', '1'],
      ['pageSize', '50'],
    ])
    expect(await fullestDraft({ ...scene, operation: named('cancelWithdrawal') })).toBeUndefined()
  })

  it('is the one in states that say most, where no list is read', async () => {
    const rich = createRichAccounts(hookWith(() => false).hook, furnishings)
    const [first, ...others] = await rich.forReading()
    const [holder] = others.filter(({ readings }) => readings.length > 0)
    const operation = holder!.readings.find(reading => first!.readings.includes(reading))!
    const draft = await fullestDraft({ rich, operation } as unknown as ProbeContext)
    const last = others.findLast(({ readings }) => readings.includes(operation))!
    expect(last.token).not.toBe(first!.token)
    expect(draft?.headers['Authorization']).toBe(last.token)
  })

  it('is used by one at a time, and again by the next', async () => {
    const rich = createRichAccounts(hookWith(() => false).hook, furnishings)
    const [first, second] = [await rich.take(), await rich.take()]
    expect(first[0]!.token).not.toBe(second[0]!.token)
    rich.giveBack(first)
    expect((await rich.take())[0]!.token).toBe(first[0]!.token)
  })
})

describe('what an operation does beside', () => {
  /** Runs the probe of an operation; `does` says how many alerts an account has after it. */
  async function saysOf(id: string, does: (count: number, token: string) => number) {
    const operation = { ...named(id), rules: [], headers: [] }
    const alerts = { ...named('listAlerts'), rules: [], headers: [] }
    const counts = new Map<string, number>()
    const ask = async (draft: Draft) => {
      const token = draft.headers['Authorization']!
      const now = counts.get(token) ?? 2
      const isAlerts = draft.operation.id === 'listAlerts'
      if (!isAlerts) counts.set(token, does(now, token))
      const json = { code: 200, msg: 'ok', rows: Array.from({ length: isAlerts ? now : 0 }, () => ({})) }
      const received = receivedOf(json)
      return { operation: draft.operation, sent: toSent(draft), received }
    }
    let opened = 0
    const open = async () => [{ token: `T${++opened}`, readings: [alerts], said: undefined }]
    const scene = {
      document,
      judge: { ...judge, answer: () => [] },
      operation,
      draft: { operation, query: [], headers: {}, body: [] },
      isThorough: true,
      successes: [],
      rich: { open, take: open, giveBack: () => {}, tearDown: async () => {} },
      ask,
    } as unknown as ProbeContext
    const [probe] = sideEffectProbes(operation, 0)
    return (await probe!.run(scene)).problems.map(({ says }) => says)
  }

  it('is nothing of a read or a refusal', async () => {
    expect(await saysOf('listNotes', count => count)).toEqual([])
    const [lost] = await saysOf('listNotes', count => count - 1)
    expect(lost).toMatch(/^after listNotes, listAlerts is another/)
    const [refused] = await saysOf('saveNote', count => count + 1)
    expect(refused).toMatch(/^after a refusal of saveNote, listAlerts is another/)
  })

  it('counts only when it is so on another account, as a job may have changed something', async () => {
    expect(await saysOf('listNotes', (count, token) => (token === 'T1' ? count - 1 : count))).toEqual([])
  })
})

describe('what a guest does to an account', () => {
  const operation = named('login')
  const body = [
    ['account', 'somebody@example.com'],
    ['password', 'skylark1'],
  ] as const
  const draft: Draft = { operation, query: [], headers: {}, body }

  it('is asked for by its name, with a wrong secret', () => {
    const received = { ...receivedOf(undefined), body: '' }
    const said = (json: object) => [
      { operation: named('getUserInfo'), sent: toSent(draft), received: { ...received, json } },
    ]
    expect(guestDraft(draft, said({ code: 200, data: { account: 'rich@example.com' } }))?.body).toEqual([
      ['account', 'rich@example.com'],
      ['password', 'skylark6'],
    ])
    expect(guestDraft(draft, said({ code: 200, data: null }))).toBeUndefined()
  })
})

describe('a refusal in its own state', () => {
  /** Runs the probe of an operation with one refusal; `loses` says whether an alert is gone after it. */
  async function saysOf(loses: boolean) {
    const operation = named('deleteAlert')
    let count = 2
    const ask = async (draft: Draft) => {
      const isRead = draft.operation.method === 'GET'
      if (!isRead && loses) count--
      const rows = Array.from({ length: draft.operation.id === 'listAlerts' ? count : 0 }, () => ({}))
      const json = isRead ? { code: 200, rows } : { code: 460, msg: 'hint' }
      const received = receivedOf(json)
      return { operation: draft.operation, sent: toSent(draft), received }
    }
    const refusal = {
      operation,
      states: [{ name: 'an account with alerts is signed in' }],
      expected: { code: 460 },
      draft: (): Draft => ({ operation, query: [], headers: {}, body: [] }),
    }
    const scene = {
      document,
      judge: { ...judge, answer: () => [] },
      operation,
      refusals: [refusal],
      accounts: { setUp: async () => ({ token: 'T' }) },
      ask,
    } as unknown as ProbeContext
    const [probe] = refusedRequestProbes(document, operation, 0)
    return (await probe!.run(scene)).problems.map(({ says }) => says)
  }

  it('changes nothing', async () => {
    expect(await saysOf(false)).toEqual([])
    expect(await saysOf(true)).toEqual([
      'after a refusal of deleteAlert in the state "an account with alerts is signed in", listAlerts is another: rows was {} and is undefined',
    ])
  })
})

describe('readings near an operation', () => {
  it('are those of the invariants, of its area, and others in turn', () => {
    const near = (turn: number) => readingsNear(document, named('createAlert'), turn).map(({ id }) => id)
    expect(near(0)).toEqual(expect.arrayContaining(['listBalances', 'listLedgerEntries', 'listAlerts']))
    const seen = Array.from({ length: all.size }, (_, turn) => near(turn)).flat()
    expect(new Set(seen)).toEqual(all)
  })
})

describe('a list that a write touches', () => {
  const exchange = (id: string, json: object, body = ''): HttpExchange => ({
    operation: named(id),
    sent: { method: 'POST', target: '/', headers: {}, body },
    received: receivedOf(json),
  })
  const orders = (...rows: readonly object[]) => exchange('listSpotOrders', { code: 200, rows })
  const [first, second] = [
    { id: '71', status: 'open' },
    { id: '72', status: 'open' },
  ]
  const done = exchange('cancelSpotOrder', { code: 200, data: {} }, 'id=71')
  const says = (...rows: readonly object[]) =>
    otherRowProblems(document, orders(first, second), orders(...rows), done).map(one => one.says)

  it('differs in the rows that the write names, and in new ones', () => {
    expect(says({ id: '73' }, { ...first, status: 'cancelled' }, second)).toEqual([])
    expect(says(second)).toEqual([])
  })

  it('does not differ in others', () => {
    const [changed] = says(first, { ...second, status: 'cancelled' })
    expect(changed).toContain('listSpotOrders that it does not name: status was "open" and is "cancelled"')
    expect(says(first)[0]).toContain('72 is gone')
  })
})

describe('`x-touches`', () => {
  const writes = operations.filter(one => one.changes && !one.isPublic)

  it('is said of every write of an account, except those that end its sessions', () => {
    const silent = writes.filter(({ touches }) => touches === undefined).map(({ id }) => id)
    expect(silent).toEqual(['logout', 'closeAccount'])
  })

  it('names what answers what an account has', () => {
    const unknown = writes.flatMap(({ touches }) => [...(touches?.keys() ?? [])].filter(id => !all.has(id)))
    expect(unknown).toEqual([])
  })
})
