import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's first choice for Argon2id: 19 MiB, 2 passes, 1 lane; about 33 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** Each hash takes 19 MiB and one of libuv's four threads, which file access needs too. */
const CONCURRENCY = 2

const derive = promisify(argon2)

/** Runs so many tasks at once; the others are queued, priority tasks before the rest. */
function createQueue(atOnce: number) {
  const priority: (() => void)[] = []
  const waiting: (() => void)[] = []
  let running = 0
  return async <Value>(task: () => Promise<Value>, isPriority: boolean): Promise<Value> => {
    if (running === atOnce)
      await new Promise<void>(resolve => (isPriority ? priority : waiting).push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = priority.shift() ?? waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const enqueue = createQueue(CONCURRENCY)

function hashWith(password: string, nonce: Buffer, cost: typeof COST, isPriority = false): Promise<Buffer> {
  return enqueue(() => derive('argon2id', { message: password, nonce, ...cost }), isPriority)
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The password as a PHC string, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await hashWith(password, salt, COST)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Verified against when there is no account, so that the answer takes as long; no password has this hash. */
const DUMMY_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Whether this is the password; `undefined` stands for an account that does not exist, and takes as long. Checks for known devices have
 * priority.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  isPriority = false,
): Promise<boolean> {
  const [, salt, hash] = PHC.exec(stored ?? DUMMY_HASH) ?? []
  if (!salt || !hash) throw new Error('A stored password has an unknown format.')
  const expected = Buffer.from(hash, 'base64')
  const actual = await hashWith(password, Buffer.from(salt, 'base64'), COST, isPriority)
  return timingSafeEqual(actual, expected) && stored !== undefined
}
