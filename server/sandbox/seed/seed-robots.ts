import { createDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit } from '#server/features/deposit/review-commands.ts'
import { becomeTrader } from '#server/features/follow/trader.ts'
import type { Store } from '#server/kernel/store.ts'
import { createRobots } from '../run-robots.ts'
import { UNUSABLE_PASSWORD } from '#server/auth/passwords.ts'
import { generateToken } from '#server/auth/sessions.ts'
import { findUserByAccount, generateInviteCode, registerUser } from '#server/auth/users.ts'
import { rechargeChannels } from '#server/features/deposit/channels.ts'
import { ROBOTS, ROBOT_DEPOSIT, type Robot } from '#server/features/follow/robots.ts'
import { runScenario, type SeedEnvironment, type Scenario } from './scenario.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

/** How many hours before now the robots begin. */
const HISTORY_HOURS = 7 * 24

/** Increase with every change of the scenario. */
const ROBOTS_VERSION = 2

/** Registers a robot, unless the account exists; nobody can sign in to it. @returns its id */
async function registerRobot(store: Store, robot: Robot): Promise<bigint> {
  const known = await findUserByAccount(store, robot.account)
  if (known) return known.id
  const registered = await store.execute(registerUser, {
    account: robot.account,
    passwordHash: UNUSABLE_PASSWORD,
    inviteCode: generateInviteCode(),
    invitedBy: undefined,
    token: generateToken(),
  })
  if ('problem' in registered) throw new Error(`${robot.nickName} could not be registered.`)
  return BigInt(registered.user.id)
}

async function setUpRobot({ store }: SeedEnvironment, robot: Robot): Promise<void> {
  const userId = await registerRobot(store, robot)
  const [channel] = rechargeChannels(true, 'en')
  if (!channel) throw new Error('The sandbox has no way to deposit.')
  const asked = { userId, idempotencyKey: 'robot:deposit', channel, amount: ROBOT_DEPOSIT }
  const { id } = await store.execute(createDeposit, asked)
  await store.execute(approveDeposit, { depositId: BigInt(id) })
  const { nickName } = robot
  await store.execute(becomeTrader, { userId, idempotencyKey: 'robot:trader', nickName, isRobot: true })
}

/** The robots' accounts, and a week of trades by their rules before the seed was started. */
function robotsScenario(stage: SeedEnvironment): Scenario {
  const { clock } = stage
  const robots = createRobots(stage)
  return {
    name: 'robots',
    version: ROBOTS_VERSION,
    accounts: ROBOTS.map(({ account }) => account),
    steps: startedAt => {
      const start = startedAt - (startedAt % HOUR) - HISTORY_HOURS * HOUR
      const open = ROBOTS.map(robot => () => {
        clock.set(start)
        return setUpRobot(stage, robot)
      })
      const hours = Array.from({ length: HISTORY_HOURS + 1 }, (_, hour) => () => {
        clock.set(Math.min(start + hour * HOUR + HOUR / 60, startedAt))
        return robots.run()
      })
      return [...open, ...hours]
    },
  }
}

/**
 * Registers the sandbox's robots, with a week of trades by their rules at the market's prices. Nobody can sign in to them. Does nothing
 * when that was done; continues where it was interrupted.
 * @returns whether there was anything to do
 */
export const seedRobots = (stage: SeedEnvironment): Promise<boolean> =>
  runScenario(stage, robotsScenario(stage))
