/** The customers of the benches of orders, and an order as the kernel takes it. */
import { randomUUID } from 'node:crypto'
import { generateToken, insertSession } from '#server/auth/sessions.ts'
import { placeSpotOrder } from '#server/features/spot/commands.ts'
import { finish, type Context, type Steps, type Store } from '#server/kernel/store.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { registerUser, generateInviteCode } from '#server/auth/users.ts'
import { createDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit } from '#server/features/deposit/review-commands.ts'

export interface Customer {
  readonly userId: bigint
  readonly token: string
}

/** Registers a customer with money, who can sign in where an account and a password's hash are given. */
export async function createCustomer(
  store: Store,
  { account = `${randomUUID()}@example.com`, passwordHash = 'none' } = {},
): Promise<Customer> {
  const token = generateToken()
  const registered = await store.execute(registerUser, {
    account,
    passwordHash,
    inviteCode: generateInviteCode(),
    invitedBy: undefined,
    token,
  })
  if ('problem' in registered) throw new Error(registered.problem)
  const userId = BigInt(registered.user.id)
  const channel = {
    id: 1,
    channelType: 'sandbox' as const,
    currencyId: 3,
    minAmount: '1',
    maxAmount: '10000000',
    feeRate: '0',
  }
  const { id } = await store.execute(createDeposit, {
    userId,
    idempotencyKey: randomUUID(),
    channel,
    amount: '1000000',
  })
  await store.execute(approveDeposit, { depositId: BigInt(id) })
  return { userId, token }
}

/** Registers customers with money, each with a first order, so that typical orders are measured. @returns their ids */
export function createCustomers(store: Store, count: number): Promise<bigint[]> {
  const create = async () => {
    const { userId } = await createCustomer(store)
    await placeInKernel(store, userId)
    return userId
  }
  return Promise.all(Array.from({ length: count }, create))
}

/** Signs customers in now. @returns their tokens */
export function openSessions(store: Store, userIds: readonly bigint[]): Promise<string[]> {
  function* open(context: Context, session: { token: string; userId: bigint }): Steps<string> {
    return yield* finish(session.token, ...insertSession(context, { ...session, userAgent: null }))
  }
  return Promise.all(userIds.map(userId => store.execute(open, { token: generateToken(), userId })))
}

/** Places a market order by the kernel alone, with the same fields as `orderBody`. */
export function placeInKernel(store: Store, userId: bigint) {
  const product = findProductByCode(1, 'AAPL')!
  return store.execute(placeSpotOrder, {
    userId,
    idempotencyKey: randomUUID(),
    productId: product.productId,
    exchangeType: 1,
    orderType: 'market',
    quantity: '0.01',
    previewPrice: '1000',
    market: () => ({ product, price: '232.40', feeRate: '0.001' }),
  })
}

/** The body of the same order as a request. */
export const orderBody = (): string =>
  'productType=1&productCode=AAPL&exchangeType=1&orderType=market&quantity=0.01&previewPrice=1000&idempotencyKey=' +
  randomUUID()
