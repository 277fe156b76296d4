/**
 * The ledger list with 10,201 entries in Chromium with a 4 × slower processor: scrolled slowly, flicked, flung as far as possible, and flung
 * through the last pages with ten thousand entries loaded. Takes five minutes: `npx node tests/bench/ledger-list.ts`.
 *
 * Budget: at most 1 % more frames missed on the screen than by the same page standing idle, at most one of 100 janky by Chromium's own
 * verdict; walked and flicked, at most one of 100 with the outline of a row instead of the row, and no task over 50 ms (see
 * frames/bench-frames.ts).
 */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { LedgerEntry } from '#models'
import { benchFrames } from './frames/bench-frames.ts'

const count = 10_201
const types = ['spotBuy', 'fee', 'exchangePaid', 'deposit', 'hold'] as const

await benchFrames(
  join(import.meta.dirname, 'entry-list'),
  [
    { name: 'walked', scroll: { distance: 1400, speed: 1400 } },
    { name: 'flicked', scroll: { distance: 3000, speed: 3000 } },
    { name: 'thrown', scroll: { distance: 8000, speed: 8000 }, isFling: true },
    {
      name: 'at its end',
      query: 'fetched=93',
      scroll: { distance: 8000, speed: 8000 },
      isFling: true,
    },
  ],
  { slowdown: 4, prepare: answerEntries },
)

/** Answers page after page as the server does, newest first. */
async function answerEntries(page: Page): Promise<void> {
  await page.route('**/api/**', async route => {
    const url = new URL(route.request().url())
    if (!url.pathname.endsWith('/walletLog/list')) return route.fulfill({ json: { code: 460, msg: 'x' } })
    const before = Number.parseInt(url.searchParams.get('before') ?? String(count + 1), 10)
    const rows = Array.from({ length: Math.min(100, before - 1) }, (_, index) => entryOf(before - 1 - index))
    return route.fulfill({ json: { code: 200, msg: 'ok', rows, total: count } })
  })
}

function entryOf(number: number): LedgerEntry {
  const type = types[number % types.length] ?? 'fee'
  const isOut = number % 2 === 0
  return {
    id: `${number}-1`,
    transactionId: String(1_000_000 + number),
    type,
    balance: type === 'hold' ? 'held' : 'available',
    currencyId: number % 7 === 0 ? null : 1,
    productId: number % 7 === 0 ? 4 : null,
    assetName: number % 7 === 0 ? 'BTC' : 'USD',
    amount: `${isOut ? '-' : ''}${(number * 37) % 9000}.${String(number % 100).padStart(2, '0')}`,
    balanceAfter: `${1_000_000 - number}.${String((number * 31) % 100).padStart(2, '0')}`,
    referenceType: 'spotOrder',
    referenceId: `1234567890${number}`,
    // Eleven in an hour: about forty days in all.
    time: 1_780_000_000_000 + number * 330_000,
  }
}
