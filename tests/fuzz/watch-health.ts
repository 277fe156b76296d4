import { setTimeout as sleep } from 'node:timers/promises'
import type { Findings } from './findings.ts'
import { createClient } from './send.ts'
import type { Target } from './target.ts'

/** The health check must answer within this time, in milliseconds. */
const HEALTH_TIMEOUT = 1000
const POLL_INTERVAL = 100

/** Polls the health check; a late or bad answer is a finding that names the calls in flight. */
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

  /** The delay of our own timers, which is not the back end's fault. */
  let ownDelay = 0
  let expected = performance.now() + POLL_INTERVAL
  const timer = setInterval(() => {
    const now = performance.now()
    ownDelay += Math.max(0, now - expected - 5)
    expected = now + POLL_INTERVAL
  }, POLL_INTERVAL)

  const ask = async () => {
    ownDelay = 0
    const during = [...inFlight.values()]
    const { answers, milliseconds, ended } = await client.send(request)
    if (stopping.signal.aborted || target.endedBy() !== undefined) return
    const calls = [...new Set([...during, ...inFlight.values()])].join(', ')
    const [answer] = answers
    if (milliseconds - ownDelay > HEALTH_TIMEOUT) {
      findings.add({ kind: 'health late', detail: `${Math.round(milliseconds)} ms during ${calls}` })
    }
    if (!answer) findings.add({ kind: 'health failing', detail: `${ended} during ${calls}` })
    else if (answer.status !== 200)
      findings.add({ kind: 'health failing', detail: `${answer.status} ${answer.body.slice(0, 200)}` })
  }
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await ask()
      await sleep(POLL_INTERVAL, undefined, { ref: false })
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
