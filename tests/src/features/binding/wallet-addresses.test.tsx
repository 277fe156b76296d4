import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { WalletAddress } from '#models'
import BindAddressScreen from '#src/features/binding/bind-address-screen.tsx'
import WalletAddressesScreen from '#src/features/binding/wallet-addresses-screen.tsx'
import { answering, errorOf, useNetwork, visit, type Visit } from '../support/visit.tsx'

const list = '/pages/wallets/wallets'
const binding = '/pages/wallets/bindAddress'
const screens = { [list]: WalletAddressesScreen, [binding]: BindAddressScreen }
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

const saved: WalletAddress = {
  id: '7321480000000201',
  currencyId: 3,
  currencyName: 'USDT',
  addressType: 'TRC20',
  address: TRON,
  label: 'Savings',
  createdAt: 1795199400000,
}
const page = (...rows: object[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })
const bound = (...rows: WalletAddress[]) => answering('get', '/api/walletAddress/list', page(...rows))
const bind = '/api/walletAddress/bind'
const open = (path: string, handlers: Visit['handlers'] = []) =>
  visit(path, screens, { handlers: [...handlers, bound()] })
const addressField = () => screen.findByLabelText<HTMLInputElement>('Address')
const submit = () => screen.getByRole('button', { name: 'Add address' })

/** Pastes an address, as people do. */
async function paste(user: Awaited<ReturnType<typeof open>>['user'], text: string) {
  const field = await addressField()
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
  return field
}

useNetwork()

it('wallet address list masks an address after eight characters until the switch is on [R9.4]', async () => {
  const { user } = await open(list, [bound(saved)])
  expect(await screen.findByText('TR7NHqje******** …gjLj6t')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show full addresses' }))
  expect(screen.getByText(TRON)).toBeTruthy()
  expect(screen.queryByText(/…gjLj6t/)).toBeNull()
})

it('address form strips white space, wherever it is, and says so until the next change', async () => {
  const sent: object[] = []
  const { user } = await open(binding, [
    answering('post', bind, fields => (sent.push(fields), { code: 200, msg: 'ok', data: saved })),
  ])
  const field = await paste(user, ` ${TRON.slice(0, 12)} ${TRON.slice(12, 20)}\u00a0${TRON.slice(20)}\t`)
  expect(field.value).toBe(TRON)
  expect(screen.getByText('Spaces removed')).toBeTruthy()
  await user.type(field, '{Backspace}')
  expect(screen.queryByText('Spaces removed')).toBeNull()
  await paste(user, `${TRON} `)
  await user.click(submit())
  await waitFor(() => expect(sent).toMatchObject([{ address: TRON }]))
})

it('address form takes what has been copied at a press, and says when the browser forbids it', async () => {
  const { user } = await open(binding)
  const read = vi
    .spyOn(navigator.clipboard, 'readText')
    .mockResolvedValueOnce(`${TRON.slice(0, 9)} ${TRON.slice(9)}`)
  const field = await addressField()
  await user.click(screen.getByRole('button', { name: 'Paste' }))
  expect(field.value).toBe(TRON)
  read.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Paste' }))
  expect(await screen.findByText(/does not allow pasting/)).toBeTruthy()
  expect(field.value).toBe(TRON)
})

it('wallet address is unbound after confirmation, with a message', async () => {
  let rows = [saved]
  const sent: object[] = []
  const { user } = await open(list, [
    answering('get', '/api/walletAddress/list', () => page(...rows)),
    answering('post', '/api/walletAddress/unbind', fields => {
      sent.push(fields)
      rows = []
      return { code: 200, msg: 'hint_address_unbound' }
    }),
  ])
  await user.click(await screen.findByRole('button', { name: /Savings/ }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const question = screen.getByRole('dialog', { name: 'Remove this address?' })
  expect(sent).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No wallet addresses yet')).toBeTruthy()
  expect(sent).toEqual([{ id: saved.id }])
  expect(screen.getByText('Address removed')).toBeTruthy()
})

it('wallet address list stops at the site’s maximum [R9.1]', async () => {
  const site = {
    siteName: 'Fairline',
    logo: null,
    sandbox: true,
    serviceEmail: '',
    otherValue: { app_adress_num: '1' },
  }
  await open(list, [
    bound(saved),
    answering('get', '/api/siteInfo/getSiteInfo', { code: 200, msg: 'ok', data: site }),
  ])
  expect(await screen.findByText('1 of 1 addresses added')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add address' })).toBeNull()
})

it('wallet address list offers a retry when it fails to load', async () => {
  let isDown = true
  const { user } = await open(list, [
    answering('get', '/api/walletAddress/list', () =>
      isDown ? { code: 460, msg: 'hint_not_found' } : page(saved),
    ),
  ])
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByText('Savings')).toBeTruthy()
})

it.each([
  ['', 'This field is required'],
  ['my wallet', 'This is not a valid address on Tron (TRC20)'],
  [`${TRON.slice(0, -1)}u`, /^The checksum does not match/],
  [ETHEREUM, /^This looks like an address on Ethereum, not Tron/],
])('wallet address form rejects %j at the field before anything is sent [R3.2]', async (typed, words) => {
  let calls = 0
  const { user } = await open(binding, [
    answering('post', bind, () => ({ code: 460, msg: String((calls += 1)) })),
  ])
  const field = await addressField()
  if (typed) await paste(user, typed)
  await user.click(submit())
  expect(errorOf(field)).toMatch(words)
  expect(calls).toBe(0)
})

it('wallet address form validates for the chosen network and marks an address without a checksum', async () => {
  const { user } = await open(binding)
  const field = await paste(user, TRON)
  expect(screen.getByText('Format and checksum match Tron (TRC20).')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Ethereum (ERC20)' }))
  await waitFor(() => expect(errorOf(field)).toMatch(/^This looks like an address on Tron, not Ethereum/))
  await paste(user, ETHEREUM.toLowerCase())
  expect(screen.getByText(/^This format has no checksum/)).toBeTruthy()
})

it('wallet address is sent once on repeated presses, and kept when the session ends [R4.1]', async () => {
  const sent: object[] = []
  const answered = Promise.withResolvers<void>()
  const { user, route } = await open(binding, [
    answering('post', bind, async fields => {
      sent.push(fields)
      await answered.promise
      return { code: 401, msg: 'hint_signed_out' }
    }),
  ])
  await paste(user, TRON)
  await user.dblClick(submit())
  answered.resolve()
  await waitFor(() => expect(route()).toContain('/pages/user/login'))
  expect(sent).toEqual([{ currencyId: '3', addressType: 'TRC20', address: TRON, label: '' }])
  expect(JSON.stringify({ ...sessionStorage })).toContain(TRON)
})

it('wallet address that is confirmed late does not close the screen opened meanwhile', async () => {
  const answered = Promise.withResolvers<void>()
  const { user, route, leaveFor } = await open(binding, [
    answering('post', bind, async () => {
      await answered.promise
      return { code: 200, msg: 'hint_address_bound', data: saved }
    }),
    bound(saved),
  ])
  await paste(user, TRON)
  await user.click(submit())
  leaveFor(list)
  answered.resolve()
  expect(await screen.findByText('Address added')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show full addresses' }))
  expect(route()).toBe(list)
})

it('wallet address form shows a server error at its field', async () => {
  const refusal = { code: 422, msg: 'hint_address_bound', params: { field: 'address' } }
  const { user } = await open(binding, [answering('post', bind, refusal)])
  await paste(user, TRON)
  await user.click(submit())
  await waitFor(async () => expect(errorOf(await addressField())).toBe('This address is already added'))
})

it('address form asks for the currencies of type crypto [R7.5]', async () => {
  const queries: object[] = []
  const coin = { id: 1, currencyName: 'BTC', currencyType: 1, walletAddressType: 'BTC', scale: 8 }
  await open(binding, [
    answering('get', '/api/platformCurrency/list', fields => {
      queries.push(fields)
      return page(coin)
    }),
  ])
  await addressField()
  expect(queries).toContainEqual({ currencyType: '1' })
})

it('address form binds on any network that the currency names [R3.2]', async () => {
  const sent: object[] = []
  const coin = { id: 9, currencyName: 'KAS', currencyType: 1, walletAddressType: 'KASPA/SOL', scale: 8 }
  const { user } = await open(binding, [
    answering('get', '/api/platformCurrency/list', page(coin)),
    answering('post', bind, fields => {
      sent.push(fields)
      return { code: 200, msg: 'ok', data: { ...saved, ...fields, currencyId: 9 } }
    }),
  ])
  expect(await screen.findByRole('radio', { name: 'KASPA' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Solana (SOL)' })).toBeTruthy()
  const address = 'kaspa:qpauqsvk7yf9unexwmxsnmg547mhyga37csh0kj53q6xxgl24ydxjsgzthw5j'
  await paste(user, address)
  await user.click(submit())
  await waitFor(() => expect(sent).toMatchObject([{ currencyId: '9', addressType: 'KASPA', address }]))
})
