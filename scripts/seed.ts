/** Seeds the database with the demo account and robots, as the first start does; skips existing ones: `npm run seed`. */
import { openSecretBox } from '../server/auth/secrets-key.ts'
import { readConfig } from '../server/config.ts'
import { seedSandbox } from '../server/sandbox/seed/seed-sandbox.ts'
import { createSettableClock } from '../server/sandbox/seed/scenario.ts'
import { DEMO_ACCOUNT } from '../server/auth/sandbox-account.ts'
import { openConfiguredMarket, openConfiguredStore } from '../server/create-services.ts'

const config = readConfig(process.env)
const clock = createSettableClock(Date)
const store = await openConfiguredStore(config, clock)
try {
  const { market } = await openConfiguredMarket(config, {
    clock,
    store,
    secretBox: await openSecretBox(store, config),
    serves: false,
  })
  const onFailure = (story: string, error: unknown) => {
    console.error(`${story}:`, error)
    process.exitCode = 1
  }
  const made = await seedSandbox({ store, market, clock, nodeId: config.nodeId, onFailure })
  console.log(made ? `${DEMO_ACCOUNT} is ready.` : `${DEMO_ACCOUNT} was there already.`)
} finally {
  await store.close()
}
