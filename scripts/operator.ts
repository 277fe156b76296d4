/**
 * The operator's command line: lists and decides pending deposits, ends sessions, sets what the site shows, and advances the sandbox
 * clock. Works while the back end runs. Standard error gets a line of the security log for each command.
 *   npm run operator -- list
 *   npm run operator -- failed                         quarantined job items, with the error and the next retry
 *   npm run operator -- approve <id>
 *   npm run operator -- reject <id> [message key of the reason]
 *   npm run operator -- end-sessions <id or account>   signs an account out everywhere
 *   npm run operator -- set switch|tip|message|row|body|notice …    what the site shows, at once; see docs/operating.md
 *   npm run operator -- reset <kind> <name>            back to what this back end brings along
 *   npm run operator -- settings                       everything that is set
 *   npm run operator -- advance <days>d | <hours>h     in a sandbox, for good; see docs/operating.md
 */
import { userInfo } from 'node:os'
import { normalizeAccount } from '../server/auth/account-name.ts'
import { endOtherSessions } from '../server/auth/end-sessions.ts'
import { openSecretBox } from '../server/auth/secrets-key.ts'
import { findUser, findUserByAccount } from '../server/auth/users.ts'
import { readConfig } from '../server/config.ts'
import { listPendingDeposits } from '../server/features/deposit/lists.ts'
import { approveDeposit, rejectDeposit } from '../server/features/deposit/review-commands.ts'
import { toErrorAnswer } from '../server/answers.ts'
import { listAllFailedItems } from '../server/kernel/failed-items.ts'
import { createLog } from '../server/kernel/log.ts'
import { createSecurityLog } from '../server/kernel/security-log.ts'
import type { Store } from '../server/kernel/store.ts'
import { DEPOSIT_REJECTED_REASON } from '../server/sandbox/review-deposits.ts'
import { createSandboxClock, advanceClock } from '../server/kernel/sandbox-clock.ts'
import { openConfiguredMarket, openConfiguredStore } from '../server/create-services.ts'
import { coinPrice, findCurrency } from '../server/ledger/currencies.ts'
import { SettingError } from '../server/features/site/setting-words.ts'
import { SETTINGS_USAGE, runSettings } from './operator-settings.ts'
import { HOUR } from '../src/lib/time/time-units.ts'

const USAGE = [
  'list',
  'failed',
  'approve <id>',
  'reject <id> [reason]',
  'end-sessions <id or account>',
  ...SETTINGS_USAGE,
  'advance <days>d | <hours>h',
]
  .map(each => `  npm run operator -- ${each}`)
  .join('\n')
const [action, id = '', reason = DEPOSIT_REJECTED_REASON] = process.argv.slice(2)

async function list(store: Store): Promise<void> {
  const waiting = await listPendingDeposits(store, { pendingBefore: clock.now() + 1, limit: 1000 })
  console.table(
    waiting.map(({ id: depositId, amount, currencyId, channelType, pendingSince }) => ({
      id: depositId,
      amount: `${amount} ${nameOf(currencyId)}`,
      channel: channelType,
      waiting: `${Math.round((clock.now() - pendingSince) / 1000)} s`,
    })),
  )
  console.log(`${waiting.length} waiting.`)
}

/** Prints the quarantined job items; each is retried automatically. */
async function listFailed(store: Store): Promise<void> {
  const items = await listAllFailedItems(store, 1000)
  console.table(
    items.map(({ job, item, failures, firstFailedAt, retryAt, error }) => ({
      job,
      item,
      failures,
      since: new Date(firstFailedAt).toISOString(),
      'tried again': new Date(retryAt).toISOString(),
      error: error.split('\n')[0],
    })),
  )
  console.log(`${items.length} failed.`)
}

const nameOf = (currencyId: number) => findCurrency(currencyId)?.currencyName ?? ''

/** The market price of the coin of a pending deposit. */
async function coinPriceOf(store: Store, depositId: bigint) {
  const waiting = await listPendingDeposits(store, { pendingBefore: clock.now() + 1, limit: 1000 })
  const found = waiting.find(({ id: one }) => BigInt(one) === depositId)
  if (!found) return undefined
  const { market } = await openConfiguredMarket(config, {
    clock,
    store,
    secretBox: await openSecretBox(store, config),
    serves: false,
  })
  return coinPrice(market, found.currencyId)
}

async function decide(store: Store, depositId: bigint): Promise<void> {
  const decided =
    action === 'approve'
      ? await store.execute(approveDeposit, { depositId, coin: await coinPriceOf(store, depositId) })
      : await store.execute(rejectDeposit, { depositId, reason })
  console.log(
    `Deposit ${decided.id} of ${decided.amount} ${nameOf(decided.currencyId)} is ${decided.status}.`,
  )
}

/** Signs an account out everywhere. @returns its id @throws Error when there is no such account */
async function endSessionsOf(store: Store): Promise<bigint> {
  const name = normalizeAccount(id)
  const user = /^[1-9]\d{0,18}$/.test(id)
    ? await findUser(store, BigInt(id))
    : name && (await findUserByAccount(store, name))
  if (!user) throw new SettingError('there is no such account.')
  const count = await store.execute(endOtherSessions, { userId: user.id, token: undefined })
  if (count > 0) security.note('session_ended', { account: user.id, count })
  console.log(`${count} sessions have ended. A running back end refuses them within a second.`)
  return user.id
}

/** Advances the sandbox clock; everything that becomes due in between is processed at its own time. */
async function advance(store: Store, milliseconds: number): Promise<void> {
  await store.execute(advanceClock, milliseconds)
  await clock.sync(store)
  console.log(
    `It is ${new Date(clock.now()).toISOString()} in this sandbox. A running back end follows within a second.`,
  )
}

const clock = createSandboxClock(Date)
const span = action === 'advance' ? /^([1-9]\d{0,3})([dh])$/.exec(id) : null
const isDecision = (action === 'approve' || action === 'reject') && /^[1-9]\d{0,18}$/.test(id)
const isSettings = action === 'set' || action === 'reset' || action === 'settings'
const isEnding = action === 'end-sessions' && id !== ''
const isHelp = action === 'help' || action === '--help'
if (isHelp) console.log(USAGE)
if (
  isHelp ||
  (action !== 'list' && action !== 'failed' && !isSettings && !isDecision && !isEnding && !span)
) {
  if (!isHelp) console.error(USAGE)
  process.exit(isHelp ? 0 : 2)
}
const config = readConfig(process.env)
if (span && !config.sandbox) {
  console.error('The clock can be advanced only in a sandbox.')
  process.exit(2)
}
const log = createLog(lines => void process.stderr.write(lines))
const security = createSecurityLog(log)
const store = await openConfiguredStore(config, clock)
let account: bigint | undefined
try {
  if (config.sandbox) await clock.sync(store)
  if (span) await advance(store, Number(span[1]) * (span[2] === 'd' ? 24 * HOUR : HOUR))
  else if (isSettings) await runSettings(store, clock, process.argv.slice(2))
  else if (action === 'list') await list(store)
  else if (action === 'failed') await listFailed(store)
  else if (isEnding) account = await endSessionsOf(store)
  else await decide(store, BigInt(id))
  // An account is named by its id alone, and the new text of a setting is not repeated.
  const what = isEnding ? action : process.argv.slice(2, 5).join(' ')
  security.note('operator', { account, what, by: userInfo().username })
} catch (error) {
  const refusal = error instanceof SettingError ? error.message : toErrorAnswer(error)?.msg
  if (refusal === undefined) throw error
  console.error(`Refused: ${refusal}`)
  process.exitCode = 1
} finally {
  await store.close()
  log.flush()
}
