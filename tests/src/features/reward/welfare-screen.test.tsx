import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Voucher, WelfareTask } from '#models'
import WelfareScreen from '#src/features/reward/welfare-screen.tsx'
import { answering, useNetwork, visit, type Visit } from '../support/visit.tsx'
import { DAY } from '#src/lib/time/time-units.ts'

const path = '/pages/user/welfare'
const screens = { [path]: WelfareScreen }
const DONE = Date.UTC(2026, 10, 12, 12)

const deposit: WelfareTask = {
  code: 'firstDeposit',
  state: 'ready',
  reward: { kind: 'bonus', amount: '5', currencyName: 'USDT', validDays: null },
  claimDays: 30,
  doneAt: DONE,
  claimBy: DONE + 30 * DAY,
  claimedAt: null,
}
const order: WelfareTask = {
  code: 'firstSpotOrder',
  state: 'open',
  reward: { kind: 'feeVoucher', amount: '5', currencyName: 'USDT', validDays: 30 },
  claimDays: 30,
  doneAt: null,
  claimBy: null,
  claimedAt: null,
}
const voucher: Voucher = {
  id: '7321480000000071',
  taskCode: 'firstSpotOrder',
  status: 'used',
  upTo: '5',
  currencyName: 'USDT',
  createdAt: DONE,
  expiresAt: DONE + 30 * DAY,
  usedAt: DONE + DAY,
  amount: '0.37464',
  orderId: '7321480000000021',
}
const ok = (data: object) => ({ code: 200, msg: 'ok', data })
const page = (...rows: object[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })
const tasks = (...rows: WelfareTask[]) => answering('get', '/api/welfareTask/list', page(...rows))
const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest('li')
  if (!found) throw new Error(`${name} has no card.`)
  return within(found)
}
const open = (query = '', options: Visit = {}) =>
  visit(path + query, screens, {
    ...options,
    handlers: [
      ...(options.handlers ?? []),
      tasks(deposit, order),
      answering('get', '/api/voucher/list', page(voucher)),
    ],
  })

useNetwork()

describe('tasks', () => {
  it('show their bonus and deadline before the button [R2.5]', async () => {
    await open()
    const done = await card('First deposit')
    expect(done.getByText('5 USDT credited')).toBeTruthy()
    expect(done.getByText('Claim by')).toBeTruthy()
    const note = done.getByText(/You can use it or withdraw it/)
    const button = done.getByRole('button', { name: 'Claim' })
    expect(note.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const todo = await card('First spot order')
    expect(todo.getByText('Fee voucher up to 5 USDT')).toBeTruthy()
    expect(todo.getByText(/Any unused amount expires/)).toBeTruthy()
    expect(todo.queryByRole('button')).toBeNull()
    expect(screen.getByText(/trading can lose more than a reward gives/)).toBeTruthy()
  })

  it('are claimed once, however often the button is pressed [R2.5]', async () => {
    const keys: string[] = []
    let isClaimed = false
    const list = answering('get', '/api/welfareTask/list', () =>
      page(isClaimed ? { ...deposit, state: 'claimed', claimedAt: DONE } : deposit),
    )
    const claim = answering('post', '/api/welfareTask/claim', ({ idempotencyKey }) => {
      keys.push(idempotencyKey ?? '')
      isClaimed = true
      return ok({ ...deposit, state: 'claimed', claimedAt: DONE })
    })
    const { user } = await open('', { handlers: [list, claim] })
    await user.dblClick((await card('First deposit')).getByRole('button', { name: 'Claim' }))
    expect(await screen.findByText('Credited: 5.00 USDT')).toBeTruthy()
    await waitFor(async () => expect((await card('First deposit')).queryByRole('button')).toBeNull())
    expect(keys).toHaveLength(1)
  })

  it('say that their time has just run out, with the time, and refresh [R2.5]', async () => {
    let isOver = false
    const list = answering('get', '/api/welfareTask/list', () =>
      page(isOver ? { ...deposit, state: 'expired' } : deposit),
    )
    const claim = answering('post', '/api/welfareTask/claim', () => {
      isOver = true
      return { code: 460, msg: 'hint_task_expired', params: { time: '2026-12-12 12:00 UTC' } }
    })
    const { user } = await open('', { handlers: [list, claim] })
    await user.click((await card('First deposit')).getByRole('button', { name: 'Claim' }))
    await waitFor(() => expect(screen.getByText('Claim expired')).toBeTruthy())
    expect(screen.getByRole('alert').textContent).toContain('deadline to claim this was 2026-12-12 12:00 UTC')
    expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull()
  })

  it('resend with the same key when no answer came', async () => {
    const keys: (string | null)[] = []
    let isUp = false
    const claim = http.post('*/api/welfareTask/claim', async ({ request }) => {
      keys.push(new URLSearchParams(await request.text()).get('idempotencyKey'))
      return isUp
        ? HttpResponse.json(ok({ ...deposit, state: 'claimed', claimedAt: DONE }))
        : HttpResponse.error()
    })
    const { user } = await open('', { handlers: [claim] })
    await user.click((await card('First deposit')).getByRole('button', { name: 'Claim' }))
    expect((await screen.findByRole('alert')).textContent).toContain('will not count twice')
    isUp = true
    await user.click((await card('First deposit')).getByRole('button', { name: 'Claim' }))
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toBe(keys[1])
  })

  it('are shown to guests, and ask them to sign in [R1.4]', async () => {
    await open('', { isMember: false, handlers: [tasks(order)] })
    const link = (await card('First spot order')).getByRole('link', { name: 'Go to trading' })
    expect(link.getAttribute('href')).toContain('/pages/user/login')
  })
})

describe('vouchers', () => {
  it('show whether they were used [R2.5]', async () => {
    await open('?view=vouchers')
    const list = await screen.findByRole('list', { name: 'Vouchers' })
    expect(list.textContent).toContain('Rebated 0.37464 USDT')
    expect(list.textContent).toContain('Used')
  })

  it('that expired unused say so, with their last valid time [R2.5]', async () => {
    const lapsed = { ...voucher, status: 'expired', usedAt: null, amount: null, orderId: null }
    await open('?view=vouchers', { handlers: [answering('get', '/api/voucher/list', page(lapsed))] })
    const row = within(await screen.findByRole('list', { name: 'Vouchers' })).getByRole('listitem')
    expect(row.textContent).toContain('Expired')
    expect(row.textContent).toMatch(/Valid until \w+ \d+, \d{4}, \d+:\d\d/)
    expect(row.textContent).not.toContain('Rebated')
  })

  it('filter by status, with an empty state', async () => {
    const asked: (string | undefined)[] = []
    const list = answering('get', '/api/voucher/list', ({ status }) => (asked.push(status), page()))
    const { user } = await open('?view=vouchers', { handlers: [list] })
    await user.click(await screen.findByRole('button', { name: 'Expired' }))
    await waitFor(() => expect(asked).toEqual([undefined, 'expired']))
    expect(await screen.findByText('No vouchers')).toBeTruthy()
  })
})
