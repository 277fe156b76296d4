// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import AccountDetail from '../../../../src/screens/user/accountDetail.tsx'
import { setDisplay } from '../../../../src/stores/display.ts'
import { useSelectedProduct } from '../../../../src/stores/selected-product.ts'
import { answering, figureOf, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/accountDetail'
const screens = { [path]: AccountDetail }
const panelPath = '/api/userInfo/personCenterPanelData'

function panel(userBalanceConvert: string) {
  const figures = { allMarginAmount: '0', profitAndLose: '12.5', profitAndLoseToday: '-3.2' }
  const data = { currencyId: 3, ...figures, userBalanceConvert, time: 1795199400000 }
  return answering('get', panelPath, { code: 200, msg: 'ok', data })
}

useNetwork()

it('cuts what one owns and never rounds it up, with its age and that it is play money [R9.2]', async () => {
  await visit(path, screens, { handlers: [panel('10412.999999')] })
  expect(await screen.findByText('10,412.99')).toBeTruthy()
  expect(screen.getByText('Sandbox: play money')).toBeTruthy()
  expect(screen.getByText(/ago|now/)).toBeTruthy()
  // Told by its sign, not by colour alone.
  expect(figureOf('Unrealised profit and loss')).toBe('+12.50')
  expect(figureOf('Today')).toBe('−3.20')
})

it('shows every digit as it came when the switch is on [R9.2]', async () => {
  setDisplay({ thousandsAsIs: true })
  await visit(path, screens, { handlers: [panel('10412.999999')] })
  expect(await screen.findByText('10412.999999')).toBeTruthy()
})

it('covers balances and the profits that would give them away, and shows them again [R3.2]', async () => {
  const { user, container } = await visit(path, screens, { handlers: [panel('10412.5')] })
  await screen.findByText('10,412.50')
  await user.click(screen.getByRole('button', { name: 'Hide figures' }))
  expect(container.textContent).not.toMatch(/10,412|12\.50|3\.20|378|2\.98/)
  expect(screen.getAllByText('Hidden').length).toBeGreaterThan(4)
  await user.click(screen.getByRole('button', { name: 'Show figures' }))
  expect(screen.getByText('10,412.50')).toBeTruthy()
})

it('leads from a holding to its product, which is then the selected one [R2.10]', async () => {
  const { user, route } = await visit(path, screens)
  await user.click(await screen.findByRole('button', { name: /AAPL/ }))
  expect(route()).toBe('/pages/quoteDetail/quoteDetail')
  expect(useSelectedProduct.getState().selected).toEqual({ productType: 1, productCode: 'AAPL' })
})

it('keeps the last figures and says so when new ones cannot be had [R8.5]', async () => {
  let isUp = true
  const data = { currencyId: 3, allMarginAmount: '0', profitAndLose: '0', profitAndLoseToday: '0' }
  const full = { ...data, userBalanceConvert: '10412.5', time: 1795199400000 }
  const answer = () => (isUp ? { code: 200, msg: 'ok', data: full } : { code: 460, msg: 'x' })
  const { client } = await visit(path, screens, { handlers: [answering('get', panelPath, answer)] })
  await screen.findByText('10,412.50')
  isUp = false
  await act(() => client.refetchQueries({ queryKey: [panelPath] }))
  expect(await screen.findByText(/These figures are from the last answer/)).toBeTruthy()
  expect(screen.getByText('10,412.50')).toBeTruthy()
})

it('says how a first holding comes about when there is none', async () => {
  const none = answering('get', '/api/spotHolding/list', { code: 200, msg: 'ok', rows: [], total: 0 })
  await visit(path, screens, { handlers: [none] })
  expect(await screen.findByText('You hold no products yet')).toBeTruthy()
})

it('invites a guest honestly, and leads back after signing in [R1.4]', async () => {
  await visit(path, screens, { isMember: false })
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toBe(`/pages/user/login?route=${encodeURIComponent(path)}`)
})

it('offers to try again when nothing could be had [R8.5]', async () => {
  const swallowed = { code: 460, msg: 'x' }
  const handlers = [panelPath, '/api/userInfo/userBalance', '/api/spotHolding/list'].map(one =>
    answering('get', one, swallowed),
  )
  await visit(path, screens, { handlers })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
