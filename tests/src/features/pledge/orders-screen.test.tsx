import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import PledgeOrdersScreen from '#src/features/pledge/orders-screen.tsx'
import { redemptionPreview, ok, order, page, redeemed } from '../support/earning.ts'
import { answering, figureOf, toasts, unreachable, useNetwork, visit, type Visit } from '../support/visit.tsx'

const path = '/pages/pledge/orders'
const list = '/api/pledgeOrder/list'
const previewPath = '/api/pledgeOrder/previewRedemption'
const redeem = '/api/pledgeOrder/redeem'

useNetwork()

const open = ({ handlers = [] }: Visit = {}) =>
  visit(
    path,
    { [path]: PledgeOrdersScreen },
    {
      handlers: [
        ...handlers,
        answering('get', list, ({ status }) =>
          status === 'ended' ? page(order({ id: '7', ...redeemed })) : page(order()),
        ),
      ],
    },
  )

async function openRedemption(visited: Awaited<ReturnType<typeof open>>) {
  await visited.user.click(await screen.findByRole('button', { name: /USDT Pledge, 30 days/ }))
  await visited.user.click(await screen.findByRole('button', { name: 'Redeem early' }))
  return screen.findByRole('dialog', { name: 'Redeem early?' })
}

it('pledge orders list active ones with accrued interest and ended ones with their result [R2.5]', async () => {
  const { user } = await open()
  const row = await screen.findByRole('button', { name: /USDT Pledge, 30 days/ })
  expect(row.textContent).toContain('3 of 30 days')
  expect(row.textContent).toContain('+0.45')
  await user.click(screen.getByRole('tab', { name: 'Ended' }))
  await user.click(await screen.findByRole('button', { name: /Redeemed early/ }))
  expect(figureOf('Net P&Lcredited minus early redemption fee')).toBe('+0.225 USDT')
  expect(screen.queryByRole('button', { name: 'Redeem early' })).toBeNull()
})

it('early redemption shows its penalty before confirmation, and sends that penalty [R1.2]', async () => {
  const sent: Record<string, string>[] = []
  const visited = await open({
    handlers: [
      answering('post', previewPath, ok(redemptionPreview())),
      answering('post', redeem, fields => (sent.push(fields), ok(order(redeemed)))),
    ],
  })
  const sheet = await openRedemption(visited)
  expect(await within(sheet).findByText('999.775')).toBeTruthy()
  expect(screen.queryByText(/You lose/)).toBeNull()
  await visited.user.dblClick(within(sheet).getByRole('button', { name: 'Redeem, fee 0.225 USDT' }))
  expect(await screen.findByText('Redeemed early')).toBeTruthy()
  expect(sent).toMatchObject([{ orderId: '7321480000000041', penalty: '0.225' }])
})

it('early redemption shows its penalty also before the first day is over [R2.5, R1.2]', async () => {
  const early = redemptionPreview({ daysAccrued: 0, accrued: '0', penalty: '0', returns: '1000', net: '0' })
  const visited = await open({ handlers: [answering('post', previewPath, ok(early))] })
  const sheet = await openRedemption(visited)
  expect(await within(sheet).findByText('0 days')).toBeTruthy()
  expect(within(sheet).getByRole('button', { name: 'Redeem, no fee' })).toBeTruthy()
})

it('early redemption says explicitly when it loses money', async () => {
  const costly = redemptionPreview({ earlyBasis: 'principal', penalty: '10', returns: '990', net: '-9.55' })
  const visited = await open({ handlers: [answering('post', previewPath, ok(costly))] })
  await openRedemption(visited)
  expect(await screen.findByText('You lose 9.55 USDT in total')).toBeTruthy()
})

it('early redemption shows a changed penalty and does nothing at the old one', async () => {
  let penalty = '0.225'
  const visited = await open({
    handlers: [
      answering('post', previewPath, () => ok(redemptionPreview({ penalty }))),
      answering('post', redeem, () => {
        penalty = '0.3'
        return { code: 460, msg: 'hint_earning_price_changed', params: { penalty } }
      }),
    ],
  })
  await openRedemption(visited)
  await visited.user.click(await screen.findByRole('button', { name: 'Redeem, fee 0.225 USDT' }))
  expect(
    await screen.findByText('The early redemption fee is now 0.3. Check it and confirm again'),
  ).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Redeem, fee 0.30 USDT' })).toBeTruthy()
  expect(toasts).toEqual([])
})

it('early redemption is resent with the same key when no answer came, and done once', async () => {
  const keys: (string | undefined)[] = []
  let isUp = false
  const visited = await open({
    handlers: [
      answering('post', previewPath, ok(redemptionPreview())),
      answering('post', redeem, ({ idempotencyKey }) => {
        keys.push(idempotencyKey)
        return isUp ? ok(order(redeemed)) : Promise.reject(new Error('lost'))
      }),
    ],
  })
  await openRedemption(visited)
  await visited.user.click(await screen.findByRole('button', { name: 'Redeem, fee 0.225 USDT' }))
  expect(await screen.findByText(/it will not be done twice/)).toBeTruthy()
  isUp = true
  await visited.user.click(screen.getByRole('button', { name: 'Redeem, fee 0.225 USDT' }))
  expect(await screen.findByText('Redeemed early')).toBeTruthy()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

it('pledge orders link to the products when none is active, and have an error state', async () => {
  await visit(path, { [path]: PledgeOrdersScreen }, { handlers: [answering('get', list, page())] })
  expect(await screen.findByText('No active orders')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View products' })).toBeTruthy()
})

it('pledge orders offer a retry when they fail to load', async () => {
  await visit(path, { [path]: PledgeOrdersScreen }, { handlers: [unreachable('get', list)] })
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeTruthy()
})
