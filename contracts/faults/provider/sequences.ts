/** Faults that no single request shows: they come after some others. Random walks must find them. */
import { subtract } from '#src/lib/money/money.ts'
import { nudge, type Value } from './changes.ts'
import { envelope, formOf, onSuccess, type Envelope, type Fault } from './fault.ts'

/** Operations that walks are made of, beside the faulty one. */
const TRADING = ['placeSpotOrder', 'cancelSpotOrder', 'createExchange']
const WALKS = 20
/** An answer is right so often. */
const RIGHT = 5

/** What an account is answered goes wrong after some answers. */
const later = (operation: string, name: string, says: string, change: (answer: Envelope) => void): Fault => ({
  name,
  operation,
  walks: { count: WALKS, with: TRADING },
  answer(answer, sent, memory) {
    const account = sent.headers['authorization'] ?? ''
    const answered = Number(memory.kept.get(account) ?? 0) + 1
    memory.kept.set(account, `${answered}`)
    if (answered > RIGHT) envelope(onSuccess, change)(answer, sent, memory)
  },
  shows: new RegExp(`walk · random walk \\d+ · ${says}`),
})

const lower = (value: Value, name: string, by: string) =>
  void (value[name] = subtract(String(value[name]), by))
const PART = '0.000001'

/** A key is forgotten as soon as another one is used. */
const forgetful = (operation: string): Fault => ({
  name: `${operation} forgets a key when another one is used`,
  operation,
  walks: { count: WALKS, with: [] },
  request(passing, memory) {
    const form = formOf(passing)
    const [account, key] = [passing.headers['authorization'] ?? '', form.get('idempotencyKey') ?? '']
    if (memory.isRepeated && memory.kept.get(account) !== key) {
      form.set('idempotencyKey', crypto.randomUUID())
      passing.body = form.toString()
    }
    memory.kept.set(account, key)
  },
  shows: /walk · random walk \d+ · the same key with the same request gave another answer later/,
})

export const sequenceFaults: readonly Fault[] = [
  later(
    'listBalances',
    'after some orders a little is missing from a balance',
    'a balance has changed by the entries',
    answer => {
      const row = answer.rows?.find(one => one['currencyId'] === 3)
      if (row) for (const name of ['available', 'total', 'value']) lower(row, name, PART)
    },
  ),
  later(
    'listHoldings',
    'after some orders a part of a holding is on hold for nothing',
    'a holding has changed by the entries',
    answer => {
      const [row] = answer.rows ?? []
      if (!row) return
      lower(row, 'available', PART)
      nudge(row, 'held', PART)
    },
  ),
  later(
    'listLedgerEntries',
    'an entry is rewritten after some others',
    'an entry stays as it was booked',
    answer => {
      const row = answer.rows?.at(-1)
      if (row) nudge(row, 'balanceAfter', PART)
    },
  ),
  later(
    'listLedgerEntries',
    'an entry is gone after some others',
    'an entry stays as it was booked',
    answer => {
      answer.rows?.pop()
      answer.total = Number(answer.total) - 1
    },
  ),
  forgetful('placeSpotOrder'),
  forgetful('createExchange'),
  forgetful('placeContractOrder'),
]
