import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sparedCores } from '../kernel/give-way.ts'

/** What one hash costs: memory in KiB and passes over it, in one lane. */
export interface PasswordCost {
  readonly memory: number
  readonly passes: number
}

/** OWASP's first choice for Argon2id: 19 MiB, 2 passes, 1 lane; about 33 ms. */
const COST: PasswordCost = { memory: 19_456, passes: 2 }
/** The least that Argon2 allows: for tests and their accounts, which protect nothing. */
export const MINIMAL_PASSWORD_COST: PasswordCost = { memory: 8, passes: 1 }
const LANES = 1
const HASH_BYTES = 32

/** Each hash takes 19 MiB, a core, and one of libuv's four threads, which file access needs too. */
const CONCURRENCY = sparedCores(2)

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

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A PHC string: the cost of a hash, its salt and the hash itself, in base64. */
const phcString = ({ memory, passes }: PasswordCost, salt: string, hash: string) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${LANES}$${salt}$${hash}`

const PHC = /^\$argon2id\$v=19\$m=([1-9]\d{0,6}),t=([1-9]\d?),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** @throws Error when it is not a PHC string of {@link Passwords.hash} */
function parsePhc(stored: string): { cost: PasswordCost; salt: Buffer; hash: Buffer } {
  const [, memory, passes, salt, hash] = PHC.exec(stored) ?? []
  if (!salt || !hash) throw new Error('A stored password has an unknown format.')
  return {
    cost: { memory: Number(memory), passes: Number(passes) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

const zeroHash = (cost: PasswordCost) => phcString(cost, 'A'.repeat(22), 'A'.repeat(43))

/** The stored form of an account that nobody can sign in to: no password has this hash. */
export const UNUSABLE_PASSWORD = zeroHash(COST)

/** Hashes and verifies passwords with Argon2id, one or two at a time. */
export interface Passwords {
  /** The password as a PHC string, with a salt of its own. */
  hash(password: string): Promise<string>
  /**
   * Whether this is the password, at the cost at which it was stored; `undefined` stands for an account that does not exist, and takes
   * as long as a new one. Checks with priority, those for known devices, go first.
   * @throws Error when `stored` is not of {@link Passwords.hash}
   */
  verify(password: string, stored: string | undefined, isPriority?: boolean): Promise<boolean>
}

/** Passwords are hashed at this cost from now on; those stored at another cost stay valid. */
export function createPasswords(cost: PasswordCost = COST): Passwords {
  const enqueue = createQueue(CONCURRENCY)
  const hashWith = (password: string, nonce: Buffer, at: PasswordCost, isPriority = false): Promise<Buffer> =>
    enqueue(
      () =>
        derive('argon2id', { message: password, nonce, ...at, parallelism: LANES, tagLength: HASH_BYTES }),
      isPriority,
    )
  return {
    async hash(password) {
      const salt = randomBytes(16)
      return phcString(cost, encode(salt), encode(await hashWith(password, salt, cost)))
    },
    async verify(password, stored, isPriority) {
      const { cost: storedCost, salt, hash } = parsePhc(stored ?? zeroHash(cost))
      const actual = await hashWith(password, salt, storedCost, isPriority)
      return timingSafeEqual(actual, hash) && stored !== undefined
    },
  }
}
