import type { Log } from './log.ts'

/** Every event of the security log, with what has happened. No other name is written. */
export const SECURITY_EVENTS = {
  registered: 'an account was created',
  code_requested: 'a verification code was requested',
  code_refused: 'such a code was wrong, or was not checked because of a lock',
  sign_in: 'a session was opened',
  sign_in_refused: 'a sign-in was refused',
  new_device: 'a session was opened on a device that is new to the account',
  second_step_asked: 'the password was right, and the second step is pending',
  second_step_refused: 'a code of the second step was wrong, or was not checked because of a lock',
  recovery_code_used: 'a recovery code was used up',
  passkey_refused: "a passkey's answer was invalid",
  password_refused: 'a signed-in person’s password was wrong, or was not checked because of a lock',
  locked: 'further attempts from this source are locked',
  step_up: 'the user re-authenticated',
  sign_out: 'a device has signed out',
  session_ended: 'sessions were ended from another device, by a new password, or by the operator',
  session_refused: 'calls carried a token without a session',
  password_changed: 'the password was changed',
  password_recovered: 'a forgotten password was replaced',
  withdraw_password_set: 'a first withdrawal password was set',
  withdraw_password_changed: 'the withdrawal password was changed',
  withdraw_password_reset: 'a forgotten withdrawal password was replaced',
  two_step_on: 'two-step verification was turned on',
  two_step_off: 'two-step verification was turned off',
  recovery_codes_renewed: 'the recovery codes were replaced',
  passkey_added: 'a passkey was added',
  passkey_removed: 'a passkey was removed',
  frozen: 'the account was frozen',
  unfreezing: 'a request to end the freeze',
  address_rest_on: 'new cards and addresses now wait a day before their first use',
  address_rest_off: 'a request to turn that waiting period off',
  address_added: 'a withdrawal address was added',
  address_removed: 'a withdrawal address was removed',
  card_added: 'a bank card was added',
  card_removed: 'a bank card was removed',
  exported: 'a part of an account’s data was exported',
  account_closed: 'an account was closed',
  others_refused: "a request for another account's data was refused",
  input_refused: 'calls that violate the specification were refused',
  rate_limited: 'requests were refused by a limit',
  host_refused: 'requests for a host that is not served were refused',
  operator: 'a command of the operator was run',
} as const

export type SecurityEvent = keyof typeof SECURITY_EVENTS

/** Why, or by what: words of ours, never a text that was sent. */
export type SecurityReason =
  | 'wrong'
  | 'locked'
  | 'closed'
  | 'changed'
  | 'expired'
  | 'unknown'
  | 'ended'
  | 'password'
  | 'withdrawPassword'
  | 'secondStep'
  | 'register'
  | 'code'
  | 'passkey'
  | 'recovery'
  | 'calls'
  | 'files'
  | 'operation'

/** What a line says besides its event; ids and numbers, never a secret, a name or a text that was sent. */
export interface SecurityFields {
  /** The account's id; null where the one that was named does not exist. */
  readonly account?: bigint | null | undefined
  /** As rate limits count it. */
  readonly address?: string | undefined
  /** The id of the session, as its owner sees it in the list of sessions. */
  readonly session?: string | undefined
  readonly reason?: SecurityReason | undefined
  /** How many. */
  readonly count?: number
  /** The account that something belongs to. */
  readonly owner?: bigint
  /** The operation of a call. */
  readonly operation?: string
  /** The command of an operator, or the part that was exported. */
  readonly what?: string
  /** The operator, as the operating system names the user. */
  readonly by?: string
}

/** The log of what matters for security. */
export interface SecurityLog {
  note(event: SecurityEvent, fields?: SecurityFields): void
  /** The same log for one call: what is noted by it has these fields, too. */
  of(caller: SecurityFields): SecurityLog
  /** Writes what is counted but not yet written. */
  flush(): void
}

/** Events that anybody can cause in any number: one line at once, then one for all that follow within this time, in milliseconds. */
const COUNTED: ReadonlySet<SecurityEvent> = new Set([
  'session_refused',
  'input_refused',
  'rate_limited',
  'host_refused',
])
const COUNTED_FOR_MS = 10_000
/** Addresses that a line of many names, each with its number; the rest is one number. */
const NAMED_ADDRESSES = 20

/** What has happened since the last line of its kind. */
interface Tally {
  readonly addresses: Map<string, number>
  others: number
  count: number
}

/** Collects events of one kind, and hands over what it has each `COUNTED_FOR_MS`. */
function createTally(write: (fields: object) => void, onEnd: () => void) {
  let tally: Tally = { addresses: new Map(), others: 0, count: 0 }
  const flush = (): boolean => {
    const { count, addresses, others } = tally
    if (count === 0) return false
    tally = { addresses: new Map(), others: 0, count: 0 }
    write({ count, addresses: Object.fromEntries(addresses), ...(others > 0 && { others }) })
    return true
  }
  const timer = setInterval(() => {
    if (flush()) return
    clearInterval(timer)
    onEnd()
  }, COUNTED_FOR_MS).unref()
  return {
    flush,
    add(address = 'unknown') {
      tally.count++
      const known = tally.addresses.get(address)
      if (known !== undefined || tally.addresses.size < NAMED_ADDRESSES)
        tally.addresses.set(address, (known ?? 0) + 1)
      else tally.others++
    },
  }
}

/** A security log whose lines are those of `log` with the event `security`, the name of what has happened as `type`. */
export function createSecurityLog(log: Pick<Log, 'info'>): SecurityLog {
  const write = (
    type: SecurityEvent,
    { account, owner, ...fields }: SecurityFields | Record<string, never>,
  ) =>
    log.info('security', {
      type,
      ...(account !== undefined && { account: account === null ? null : String(account) }),
      ...(owner !== undefined && { owner: String(owner) }),
      ...fields,
    })
  const tallies = new Map<string, ReturnType<typeof createTally>>()

  const note = (event: SecurityEvent, fields: SecurityFields) => {
    if (!COUNTED.has(event)) return write(event, fields)
    const { reason, address } = fields
    const kind = `${event} ${reason ?? ''}`
    const tally = tallies.get(kind)
    if (tally) return tally.add(address)
    write(event, fields)
    const writeMany = (counted: object) => write(event, { reason, ...counted })
    tallies.set(
      kind,
      createTally(writeMany, () => tallies.delete(kind)),
    )
  }
  const bind = (given: SecurityFields): SecurityLog => ({
    note: (event, fields) => note(event, { ...given, ...fields }),
    of: caller => bind({ ...given, ...caller }),
    flush: () => tallies.forEach(tally => tally.flush()),
  })
  return bind({})
}
