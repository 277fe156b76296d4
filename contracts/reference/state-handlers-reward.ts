/** The states of teams, awards, tasks, vouchers and activities. */
import type { TaskCode } from '#models'
import { joinActivity, listStandings } from '#server/features/activity/activity.ts'
import { payAward } from '#server/features/reward/award.ts'
import { claimTask } from '#server/features/reward/tasks.ts'
import { finish, type Statement } from '#server/kernel/store.ts'
import { payVouchers } from '#server/features/reward/reward-jobs.ts'
import { settleActivities } from '#server/features/activity/settle-activities.ts'
import { activityTerms, nextActivityId } from '#server/features/activity/activity-terms.ts'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import { startOfDay } from '#src/lib/trading/accrual.ts'
import { divide, multiply, truncate } from '#src/lib/money/money.ts'
import type { StateKey } from '../states.ts'
import type { Values } from '../verify/state-hook.ts'
import type { StateHandler } from './state-handler.ts'
import { turnOnTwoStep } from './state-handlers-account.ts'
import { tokenOf } from './state-values.ts'
import type { StateAccount, World } from './world.ts'

const COIN = 2
/** Longer than the claim period of a task. */
const LONG_AGO = 31n * 86_400_000n

/** Runs raw statements, to create past data that no command can. */
const write = ({ services }: World, ...statements: Statement[]): Promise<undefined> =>
  services.store.execute(() => finish(undefined, ...statements), undefined)

/** An account with a deposit and a filled spot order, with fees enough for the bonus. */
async function activeAccount(world: World): Promise<StateAccount> {
  const account = await world.funded('20000')
  const coin = world.tradable(COIN)
  const quantity = truncate(divide('10000', world.services.market.quote(coin).nowPrice, 8), 2)
  await world.buy(account.userId, coin, quantity)
  return account
}

const claim = ({ services }: World, { userId }: StateAccount, code: TaskCode) =>
  claimTask(services.store, { userId, code, idempotencyKey: crypto.randomUUID() })

async function invitedBy(world: World, { userId }: StateAccount): Promise<StateAccount> {
  const invited = await world.others.open()
  await write(world, ['UPDATE users SET invited_by = $2 WHERE id = $1', [invited.userId, userId]])
  return invited
}

/** The id of the activity that can be joined now; the ids before and after it follow in order. */
const openActivityId = ({ services }: World) => nextActivityId(services.clock.now()) - 1

function forecastAt({ services }: World, id: number): Values {
  const terms = activityTerms(id)
  if (!terms) throw new Error(`There is no activity ${id}.`)
  const { nowPrice } = services.market.quote(terms.product)
  const { priceScale } = terms.product
  const forecast = truncate(multiply(nowPrice, '1.01'), priceScale)
  return {
    activityId: id,
    forecast,
    fineForecast: `${truncate(forecast, 0)}.${'1'.padStart(priceScale + 1, '0')}`,
  }
}

async function activityValues(world: World, id: number): Promise<Values> {
  return { ...tokenOf(await world.open()), ...forecastAt(world, id) }
}

/** Adds two forecasts to the newest ended activity and settles it, once. */
async function publishResult(world: World): Promise<number> {
  const { services } = world
  const id = openActivityId(world) - 2
  const known = (await listStandings(services.store, undefined)).get(id)
  if (known?.closePrice) return id
  const joinedAt = BigInt(activityTerms(id)?.startsAt ?? 0)
  for (const forecast of ['90000', '95000']) {
    const { userId } = await world.others.open()
    await write(
      world,
      [
        'INSERT INTO activity_entries(activity_id, user_id, forecast, joined_at) VALUES ($1, $2, $3, $4)',
        [BigInt(id), userId, parsePrice(forecast), joinedAt],
      ],
      [
        `INSERT INTO activity_totals(activity_id, participants) VALUES ($1, 1)
          ON CONFLICT (activity_id) DO UPDATE SET participants = activity_totals.participants + 1`,
        [BigInt(id)],
      ],
    )
  }
  await settleActivities(services)
  return id
}

export const rewards = {
  inviter: async world => {
    const account = await world.open()
    await invitedBy(world, await invitedBy(world, account))
    return tokenOf(account)
  },
  awarded: async world => {
    const account = await activeAccount(world)
    const { userId } = account
    const { services } = world
    const { userId: sourceId } = await invitedBy(world, account)
    const day = BigInt(startOfDay(services.clock.now()))
    const share = { sourceId, level: 1n, day, base: 374_640n, rate: '0.1', amount: 37_464n }
    await services.store.execute(payAward, {
      userId,
      kind: 'team',
      event: `team:${day}:${sourceId}:1`,
      ...share,
    })
    await claim(world, account, 'firstDeposit')
    await claim(world, account, 'firstSpotOrder')
    await world.buy(userId, world.tradable(COIN), '0.01')
    await payVouchers(services)
    const prize = { activityId: BigInt(openActivityId(world) - 2), place: 1n, amount: 50_000_000n }
    await services.store.execute(payAward, {
      userId,
      kind: 'activity',
      event: `activity:${userId}`,
      ...prize,
    })
    return tokenOf(account)
  },
  taskDone: async world => tokenOf(await activeAccount(world)),
  taskClaimed: async world => {
    const account = await activeAccount(world)
    await claim(world, account, 'firstDeposit')
    return tokenOf(account)
  },
  taskExpired: async world => {
    const account = await activeAccount(world)
    const done = BigInt(world.services.clock.now()) - LONG_AGO
    await write(
      world,
      ['UPDATE deposits SET reviewed_at = $2 WHERE user_id = $1', [account.userId, done]],
      ['UPDATE spot_orders SET closed_at = $2 WHERE user_id = $1', [account.userId, done]],
    )
    return tokenOf(account)
  },
  voucherHolder: async world => {
    const account = await activeAccount(world)
    // A voucher also applies to an order of its own millisecond, and another state may pay it.
    await world.laterTime()
    await claim(world, account, 'firstSpotOrder')
    await turnOnTwoStep(world, account)
    await world.laterTime()
    await claim(world, account, 'twoStep')
    return tokenOf(account)
  },
  voucherUser: async world => {
    const account = await activeAccount(world)
    await claim(world, account, 'firstSpotOrder')
    await world.buy(account.userId, world.tradable(COIN), '0.01')
    await payVouchers(world.services)
    return tokenOf(account)
  },
  openActivity: world => activityValues(world, openActivityId(world)),
  upcomingActivity: world => activityValues(world, openActivityId(world) + 1),
  closedActivity: world => activityValues(world, openActivityId(world) - 1),
  joinedActivity: async world => {
    const account = await world.open()
    const id = openActivityId(world)
    const values = forecastAt(world, id)
    const activity = activityTerms(id)
    if (!activity) throw new Error(`There is no activity ${id}.`)
    await world.services.store.execute(joinActivity, {
      userId: account.userId,
      idempotencyKey: crypto.randomUUID(),
      forecast: String(values.forecast),
      activity,
    })
    return { ...tokenOf(account), ...values }
  },
  endedActivity: async world => ({ activityId: await publishResult(world) }),
} satisfies Partial<Record<StateKey, StateHandler>>
