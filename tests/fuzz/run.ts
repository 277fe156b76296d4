import { createHistory, record } from './history.ts'
import type { Findings } from './findings.ts'
import { judge, type Judged } from './judge.ts'
import { createCallMaker, type Call } from './make-call.ts'
import type { Operation } from './operations.ts'
import type { Actor } from './people.ts'
import type { CallContext } from './plausible.ts'
import { sendScript } from './send-raw.ts'
import { createClient, type Client, type Sent } from './send.ts'
import type { Target } from './target.ts'
import { watchHealth } from './watch-health.ts'

export interface RunOptions {
  readonly operations: readonly Operation[]
  readonly ground: CallContext
  readonly seed: number
  readonly findings: Findings
  /** Calls at the same time. */
  readonly lanes: number
  /** Called after every call. */
  readonly onCall?: ((number: number) => void) | undefined
}

/** Calls one back end. */
export interface Run {
  /** Makes the calls with these numbers, both included; fewer when the back end exits. */
  calls(from: number, to: number): Promise<void>
  /** How many were sent so far, including prerequisites. */
  sent(): number
  close(): void
}

const ERRORS_EVERY = 250

/** Sends a call by a client, or byte by byte. */
export const sendCall = (client: Client, call: Call): Promise<Sent> =>
  call.script ? sendScript(client, call.script) : client.send(call.request)

/** Signs actors in again whose session has ended, one at a time, and records their expired tokens. */
function createReauthenticator({ people }: CallContext) {
  let last: Promise<void> = Promise.resolve()
  return {
    idle: () => last,
    noteEnd(actor: Actor) {
      if (!actor.isMember || actor.token === undefined) return
      people.endedTokens.push(actor.token)
      if (people.endedTokens.length > 50) people.endedTokens.shift()
      actor.token = undefined
      // An actor that cannot sign in stays signed out; the next expiry retries.
      last = last.then(() => people.signInAgain(actor).catch(() => {}))
    },
  }
}

/** A run against a back end; close it when all calls are made. */
export function createRun(
  target: Target,
  { operations, ground, seed, findings, lanes, onCall }: RunOptions,
): Run {
  const client = createClient(target.url)
  const history = createHistory(ground.pool)
  const makeCall = createCallMaker(operations, ground, seed)
  const reviver = createReauthenticator(ground)
  const marks = ground.people.witness?.marks ?? []
  const inFlight = new Map<number, string>()
  const health = watchHealth(target, findings, inFlight)
  const takeErrors = () => target.takeErrors().forEach(findings.log)
  const errorTimer = setInterval(takeErrors, ERRORS_EVERY)

  const learn = (call: Call, { parsed }: Judged) => {
    if (parsed?.code === 401 && call.isOwnToken) {
      const token = call.request.headers.find(([name]) => name === 'Authorization')?.[1]
      if (token === call.actor.token) reviver.noteEnd(call.actor)
    }
    if (parsed?.code !== 200) return
    ground.pool.learn(call.actor, call.operation.id, parsed, call.number)
    const id = (parsed.data as { id?: unknown } | undefined)?.id
    const hasKey =
      typeof call.fields['idempotencyKey'] === 'string' && call.mutation === '' && call.isOwnToken
    if (!hasKey || (typeof id !== 'string' && typeof id !== 'number')) return
    const { number, operation, account, fields } = call
    ground.pool.remember({ number, operation: operation.id, account, fields, id: String(id) })
  }

  let made = 0
  const make = async (call: Call): Promise<Judged> => {
    made++
    inFlight.set(call.number, call.operation.id)
    const sent = await sendCall(client, call)
    inFlight.delete(call.number)
    const judged = judge(call, sent, marks)
    for (const fault of judged.faults) {
      // After an exit every connection is closed.
      if (fault.kind === 'connection dropped' && target.endedBy() !== undefined) continue
      const evidence = () => ({
        call: record(call, sent),
        before: history.before(call),
        known: history.known(call),
      })
      findings.add(fault, { operation: call.operation.id, number: call.number, evidence })
    }
    learn(call, judged)
    history.add(call, sent)
    return judged
  }

  const calls = async (from: number, to: number) => {
    let next = from
    const host = `${client.host}:${client.port}`
    const lane = async () => {
      while (next <= to && target.endedBy() === undefined) {
        const number = next++
        await make(await makeCall(number, host, async before => (await make(before)).parsed))
        onCall?.(number)
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    await reviver.idle()
    takeErrors()
    const ended = target.endedBy()
    if (ended !== undefined)
      findings.add({ kind: 'process ended', detail: `${ended} during ${[...inFlight.values()].join(', ')}` })
  }
  return {
    calls,
    sent: () => made,
    close() {
      clearInterval(errorTimer)
      health.stop()
      client.close()
    },
  }
}
