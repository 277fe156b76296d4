import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const CHILD = fileURLToPath(new URL('day-boundary-child.ts', import.meta.url))

async function daysIn(zone: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [CHILD], {
    env: { ...process.env, TZ: zone },
  })
  return JSON.parse(stdout)
}

const midnight = Date.UTC(2026, 2, 28)
const due = Date.UTC(2026, 3, 28)

it.each(['UTC', 'Pacific/Kiritimati', 'America/New_York', 'Europe/Berlin'])(
  'days of pledges, locks and loans end at 00:00 UTC, also on a server in the time zone %s [R2.5]',
  async zone => {
    expect(await daysIn(zone)).toEqual({
      zone,
      // Whether placed in the last moment of a day or in the first of the next, it earns from its next 00:00 UTC.
      starts: [midnight, midnight],
      before: [
        { daysAccrued: 0, accrued: '0', penalty: '0' },
        { daysAccrued: 0, accrued: '0', penalty: '10' },
      ],
      at: [
        { daysAccrued: 1, accrued: '0.15', penalty: '0.075' },
        { daysAccrued: 1, accrued: '0.3', penalty: '10' },
      ],
      leaving: ['earning_price_changed', 'done', 'done'],
      debts: [
        { status: 'running', nextDueAt: due, charges: '0' },
        { status: 'overdue', nextDueAt: due, charges: '0' },
        { status: 'overdue', nextDueAt: due, charges: '0' },
        { status: 'overdue', nextDueAt: due, charges: '0.03423' },
      ],
    })
  },
)
