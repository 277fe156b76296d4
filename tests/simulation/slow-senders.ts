/**
 * Slow senders: accounts that send bodies over HTTP and keep the end of them back, while somebody else sends a whole one. The rest of a
 * simulation calls the server in process, where a body has no parts.
 */
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import type { Random } from '#contracts/verify/random.ts'
import { Finding } from './findings.ts'
import type { SlowEvent } from './history.ts'
import { readModestly } from './readers.ts'
import type { World } from './world.ts'

/** Of one account at once. */
const MOST_AT_ONCE = 40
/** As large as an upload may be, and as any other body. */
const UPLOAD = 5_240_000
const FORM = 65_000
const KEPT_BACK = 1000
/** What unfinished bodies may take in memory: those of forms, of at most 64 kB each, and what sockets hold. */
const MAX_MEMORY = 48 * 1_048_576
const BOUNDARY = 'slow'
/** What others are never answered on account of somebody else's bodies. */
const CROWDED = new Set(['429', '503'])
/** What takes a body from a signed-in account. */
export const SLOW_OPERATIONS = [
  'uploadFile',
  'sendServiceMessage',
  'placeSpotOrder',
  'renameAccount',
] as const

const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nservice\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
const TAIL = `\r\n--${BOUNDARY}--\r\n`
/** No picture: the upload is refused once it is whole, so that nothing is stored. */
const PICTURE = Buffer.concat([
  Buffer.from(HEAD),
  Buffer.alloc(UPLOAD - HEAD.length - TAIL.length),
  Buffer.from(TAIL),
])
const TEXT = Buffer.alloc(FORM, 'a=')

/** A body that is being sent. */
interface SlowSender {
  /** The place of the account among the people. */
  readonly who: number
  readonly socket: Socket
  readonly body: Buffer
  /** The code of the answer; '' when the connection has ended without one. */
  readonly answered: Promise<string>
}

/** The connections of slow senders, open until the server stops. */
export type SlowSenders = SlowSender[]

/** Draws who of the accounts sends what, and how the bodies that are held by then end. */
export function drawSlow(random: Random): Pick<SlowEvent, 'op' | 'count' | 'before'> {
  return {
    op: random.pick(SLOW_OPERATIONS),
    count: 1 + random.below(MOST_AT_ONCE),
    before: random.pick(['finished', 'broken', 'kept']),
  }
}

/** Sends the head and the body without its end. */
async function begin(
  port: number,
  { token, who }: { token: string; who: number },
  op: OperationId,
  address: string,
): Promise<SlowSender> {
  const body = op === 'uploadFile' ? PICTURE : TEXT
  const type =
    op === 'uploadFile' ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/x-www-form-urlencoded'
  const socket = connect({ port, host: '127.0.0.1' })
  let text = ''
  const answered = new Promise<string>(resolve => {
    socket.on('data', part => {
      text += part.toString('latin1')
      const code = /\r\n\r\n\{"code":(\d+)/.exec(text)?.[1]
      if (code !== undefined) resolve(code)
    })
    socket.on('close', () => resolve(''))
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = [
    `POST ${operations[op].path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: ${token}`,
    'Accept-Language: en',
    'LanguageId: 2',
    `X-Forwarded-For: ${address}`,
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const taken = new Promise(resolve => void socket.write(body.subarray(0, -KEPT_BACK), resolve))
  // A refused body is not taken.
  await Promise.race([taken, answered])
  return { who, socket, body, answered }
}

/** Ends bodies. @throws Finding when the server breaks on one */
async function endAll(senders: SlowSenders, how: 'finished' | 'broken'): Promise<void> {
  for (const { socket, body, answered } of senders.splice(0)) {
    if (how === 'finished') {
      socket.write(body.subarray(-KEPT_BACK))
      const code = await answered
      if (code === '500') throw new Finding('answer 500 of a slow sender', 'its body was finished')
    }
    socket.destroy()
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The bytes of all buffers that are in use. */
function buffersInUse(): number {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

/**
 * Begins bodies that are held back, and lets another account read, and send a whole one.
 * @returns how many were refused at once
 * @throws Finding when the other account is refused, a body breaks the server, or bodies are kept in memory
 */
export async function sendSlowly(
  world: World,
  { n, who, op, count, beside, before }: SlowEvent,
): Promise<number> {
  const running = world.nodeFor(Math.abs(n))
  if (before !== 'kept') await endAll(world.slowSenders, before)
  const port = await running.node.listen()
  await world.ask(running, who, 'getUserInfo', {})
  await world.ask(running, beside, 'getUserInfo', {})
  const [slow, other] = [world.people[who]!, world.people[beside]!]
  const started = buffersInUse()
  const senders = await Promise.all(
    Array.from({ length: count }, () => begin(port, { token: slow.token, who }, op, `198.51.100.${who + 1}`)),
  )
  world.slowSenders.push(...senders)
  const growth = buffersInUse() - started
  if (growth > MAX_MEMORY)
    throw new Finding('memory', `${count} unfinished bodies of ${op} took ${growth} bytes`)
  await readModestly(world, running, beside)
  for (const each of ['uploadFile', 'renameAccount'] as const) {
    const whole = await begin(port, { token: other.token, who: beside }, each, `203.0.113.${beside + 1}`)
    whole.socket.write(whole.body.subarray(-KEPT_BACK))
    const code = await whole.answered
    whole.socket.destroy()
    // Who holds bodies back as well may have filled a share of its own.
    const isOwn = world.slowSenders.some(sender => sender.who === beside)
    if ((CROWDED.has(code) && !isOwn) || code === '')
      throw new Finding('neighbour', `${each} of somebody else was answered with ${code || 'nothing'}`)
  }
  const isRefused = await Promise.all(
    senders.map(({ answered }) => Promise.race([answered, Promise.resolve('')])),
  )
  return isRefused.filter(code => code === '429').length
}

/** Breaks off everything that is being sent. */
export const breakOff = (senders: SlowSenders): Promise<void> => endAll(senders, 'broken')
