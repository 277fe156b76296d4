import { setTimeout as sleep } from 'node:timers/promises'
import type { Findings } from './findings.ts'
import { createClient } from './send.ts'
import type { Target } from './target.ts'

/** The back end has to say in this time that it is well, in milliseconds. */
const LONGEST = 1000
const EVERY = 100

/** Asks a back end all along how it is; a late or a bad answer is a finding that names the calls of that moment. */
export function watchHealth(
  target: Target,
  findings: Findings,
  inFlight: ReadonlyMap<number, string>,
): { stop(): void } {
  const client = createClient(target.url)
  const request = {
    method: 'GET',
    target: '/healthz',
    headers: [['X-Forwarded-For', '203.0.113.8']],
    body: undefined,
  } as const
  const stopping = new AbortController()

  /** How late our own timers have been: that is not the back end's fault. */
  let ownDelay = 0
  let expected = performance.now() + EVERY
  const timer = setInterval(() => {
    const now = performance.now()
    ownDelay += Math.max(0, now - expected - 5)
    expected = now + EVERY
  }, EVERY)

  const ask = async () => {
    ownDelay = 0
    const during = [...inFlight.values()]
    const { answers, milliseconds, ended } = await client.send(request)
    if (stopping.signal.aborted || target.endedBy() !== undefined) return
    const calls = [...new Set([...during, ...inFlight.values()])].join(', ')
    const [answer] = answers
    if (milliseconds - ownDelay > LONGEST) {
      findings.add({ kind: 'health late', detail: `${Math.round(milliseconds)} ms during ${calls}` })
    }
    if (!answer) findings.add({ kind: 'health failing', detail: `${ended} during ${calls}` })
    else if (answer.status !== 200)
      findings.add({ kind: 'health failing', detail: `${answer.status} ${answer.body.slice(0, 200)}` })
  }
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await ask()
      await sleep(EVERY, undefined, { ref: false })
    }
  }
  void watch()
  return {
    stop() {
      stopping.abort()
      clearInterval(timer)
      client.close()
    },
  }
}
