/** What an operation answers when it is asked again, and does when it is done again. */
import { describe, expect, it } from 'vitest'
import { createJudge } from '#contracts/verify/judge.ts'
import { toSent, type Draft } from '#contracts/verify/draft.ts'
import type { ProbeContext } from '#contracts/verify/probes/probe.ts'
import { samenessProblems, tellersOf } from '#contracts/verify/probes/same-thing.ts'
import { sideEffectProbes } from '#contracts/verify/probes/side-effects.ts'
import { repeatedProblems } from '#contracts/verify/probes/repeated-keys.ts'
import { unchangedProbes } from '#contracts/verify/probes/unchanged.ts'
import { material, receivedOf } from './support.ts'

const { document, operations } = material
const named = (id: string) => ({ ...operations.find(one => one.id === id)!, rules: [], headers: [] })
const judge = { ...createJudge(document), answer: () => [] }

/** A scene of an operation, and a back end that answers by the count of earlier calls of the operation by the same account. */
function sceneOf(id: string, answer: (earlier: number, asked: string, account: string) => object) {
  const operation = named(id)
  const counts = new Map<string, number>()
  let accounts = 0
  const draft: Draft = {
    operation,
    query: [],
    headers: { 'Accept-Language': 'en' },
    body: [['value', 'fifo']],
  }
  const ask = async (asked: Draft) => {
    const own = asked.operation.id === id
    const account = asked.headers['Authorization'] ?? 'a guest'
    const earlier = counts.get(account) ?? 0
    if (own) counts.set(account, earlier + 1)
    return {
      operation: asked.operation,
      sent: toSent(asked),
      received: receivedOf(answer(earlier, asked.operation.id, account)),
    }
  }
  return {
    document,
    judge,
    operation,
    draft,
    successes: [
      { operation, states: [], fromStates: ['token'], expected: { rows: [{}] }, draft: () => draft },
    ],
    accounts: { setUp: async () => ({ token: `T${++accounts}` }) },
    isThorough: true,
    ask,
  } as unknown as ProbeContext
}
const rows = (...ids: readonly string[]) => ({ code: 200, rows: ids.map(id => ({ id })), total: ids.length })
const saysOf = async (scene: ProbeContext) =>
  (await unchangedProbes(scene.operation)[0]!.run(scene)).problems.map(({ says }) => says)

describe('what everybody reads', () => {
  it('is the same when it is asked for again', async () => {
    expect(await saysOf(sceneOf('listSwitches', () => rows('1', '2')))).toEqual([])
  })

  it('is not the same where a second call of an account is answered otherwise', async () => {
    const scene = sceneOf('listSwitches', (earlier, _, account) =>
      account !== 'a guest' && earlier === 1 ? rows('2', '1') : rows('1', '2'),
    )
    expect((await saysOf(scene))[0]).toContain('when asked again, listSwitches is another')
  })

  it('is asked for by a new account too', async () => {
    const scene = sceneOf('listSwitches', () => rows('1'))
    const { exchanges } = await unchangedProbes(scene.operation)[0]!.run(scene)
    const tokens = new Set(exchanges.map(({ sent }) => sent.headers['Authorization']))
    expect(tokens).toEqual(new Set([undefined, 'T1']))
  })
})

describe('a write that is done twice', () => {
  it('does the same the second time', async () => {
    expect(await saysOf(sceneOf('deleteAlert', () => ({ code: 200, rows: [], data: {} })))).toEqual([])
  })

  it('may be refused the second time', async () => {
    const scene = sceneOf('readAllMessages', (earlier, id) =>
      id === 'readAllMessages' && earlier > 1 ? { code: 460, msg: 'hint' } : { code: 200, data: 0 },
    )
    expect(await saysOf(scene)).toEqual([])
  })

  it('is judged by its links the second time as well', async () => {
    const scene = sceneOf('readAllMessages', (earlier, id) => ({
      code: 200,
      data: id === 'countUnreadMessages' && earlier > 2 ? 1 : 0,
    }))
    expect(await saysOf(scene)).toEqual([
      expect.stringMatching(/^the second time: after it, countUnreadMessages/),
    ])
  })
})

describe('a list of an account that has everything', () => {
  it('is the same when it is asked for again', async () => {
    const says = async (answer: (earlier: number) => object) => {
      const scene = sceneOf('listAlerts', answer)
      let opened = 0
      const open = async () => [{ token: `R${++opened}`, readings: [scene.operation], said: undefined }]
      const rich = { open, take: open, giveBack: () => {}, tearDown: async () => {} }
      const given = { ...scene, successes: [], rich } as unknown as ProbeContext
      return (await sideEffectProbes(scene.operation, 0)[0]!.run(given)).problems.map(one => one.says)
    }
    expect(await says(() => rows('1', '2'))).toEqual([])
    const reversed = await says(earlier => (earlier === 1 ? rows('2', '1') : rows('1', '2')))
    const refused = await says(earlier => (earlier === 2 ? rows('2', '1') : rows('1', '2')))
    expect([...reversed, ...refused].join()).toContain('when asked again, listAlerts is another')
  })
})

describe('a key that comes again', () => {
  it('changes nothing that was chosen since then', () => {
    const operation = named('getContractPosition')
    const read = (takeProfit: string) => ({
      operation,
      sent: toSent({ operation, query: [], headers: {}, body: [] }),
      received: receivedOf({ code: 200, data: { position: { id: '1', takeProfit } } }),
    })
    expect(repeatedProblems(document, [read('120')], [read('120')], '/x')).toEqual([])
    expect(repeatedProblems(document, [read('120')], [read('110')], '/x')).toEqual([
      {
        says: 'after the same key again, getContractPosition is another: takeProfit was "120" and is "110"',
        pointer: '/x',
      },
    ])
  })
})

describe('one thing', () => {
  const cancel = named('cancelWithdrawal')
  const list = named('listWithdrawals')
  const thing = { id: '7', status: 'pending', amount: '10', fee: '0.5', reviewedAt: null, reason: null }
  const says = (told: object) =>
    samenessProblems(document, cancel, list, { data: thing }, { rows: [{ id: '6' }, told] }).map(
      one => one.says,
    )

  it('is told by what has the same schema and can always be asked', () => {
    const tellers = (id: string) =>
      tellersOf(
        document,
        operations.find(one => one.id === id)!,
      )
    expect(tellers('cancelWithdrawal').map(({ id }) => id)).toEqual(['listWithdrawals'])
    expect(tellers('unsubscribePush').map(({ id }) => id)).toEqual(['getPush'])
    expect([tellers('login'), tellers('readMessage')]).toEqual([[], []])
  })

  it('is told as it was answered, amounts as much', () => {
    expect(says({ ...thing, amount: '10.00' })).toEqual([])
    expect(says({ ...thing, fee: '0.6', reason: 'late' })).toEqual([
      'after it, listWithdrawals tells fee as "0.6", which was answered as "0.5"',
      'after it, listWithdrawals tells reason as "late", which was answered as null',
    ])
  })

  it('is left alone where it is another one, or has gone on', () => {
    expect(says({ ...thing, id: '8', fee: '0.6' })).toEqual([])
    expect(says({ ...thing, status: 'approved', fee: '0.6' })).toEqual([])
    expect(says({ ...thing, reviewedAt: 1_800_000_000_000, fee: '0.6' })).toEqual([])
  })
})
