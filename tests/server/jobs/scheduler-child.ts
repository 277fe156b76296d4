/**
 * A back end in which a day has passed since it was last seen: everything that is due is done, while people put money into whatever
 * falls due later. It runs until it is killed. See crash.test.ts beside it.
 */
import { writeSync } from 'node:fs'
import { migrations } from '#server/features/schema.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { startJobs } from '#server/jobs/scheduler.ts'
import { backgroundJobs } from '#server/background-jobs.ts'
import { contractFor, createBackEnd, orderFor, type Person } from '#tests/support/back-end.ts'
import { createTestClock } from '#tests/support/databases.ts'
import { earningFor } from '#tests/support/earning-orders.ts'
import { sharesFor } from '#tests/support/new-shares.ts'
import { quickFor } from '#tests/support/quick-orders.ts'

const [settings = '{}', start = '0'] = process.argv.slice(2)
const clock = createTestClock(Number(start))
const store = await openStore({ ...JSON.parse(settings), migrations, clock })
const backEnd = createBackEnd(store, clock)
const errors = { error: (event: string, error: unknown) => writeSync(2, `${event}: ${String(error)}\n`) }

/** Whatever falls due later, one after the other; what is refused is left. */
async function invest(person: Person): Promise<void> {
  await person.call('placePledge', { body: await earningFor(person, 'pledge', { amount: '60' }) })
  await person.call('placeMiningOrder', { body: await earningFor(person, 'mining', { amount: '60' }) })
  await person.call('placeQuickOrder', { body: await quickFor(person, { stake: '10' }) })
  await person.call('placeContractOrder', { body: await contractFor(person) })
  await person.call('placeSpotOrder', {
    body: await orderFor(person, { orderType: 'limit', limitPrice: '1000' }),
  })
  await person.call('subscribeToShares', { body: await sharesFor(person) })
}

const log = { ...backEnd.services.log, ...errors }
const jobs = backgroundJobs(backEnd.services).filter(({ intervalMs: every }) => every <= 5000)
startJobs(
  { ...backEnd.services, log },
  jobs.map(job => ({ ...job, every: 5 })),
)
setInterval(() => clock.advance(2000), 5)
writeSync(1, 'ready\n')
for (;;) {
  const person = await backEnd.signUp({ money: '1000' })
  // Offers close and prices move while somebody makes up his mind.
  await invest(person).catch(() => undefined)
  writeSync(1, 'invested\n')
}
