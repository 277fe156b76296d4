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
import { itWithStore } from '#tests/support/databases/databases.ts'
import { ETHEREUM, TRON } from '../withdraw/customer.ts'

const errorOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: unknown) => error)

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

itWithStore(
  'wallet address is stored in one normalised spelling and bound once [R3.2]',
  async (store, clock) => {
    const bound = await bind(store, {
      addressType: 'ERC20',
      address: ` ${ETHEREUM.toLowerCase()} `,
      label: 'Own',
    })
    expect(bound).toEqual({
      id: expect.stringMatching(/^[1-9]\d+$/),
      currencyId: 3,
      currencyName: 'USDT',
      addressType: 'ERC20',
      address: ETHEREUM,
      label: 'Own',
      createdAt: clock.now(),
    })
    const again = bind(store, { addressType: 'ERC20', address: ETHEREUM })
    expect(await errorOf(again)).toMatchObject({ code: 'address_bound', params: { field: 'address' } })
    // Other accounts and other currencies may bind it as well.
    await bind(store, { addressType: 'ERC20', address: ETHEREUM, userId: 2n })
    await bind(store, { addressType: 'ERC20', address: ETHEREUM, currencyId: 4 })
    expect(await listWalletAddresses(store, 1n)).toHaveLength(2)
  },
)

itWithStore(
  'wallet address of another network is refused by name, and so is one with a wrong character',
  async store => {
    const at = { field: 'address', addressType: 'TRC20' }
    expect(await errorOf(bind(store, { address: ETHEREUM }))).toMatchObject({
      code: 'address_network',
      params: { ...at, network: 'Ethereum' },
    })
    expect(await errorOf(bind(store, { address: `${TRON.slice(0, -1)}u` }))).toMatchObject({
      code: 'address_checksum',
      params: at,
    })
    expect(await errorOf(bind(store, { address: 'my wallet' }))).toMatchObject({
      code: 'address_form',
      params: at,
    })
    expect(await listWalletAddresses(store, 1n)).toEqual([])
  },
)

itWithStore(
  'wallet addresses are limited by the site setting, and unbinding makes room [R9.1]',
  async store => {
    const first = await bind(store, { limit: 1 })
    const second = { addressType: 'ERC20', address: ETHEREUM, limit: 1 } as const
    expect(await errorOf(bind(store, second))).toMatchObject({
      code: 'address_limit',
      params: { limit: '1' },
    })
    const stranger = await errorOf(store.execute(unbindWalletAddress, { userId: 2n, id: BigInt(first.id) }))
    expect(stranger).toMatchObject({ code: 'address_unknown' })
    await store.execute(unbindWalletAddress, { userId: 1n, id: BigInt(first.id) })
    expect(await errorOf(store.execute(unbindWalletAddress, { userId: 1n, id: BigInt(first.id) }))).toEqual(
      stranger,
    )
    await bind(store, second)
    expect((await listWalletAddresses(store, 1n)).map(each => each.address)).toEqual([ETHEREUM])
  },
)

itWithStore('bank card is bound once until it is unbound, and cards are listed newest first', async store => {
  const first = await bindCard(store, '4111111111111111')
  expect(await errorOf(bindCard(store, '4111111111111111'))).toMatchObject({
    code: 'card_bound',
    params: { field: 'cardNumber' },
  })
  const second = await bindCard(store, 'DE89370400440532013000')
  expect(await listBankCards(store, 1n)).toEqual([second, first])
  const stranger = await errorOf(store.execute(unbindBankCard, { userId: 2n, id: BigInt(first.id) }))
  expect(stranger).toMatchObject({ code: 'card_unknown' })
  await store.execute(unbindBankCard, { userId: 1n, id: BigInt(first.id) })
  expect(await listBankCards(store, 1n)).toEqual([second])
  await bindCard(store, '4111111111111111')
  expect(await listBankCards(store, 1n)).toHaveLength(2)
})

itWithStore('bank cards have a maximum number', async store => {
  for (let index = 0; index < MAX_BOUND; index++) await bindCard(store, `CARD${index}`)
  expect(await errorOf(bindCard(store, 'ONE MORE'))).toMatchObject({
    code: 'card_limit',
    params: { limit: String(MAX_BOUND) },
  })
})
