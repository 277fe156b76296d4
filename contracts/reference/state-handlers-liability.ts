import { listLiabilityRoots } from '#server/features/wallet/liabilities/read.ts'
import { publishDay } from '#server/features/wallet/liabilities/publish.ts'
import { dayAfter, startOf } from '#src/lib/proofs/liability-tree.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import type { Services } from '#server/services.ts'
import type { StateKey } from '../states.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'
import type { World } from './world.ts'

/** Long ago, so that every state can publish a day of its own. */
const FIRST_DAY = '2025-01-02'

const lastDays = new WeakMap<Services, Promise<string>>()

async function publishDayAfter(world: World, last: Promise<string> | undefined): Promise<string> {
  await last
  const { store } = world.services
  const { rows } = await listLiabilityRoots(store, { pageSize: 1 })
  const day = rows[0] ? dayAfter(rows[0].day) : FIRST_DAY
  await publishDay(store, day)
  return day
}

/** Publishes the next day, one after the other. */
function publishNext(world: World): Promise<string> {
  const day = publishDayAfter(world, lastDays.get(world.services))
  lastDays.set(world.services, day)
  return day
}

/** Before all published days. */
const LONG_AGO = startOf(FIRST_DAY) - HOUR

export const liabilities = {
  liabilitiesPublished: async world => {
    await publishNext(world)
    return { day: await publishNext(world) }
  },
  counted: async world => {
    const account = await world.funded('1000', LONG_AGO)
    return { ...tokenOf(account), day: await publishNext(world) }
  },
} satisfies Partial<Record<StateKey, StateHandler>>
