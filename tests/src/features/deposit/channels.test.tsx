import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import LoginScreen from '#src/features/auth/login-screen.tsx'
import DepositScreen from '#src/features/deposit/deposit-screen.tsx'
import { photo, useImageDecoding } from '../support/pictures.ts'
import { answering, useNetwork, visit } from '../support/visit.tsx'
import { bank, bitcoin, chain, channelList, deposit, done, list, online, payment } from './support.tsx'

const path = '/pages/user/recharge'
const screens = { [path]: DepositScreen, '/pages/user/login': LoginScreen, '/pages/user/linePay': () => null }
const noDeposits = answering('get', '/api/recharge/list', list())
const create = (answer: Parameters<typeof answering>[2]) => answering('post', '/api/recharge/create', answer)
const kept = http.post('*/api/upload/file', () =>
  HttpResponse.json({
    code: 200,
    msg: 'ok',
    data: { id: '77', purpose: 'deposit-proof', mediaType: 'image/jpeg', size: 5, createdAt: 1795199400000 },
  }),
)

const content = http.get('*/api/upload/content', () =>
  HttpResponse.arrayBuffer(new Uint8Array([0xff, 0xd8, 0xff]).buffer, {
    headers: { 'Content-Type': 'image/jpeg' },
  }),
)

async function open(...handlers: RequestHandler[]) {
  const channels = channelList(bank, chain, payment)
  const visited = await visit(path, screens, { handlers: [...handlers, channels, kept, content, noDeposits] })
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount')
  const submit = () =>
    visited.user.click(screen.getByRole('button', { name: /^(Deposit|Continue to payment)/ }))
  const attach = async () => {
    await visited.user.upload(screen.getByLabelText('Choose a picture'), photo('4032x3024'))
    await screen.findByRole('link', { name: 'Picture 1' })
  }
  return { ...visited, amount, submit, attach }
}

useNetwork()
useImageDecoding()

it('bank channel shows the payee and requires a photo of the transfer at the field [R2.5]', async () => {
  let calls = 0
  const { user, amount, submit } = await open(create(() => ({ code: 460, msg: String((calls += 1)) })))
  expect(screen.getByText('SANDBOX-0000')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy: Account number' })).toBeTruthy()
  await user.type(amount, '100')
  await submit()
  expect(screen.getByText('Add proof of payment')).toBeTruthy()
  expect(calls).toBe(0)
})

it('bank channel sends the photo with the deposit and clears it afterwards', async () => {
  const sent: object[] = []
  const { user, amount, submit, attach } = await open(
    create(
      fields => (sent.push(fields), done(deposit({ channelId: 2, channelType: 'bank', proofId: '77' }))),
    ),
  )
  await user.type(amount, '100')
  await attach()
  await submit()
  await screen.findByText(/A reviewer checks the picture/)
  expect(sent).toEqual([{ channelId: '2', amount: '100', proofId: '77', idempotencyKey: expect.any(String) }])
  await user.click(screen.getByRole('button', { name: 'Another deposit' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('')
  expect(screen.queryByRole('link', { name: 'Picture 1' })).toBeNull()
})

it('deposit form keeps amount, channel and photo when the session ends [R1.4, R4.1]', async () => {
  let isExpired = true
  const { user, amount, submit, attach, route } = await open(
    create(() => (isExpired ? { code: 401, msg: 'hint_signed_out' } : done(deposit()))),
  )
  await user.type(amount, '250')
  await attach()
  await submit()
  await waitFor(() => expect(route()).toContain('/pages/user/login'))
  isExpired = false
  await user.type(screen.getByLabelText('Email or phone'), 'demo@fairline.test')
  await user.type(screen.getByLabelText('Password'), 'skylark1')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('250')
  expect(await screen.findByRole('link', { name: 'Picture 1' })).toBeTruthy()
})

it('deposit form shows at the photo that the server no longer has it', async () => {
  const gone = { code: 422, msg: 'hint_upload_unknown', params: { field: 'proofId' } }
  const { user, amount, submit, attach } = await open(create(gone))
  await user.type(amount, '100')
  await attach()
  await submit()
  expect(await screen.findByText('This picture is no longer available. Add it again')).toBeTruthy()
})

it('on-chain channel shows the address as text and QR code, with a warning naming the network and the currency', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: /USDT on TRON/ }))
  expect(screen.getByText('TFairLineSandboxDoNotSendAnything1')).toBeTruthy()
  expect(screen.getByText('Send only USDT on TRC20')).toBeTruthy()
  expect(await screen.findByText('QR code of the TRC20 address')).toBeTruthy()
  expect(screen.queryByLabelText('Choose a picture')).toBeNull()
})

it('online channel continues to the payment page', async () => {
  const { user, amount, submit, route } = await open(create(done(online())))
  await user.click(screen.getByRole('radio', { name: /Online payment/ }))
  await user.type(amount, '1000')
  await submit()
  await waitFor(() => expect(route()).toBe('/pages/user/linePay?id=7321480000000010'))
})

it('coin channel uses the coin’s limits, fee and eight decimals [R2.5, R5.4]', async () => {
  const sent: object[] = []
  const coin = { channelId: 6, currencyId: 1, currencyName: 'BTC', channelType: 'chain' } as const
  const asked = deposit({ ...coin, amount: '0.12345678', fee: '0.00006172', credited: '0.12339506' })
  const row = { id: 1, currencyName: 'BTC', currencyType: 1, walletAddressType: 'BTC', scale: 8 }
  const named = answering('get', '/api/platformCurrency/list', {
    code: 200,
    msg: 'ok',
    rows: [row],
    total: 1,
  })
  const { user } = await visit(path, screens, {
    handlers: [create(fields => (sent.push(fields), done(asked))), channelList(bitcoin), named, noDeposits],
  })
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount')
  expect(await screen.findByText('From 0.0005 to 5 BTC')).toBeTruthy()
  expect(screen.getByText('Send only BTC on BTC')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Common amounts' })).toBeNull()
  await user.type(amount, '0.0004')
  await user.click(screen.getByRole('button', { name: /^Deposit/ }))
  expect(await screen.findByText('At least 0.0005 BTC')).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '0.12345678')
  expect(screen.getByText(/0\.00006172/)).toBeTruthy()
  expect(screen.getByText(/0\.12339506/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Deposit 0.12345678 BTC' }))
  await screen.findByRole('button', { name: 'Another deposit' })
  expect(screen.getAllByText(/0\.12345678/), 'its progress and the list').toHaveLength(2)
  expect(sent).toEqual([{ channelId: '6', amount: '0.12345678', idempotencyKey: expect.any(String) }])
})
