import { expect } from 'vitest'
import {
  bindWalletAddress,
  listWalletAddresses,
  unbindWalletAddress,
  type BindWalletAddress,
} from '#server/features/binding/addresses.ts'
import { bindBankCard, listBankCards, unbindBankCard } from '#server/features/binding/cards.ts'
import { MAX_BOUND } from '#server/features/binding/bound-limit.ts'
import type { Store } from '#server/kernel/store.ts'
import { itWithStore } from '#tests/support/databases.ts'
import { ETHEREUM, TRON } from '../withdraw/customer.ts'

const caught = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: unknown) => error)

const bind = (store: Store, asked: Partial<BindWalletAddress> = {}) =>
  store.execute(bindWalletAddress, {
    userId: 1n,
    currencyId: 3,
    addressType: 'TRC20',
    address: TRON,
    label: '',
    limit: 0,
    ...asked,
  })
const bindCard = (store: Store, cardNumber: string, userId = 1n) =>
  store.execute(bindBankCard, { userId, cardNumber, properties: { bankName: 'Harbour', cardNumber } })

itWithStore('keeps an address in one spelling, and binds it once [R3.2]', async (store, clock) => {
  const bound = await bind(store, {
    addressType: 'ERC20',
    address: ` ${ETHEREUM.toLowerCase()} `,
    label: 'Own',
  })
  expect(bound).toEqual({
    id: expect.stringMatching(/^[1-9]\d+$/),
    currencyId: 3,
    addressType: 'ERC20',
    address: ETHEREUM,
    label: 'Own',
    createdAt: clock.now(),
  })
  const again = bind(store, { addressType: 'ERC20', address: ETHEREUM })
  expect(await caught(again)).toMatchObject({ code: 'address_bound', params: { field: 'address' } })
  // Other people and other currencies may have it as well.
  await bind(store, { addressType: 'ERC20', address: ETHEREUM, userId: 2n })
  await bind(store, { addressType: 'ERC20', address: ETHEREUM, currencyId: 4 })
  expect(await listWalletAddresses(store, 1n)).toHaveLength(2)
})

itWithStore(
  'refuses an address of another network and names it, and one with a wrong character',
  async store => {
    const at = { field: 'address', addressType: 'TRC20' }
    expect(await caught(bind(store, { address: ETHEREUM }))).toMatchObject({
      code: 'address_network',
      params: { ...at, network: 'Ethereum' },
    })
    expect(await caught(bind(store, { address: `${TRON.slice(0, -1)}u` }))).toMatchObject({
      code: 'address_checksum',
      params: at,
    })
    expect(await caught(bind(store, { address: 'my wallet' }))).toMatchObject({
      code: 'address_form',
      params: at,
    })
    expect(await listWalletAddresses(store, 1n)).toEqual([])
  },
)

itWithStore(
  'binds no more addresses than the site allows, and again after one was unbound [R9.1]',
  async store => {
    const first = await bind(store, { limit: 1 })
    const second = { addressType: 'ERC20', address: ETHEREUM, limit: 1 } as const
    expect(await caught(bind(store, second))).toMatchObject({ code: 'address_limit', params: { limit: '1' } })
    const stranger = await caught(store.execute(unbindWalletAddress, { userId: 2n, id: BigInt(first.id) }))
    expect(stranger).toMatchObject({ code: 'address_unknown' })
    await store.execute(unbindWalletAddress, { userId: 1n, id: BigInt(first.id) })
    expect(await caught(store.execute(unbindWalletAddress, { userId: 1n, id: BigInt(first.id) }))).toEqual(
      stranger,
    )
    await bind(store, second)
    expect((await listWalletAddresses(store, 1n)).map(each => each.address)).toEqual([ETHEREUM])
  },
)

itWithStore('binds a card once until it is unbound, and lists the newest first', async store => {
  const first = await bindCard(store, '4111111111111111')
  expect(await caught(bindCard(store, '4111111111111111'))).toMatchObject({
    code: 'card_bound',
    params: { field: 'cardNumber' },
  })
  const second = await bindCard(store, 'DE89370400440532013000')
  expect(await listBankCards(store, 1n)).toEqual([second, first])
  const stranger = await caught(store.execute(unbindBankCard, { userId: 2n, id: BigInt(first.id) }))
  expect(stranger).toMatchObject({ code: 'card_unknown' })
  await store.execute(unbindBankCard, { userId: 1n, id: BigInt(first.id) })
  expect(await listBankCards(store, 1n)).toEqual([second])
  await bindCard(store, '4111111111111111')
  expect(await listBankCards(store, 1n)).toHaveLength(2)
})

itWithStore('has an end to how many cards there may be', async store => {
  for (let index = 0; index < MAX_BOUND; index++) await bindCard(store, `CARD${index}`)
  expect(await caught(bindCard(store, 'ONE MORE'))).toMatchObject({
    code: 'card_limit',
    params: { limit: String(MAX_BOUND) },
  })
})
