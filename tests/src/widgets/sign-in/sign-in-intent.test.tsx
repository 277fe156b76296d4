import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import LoginScreen from '#src/features/auth/login-screen.tsx'
import FollowScreen from '#src/features/follow/follow-screen.tsx'
import SearchScreen from '#src/features/market/search-screen.tsx'
import { signIn } from '#src/stores/session/session.ts'
import { rememberIntent, takeIntent } from '#src/stores/session/sign-in-intent.ts'
import { demoId, toasts, useNetwork, visit } from '#tests/src/features/support/visit.tsx'

const search = '/pages/tabs/quotes/quoteSearch'
const screens = {
  [search]: SearchScreen,
  '/pages/user/login': LoginScreen,
  '/pages/followOrder/followOrder': FollowScreen,
}

useNetwork()

/** Collects the products that are put on the watchlist. */
function watching(added: unknown[]) {
  return http.post('*/api/userProductOption/addOption', async ({ request }) => {
    added.push(await request.json())
    return HttpResponse.json({ code: 200, msg: 'hint_added_to_watchlist' })
  })
}

async function signInHere(user: Awaited<ReturnType<typeof visit>>['user']) {
  await user.type(await screen.findByLabelText('Email or phone'), 'demo@fairline.test')
  await user.type(screen.getByLabelText('Password'), 'skylark1')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('a star that a guest presses is set after signing in, once, and the search is still there [U16, R1.4]', async () => {
  const added: unknown[] = []
  const { user, route } = await visit(`${search}?text=apple`, screens, {
    isMember: false,
    handlers: [watching(added)],
  })
  const [star] = await screen.findAllByRole('button', { name: /^Add .* to your watchlist$/ })
  await user.click(star!)
  expect(await screen.findByText(/^Sign in to add [A-Z]+ to your watchlist\.$/)).toBeTruthy()
  await signInHere(user)
  await waitFor(() => expect(route()).toBe(`${search}?text=apple`))
  await waitFor(() => expect(added).toHaveLength(1))
  expect(added[0]).toMatchObject({ productCode: expect.any(String), productId: expect.any(Number) })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('apple')
  await waitFor(() => expect(screen.getByText('Added to your watchlist')).toBeTruthy())
  expect(takeIntent('watch')).toBeUndefined()
})

it('sign-in says that it is for a price alert', async () => {
  rememberIntent({ action: 'alert' })
  await visit('/pages/user/login?route=%2F', screens, { isMember: false })
  expect(await screen.findByText('Sign in to set a price alert.')).toBeTruthy()
})

it('a guest who returns without signing in has no star set later [U16]', async () => {
  const added: unknown[] = []
  rememberIntent({
    action: 'watch',
    product: { productId: 1, productCode: 'AAPL', productType: 1 },
  })
  await visit(`${search}?text=apple`, screens, { isMember: false, handlers: [watching(added)] })
  await screen.findAllByRole('button', { name: /to your watchlist$/ })
  signIn({ token: 'token', userId: demoId })
  await screen.findAllByRole('button', { name: /from your watchlist$/ })
  expect(added).toEqual([])
  expect(toasts).toEqual([])
})

it('a guest who wants to become a trader finds its form open after signing in [R1.4]', async () => {
  const { user } = await visit('/pages/followOrder/followOrder', screens, { isMember: false })
  await user.click(await screen.findByRole('button', { name: 'Share my trades' }))
  await signInHere(user)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it.each([
  ['nothing', null],
  ['an unknown action', { v: 1, data: { action: 'withdraw' } }],
  ['a product without an id', { v: 1, data: { action: 'watch', product: { productCode: 'AAPL' } } }],
])('a stored intent that is %s is ignored', (_, stored) => {
  sessionStorage.setItem('fairline:sign-in-intent', JSON.stringify(stored))
  expect(takeIntent('watch')).toBeUndefined()
})
