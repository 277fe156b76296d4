/**
 * A back end that starts a day after it was last killed: it does everything that is due while accounts invest in what falls due later,
 * until it is killed. See crash.long.test.ts.
 */
import { migrations } from '#server/features/schema.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { startJobs } from '#server/jobs/scheduler.ts'
import { backgroundJobs } from '#server/background-jobs.ts'
import { contractOrderFields, createBackEnd, spotOrderFields, type Person } from '#tests/support/back-end.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'
import { earningOrderFields } from '#tests/support/features/earning.ts'
import { subscriptionFields } from '#tests/support/features/new-shares.ts'
import { quickOrderFields } from '#tests/support/features/quick.ts'

const [settings = '{}', start = '0'] = process.argv.slice(2)
const clock = createTestClock(Number(start))
const store = await openStore({ ...JSON.parse(settings), migrations, clock })
const backEnd = createBackEnd(store, clock)
const errors = {
  error: (event: string, error: unknown) => process.stderr.write(`${event}: ${String(error)}\n`),
}

/** Places everything that falls due later; refusals are ignored. */
async function invest(person: Person): Promise<void> {
  await person.call('placePledge', { body: await earningOrderFields(person, 'pledge', { amount: '60' }) })
  await person.call('placeMiningOrder', {
    body: await earningOrderFields(person, 'mining', { amount: '60' }),
  })
  await person.call('placeQuickOrder', { body: await quickOrderFields(person, { stake: '10' }) })
  await person.call('placeContractOrder', { body: await contractOrderFields(person) })
  await person.call('placeSpotOrder', {
    body: await spotOrderFields(person, { orderType: 'limit', limitPrice: '1000' }),
  })
  await person.call('subscribeToShares', { body: await subscriptionFields(person) })
}

const log = { ...backEnd.services.log, ...errors }
const jobs = backgroundJobs(backEnd.services).filter(({ intervalMs }) => intervalMs <= 5000)
startJobs(
  { ...backEnd.services, log },
  jobs.map(job => ({ ...job, intervalMs: 5 })),
)
setInterval(() => clock.advance(2000), 5)
process.stdout.write('ready\n')
for (;;) {
  const person = await backEnd.signUp({ money: '1000' })
  // Refusals are expected, as offers close and prices move meanwhile.
  await invest(person).catch(() => undefined)
  process.stdout.write('invested\n')
}
