/** What a probe asks for and does not look at. */
import { expect, it } from 'vitest'
import { toSent, type Draft } from '#contracts/verify/draft.ts'
import { createJudge } from '#contracts/verify/judge.ts'
import { judgingAll } from '#contracts/verify/probes/judging-all.ts'
import type { Probe, ProbeContext } from '#contracts/verify/probes/probe.ts'
import { material, receivedOf } from './support.ts'

const { document, operations } = material
const named = (id: string) => operations.find(one => one.id === id)!
const draftOf = (id: string): Draft => ({ operation: named(id), query: [], headers: {}, body: [] })
const judge = createJudge(document)

/** What a probe of `getCountdown` says that asks an operation twice; its answers have this content, first and second. */
async function saysOf(probed: string, asks: string, contents: readonly object[], problems: Probe['run']) {
  const answers = [...contents]
  const scene = {
    document,
    judge,
    operation: named(probed),
    ask: async (draft: Draft) => ({
      operation: draft.operation,
      sent: toSent(draft),
      received: { ...receivedOf(answers.shift()), headers: { 'content-type': 'application/json' } },
    }),
  } as unknown as ProbeContext
  const probe: Probe = {
    name: 'asks twice',
    needs: 'nothing',
    consumes: false,
    run: async context => {
      await context.ask(draftOf(asks))
      await context.ask(draftOf(asks))
      return problems(context)
    },
  }
  const result = await judgingAll(probe).run(scene)
  return { says: result.problems.map(({ says }) => says), exchanges: result.exchanges.length }
}

const finds =
  (...says: readonly string[]) =>
  async () => ({
    problems: says.map(one => ({ says: one, pointer: '/' })),
    exchanges: [],
  })
const empty = { code: 200, msg: 'ok', rows: [], total: 0 }
const wrong = { ...empty, total: 'none' }
const refusal = { code: 401, msg: 'hint_signed_out', total: 'none' }
const [isWrong = ''] = judge
  .answer({
    operation: named('listBalances'),
    received: { ...receivedOf(wrong), headers: { 'content-type': 'application/json' } },
    sent: toSent(draftOf('listBalances')),
  })
  .filter(({ says }) => says.includes('total'))
  .map(({ says }) => says)

it('a success that a probe only asked for is judged', async () => {
  expect(isWrong).not.toBe('')
  const { says, exchanges } = await saysOf('listBalances', 'listBalances', [wrong, empty], finds())
  expect(says).toContain(isWrong)
  expect(exchanges).toBeGreaterThan(0)
})

it('what the probe has found itself is said once', async () => {
  const { says } = await saysOf('listBalances', 'listBalances', [wrong, wrong], finds(isWrong))
  expect(says.filter(one => one === isWrong)).toEqual([isWrong])
})

it('refusals, and answers of other operations, are left to the probe', async () => {
  const refused = await saysOf('listBalances', 'listBalances', [refusal, refusal], finds('mine'))
  expect(refused.says).toEqual(['mine'])
  const other = await saysOf('listHoldings', 'listBalances', [wrong, wrong], finds('mine'))
  expect(other).toEqual({ says: ['mine'], exchanges: 0 })
})
