/** What a verification says while it runs, and of calls that were slow, lost or repeated. */
import { afterEach, describe, expect, it } from 'vitest'
import { createProgress } from '#contracts/verify/report/progress.ts'
import { createSlowCalls, slowLines } from '#contracts/verify/report/slow-calls.ts'
import type { FailedRow } from '#contracts/verify/results.ts'
import { material, receivedOf, run, siteInfo, startFake, type FakeBackEnd } from './support.ts'

let fake: FakeBackEnd | undefined
afterEach(async () => {
  await fake?.close()
  fake = undefined
})

const operation = material.operations.find(({ id }) => id === 'listMessages')!
const failedRow = (says: string, more: Partial<FailedRow> = {}): FailedRow => ({
  suite: 'probe',
  operation: operation.id,
  tag: operation.tag,
  name: 'pages',
  milliseconds: 1,
  outcome: 'failed',
  problems: [{ says }],
  exchanges: [],
  ...more,
})

/** Progress with a clock that is set, and all that it has written. */
function start(isTerminal: boolean, secrets: string[] = []) {
  const clock = { now: 0 }
  const written: string[] = []
  const write = (text: string) => void written.push(text)
  return { clock, written, progress: createProgress({ isTerminal, write, now: () => clock.now }, secrets) }
}

describe('progress', () => {
  it('is a bar in a terminal, with what is running and the time left, and leaves nothing', () => {
    const { clock, written, progress } = start(true)
    progress.begin(100)
    clock.now = 1_000
    progress.step('pacts', 50)
    clock.now = 1_010
    progress.step('pacts')
    clock.now = 2_000
    progress.step('listMessages', 0)
    progress.end()
    expect(written).toEqual([
      '\r\u001B[2K[....................] 0 %: pacts',
      '\r\u001B[2K[##########..........] 51 %: listMessages, 2 s left',
      '\r\u001B[2K',
    ])
  })

  it('is a line every ten seconds elsewhere, without signs for a terminal', () => {
    const { clock, written, progress } = start(false)
    progress.begin(100)
    for (clock.now = 0; clock.now < 30_000; clock.now += 1_000) progress.step('pacts')
    progress.end()
    expect(written).toEqual(['10 %: pacts, 90 s left\n', '20 %: pacts, 80 s left\n'])
  })

  it('shows the first failures, each reason once, in one line without secrets', () => {
    const { written, progress } = start(false, ['open-sesame'])
    progress.found([
      failedRow('row [1] is\nwrong: open-sesame'),
      failedRow('row [2] is\nwrong: open-sesame'),
      failedRow('no answer', { isLost: true }),
      { ...failedRow(''), outcome: 'passed' },
    ])
    expect(written).toEqual(['✗ probe · listMessages · pages: row [1] is wrong: ***\n'])
    progress.found(Array.from({ length: 20 }, (_, index) => failedRow(`${'x'.repeat(200)} ${index}`)))
    expect(written).toHaveLength(11)
    expect(written.at(-1)).toBe('… further reasons are told at the end\n')
    expect(Math.max(...written.map(text => text.length))).toBeLessThan(165)
  })

  it('does not show that an operation is not there for each of its rows', () => {
    const { written, progress } = start(false)
    const received = { ...receivedOf(undefined), status: 404, body: '' }
    const sent = { method: 'GET', target: operation.path, headers: {}, body: '' }
    progress.found([failedRow('HTTP status 404', { exchanges: [{ operation, sent, received }] })])
    expect(written).toEqual([])
  })
})

describe('slow calls', () => {
  it('are the five slowest of more than a second, one of each operation', () => {
    const slow = createSlowCalls()
    const call = (place: number, milliseconds: number) => {
      const own = material.operations[place]!
      const sent = { method: own.method, target: own.path, headers: {}, body: '' }
      slow.note({
        operation: own,
        sent,
        received: { ...receivedOf({}), milliseconds },
      })
    }
    for (const [place, milliseconds] of [1000, 1001, 3000, 2000, 5000, 1500, 4000].entries())
      call(place, milliseconds)
    call(2, 2900)
    const lines = slowLines(slow.slowest())
    expect(lines.map(line => line.trim().slice(0, 5))).toEqual(['5.0 s', '4.0 s', '3.0 s', '2.0 s', '1.5 s'])
    const [{ id, method, path }] = [material.operations[4]!]
    expect(lines[0]).toBe(`  5.0 s  ${id}: ${method} ${path}`)
  })
})

describe('a back end that dies', () => {
  it.each([5, 60])(
    'at its request number %s is one failure, with what it was asked, and ends the run',
    async last => {
      const said: string[] = []
      const print = (text: string) => void said.push(text)
      let left = last
      fake = await startFake(({ path }) => {
        if (left-- === 0) void fake?.close()
        return {
          body: path === '/api/siteInfo/getSiteInfo' ? siteInfo(true) : { code: 401, msg: 'hint_signed_out' },
        }
      })
      const code = await run(['--url', fake.url, '--only', 'getSiteInfo,market'], {
        print,
        printError: print,
      })
      const text = said.join('\n')
      expect(code).toBe(1)
      expect(text.match(/ has stopped/g)).toHaveLength(1)
      expect(text).toMatch(
        /wrong +the back end has stopped: http:\S+ takes no connection since (GET|POST|OPTIONS) \/api/,
      )
      expect(text).not.toMatch(/ECONNREFUSED|socket hang up/)
    },
  )
})
