/** Builds the data of states, accounts, money and orders, with the back end's own commands. */
import { StateNotOffered, type Values } from '../verify/state-hook.ts'
import { WorldMarket } from './world-market.ts'
import { createDeposit, type DepositChannel } from '#server/features/deposit/commands.ts'
import { approveDeposit, rejectDeposit } from '#server/features/deposit/review-commands.ts'
import { placeSpotOrder } from '#server/features/spot/commands.ts'
import type { SpotOrder } from '#models'
import type { Unnamed } from '#server/market/product-fields.ts'
import { finish, type Command, type Context, type Steps } from '#server/kernel/store.ts'
import type { Services } from '#server/services.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { generateToken } from '#server/auth/sessions.ts'
import { generateInviteCode, registerUser } from '#server/auth/users.ts'
import { coinPrice } from '#server/ledger/currencies.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { rechargeChannels } from '#server/features/deposit/channels.ts'
import { SPOT_POSITION, feeRateOf } from '#server/market/trading-fees.ts'

export const PASSWORD = 'skylark1'

/** An account that a state has made. */
export interface StateAccount {
  readonly userId: bigint
  readonly account: string
  readonly token: string
}

/** A channel without fee or limit, so that an account has exactly the amount of its state. */
const EXACT_CHANNEL = {
  id: 1,
  channelType: 'sandbox' as const,
  currencyId: USDT_ID,
  minAmount: '0',
  maxAmount: '1000000000',
  feeRate: '0',
}

/** Answers a request without a socket. */
type HandleRequest = (request: Request) => Response | Promise<Response>

/** Lets an account have been opened earlier; its session is a new one. */
function* backdate(_: Context, { userId, since }: { userId: bigint; since: number }): Steps<void> {
  return yield* finish(undefined, ['UPDATE users SET created_at = $2 WHERE id = $1', [userId, BigInt(since)]])
}

const run = Date.now().toString(36)
let addresses = 0

/** A back end whose state the handlers set up. */
export class World extends WorldMarket {
  readonly #ask: HandleRequest
  /** What states have opened, by token. */
  readonly #opened: Map<string, StateAccount>
  /** The account that a state is set up on; undefined where it has its own. */
  readonly #given: StateAccount | undefined

  constructor(
    services: Services,
    ask: HandleRequest,
    opened = new Map<string, StateAccount>(),
    given?: StateAccount,
  ) {
    super(services)
    this.#ask = ask
    this.#opened = opened
    this.#given = given
  }

  /** The same back end, for states on an account that another state has opened. @throws StateNotOffered */
  withAccount(token: string): World {
    const given = this.#opened.get(token)
    if (!given) throw new StateNotOffered('an account that no state has opened')
    return new World(this.services, this.#ask, this.#opened, given)
  }

  /** The same back end, for the accounts of others that a state needs beside its own. */
  get others(): World {
    return new World(this.services, this.#ask, this.#opened)
  }

  /**
   * Calls an operation as the app would, on behalf of an account; with fields by POST. Gives its value, or the first of its rows.
   * @throws Error when it does not succeed
   */
  async call(
    path: string,
    { token }: StateAccount,
    fields?: Readonly<Record<string, string | number>>,
  ): Promise<Values> {
    const request = new Request(`http://localhost/api/${path}`, {
      method: fields ? 'POST' : 'GET',
      headers: {
        'Accept-Language': 'en',
        LanguageId: '2',
        'Content-Type': 'application/x-www-form-urlencoded',
        Authorization: token,
      },
      ...(fields && {
        body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
      }),
    })
    const response = await this.#ask(request)
    const answer = (await response.json()) as { code: number; msg: string; data?: Values; rows?: Values[] }
    if (answer.code !== 200) throw new Error(`${path} answered ${answer.code} ${answer.msg}`)
    return answer.data ?? answer.rows?.[0] ?? {}
  }

  /** An unused account name. */
  address(): string {
    return `contract-${run}-${++addresses}@fairline.test`
  }

  /** Registers an account with a session, unless one is given; as if it had been there since an earlier time. */
  async open(since?: number): Promise<StateAccount> {
    if (this.#given) return this.#given
    const account = this.address()
    const token = generateToken()
    const registered = await this.services.store.execute(registerUser, {
      account,
      passwordHash: await this.services.passwords.hash(PASSWORD),
      inviteCode: generateInviteCode(),
      invitedBy: undefined,
      token,
    })
    if ('problem' in registered) throw new Error(`${account} could not be opened: ${registered.problem}`)
    const opened = { userId: BigInt(registered.user.id), account, token }
    if (since !== undefined) await this.services.store.execute(backdate, { ...opened, since })
    this.#opened.set(token, opened)
    return opened
  }

  /** Requests a deposit in USDT through the sandbox channel, or one without fee when the amount must be exact. */
  async deposit(
    userId: bigint,
    amount: string,
    {
      key = crypto.randomUUID(),
      exactly = false,
      channel = exactly ? EXACT_CHANNEL : rechargeChannels(true, 'en')[0],
      at,
    }: {
      key?: string
      exactly?: boolean
      channel?: DepositChannel | undefined
      at?: number | undefined
    } = {},
  ): Promise<bigint> {
    if (!channel) throw new Error('The sandbox has no way to deposit.')
    const { id } = await this.execute(createDeposit, { userId, idempotencyKey: key, channel, amount }, at)
    return BigInt(id)
  }

  /** Runs a command by the clock, or as at an earlier time. */
  execute<Input, Result>(
    command: Command<Input, Result>,
    input: Input,
    at = this.services.clock.now(),
  ): Promise<Result> {
    return this.services.store.execute(
      (context, given: Input) =>
        command({ ...context, now: BigInt(at), takeMoment: () => BigInt(at) }, given),
      input,
    )
  }

  /** Approves a deposit, now or at an earlier time. */
  async approve(
    depositId: bigint,
    { currencyId = USDT_ID, at }: { currencyId?: number; at?: number | undefined } = {},
  ): Promise<void> {
    const coin = coinPrice(this.services.market, currencyId)
    await this.execute(approveDeposit, { depositId, coin }, at)
  }

  async reject(depositId: bigint, reason: string): Promise<void> {
    await this.services.store.execute(rejectDeposit, { depositId, reason })
  }

  /** An account with exactly so much USDT, since now or an earlier time. @throws StateNotOffered */
  async funded(amount: string, at?: number): Promise<StateAccount> {
    if (this.#given && at !== undefined) throw new StateNotOffered('an earlier time of an account')
    const account = await this.open(at)
    await this.approve(await this.deposit(account.userId, amount, { exactly: true, at }), { at })
    return account
  }

  /** The same, since an earlier time; a given account has been there since then, and has so much more now. */
  async fundedSince(amount: string, since: number): Promise<StateAccount> {
    if (!this.#given) return this.funded(amount, since)
    await this.services.store.execute(backdate, { ...this.#given, since })
    return this.funded(amount)
  }

  /** Buys spot: at the market, or with a limit. */
  buy(
    userId: bigint,
    product: MarketProduct,
    quantity: string,
    limitPrice?: string,
  ): Promise<Unnamed<SpotOrder>> {
    return this.#trade(userId, product, { side: 1, quantity, limitPrice })
  }

  /** Sells spot at the market. */
  sell(userId: bigint, product: MarketProduct, quantity: string): Promise<Unnamed<SpotOrder>> {
    return this.#trade(userId, product, { side: 2, quantity, limitPrice: undefined })
  }

  #trade(
    userId: bigint,
    product: MarketProduct,
    { side, quantity, limitPrice }: { side: 1 | 2; quantity: string; limitPrice: string | undefined },
  ): Promise<Unnamed<SpotOrder>> {
    const price = this.priceOf(product)
    return this.services.store.execute(placeSpotOrder, {
      userId,
      idempotencyKey: crypto.randomUUID(),
      productId: product.productId,
      exchangeType: side,
      orderType: limitPrice === undefined ? 'market' : 'limit',
      quantity,
      limitPrice,
      previewPrice: price,
      market: () => ({ product, price, feeRate: feeRateOf(product.productType, SPOT_POSITION, side) }),
    })
  }

  /** Waits until the clock shows a later time, a millisecond at most, so that what comes next is newer. */
  async laterTime(): Promise<void> {
    const { clock } = this.services
    const before = clock.now()
    // oxlint-disable-next-line no-await-in-loop -- A millisecond at most.
    while (clock.now() <= before) await new Promise(setImmediate)
  }
}
