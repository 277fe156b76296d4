import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import FreezeBanner from '#src/app/shell/freeze-banner.tsx'
import SecurityScreen from '#src/features/security/security-screen.tsx'
import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { listen } from '#tests/support/heard.ts'
import { answering, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/user/change'
const free = {
  frozenSince: null,
  unfreezesAt: null,
  withdrawalsFrom: null,
  addressRestSince: null,
  addressRestEnds: null,
}
const frozen = { ...free, frozenSince: 1_795_199_400_000 }
const ending = { ...frozen, unfreezesAt: Date.now() + 86_400_000 }
const ok = (data: object) => ({ code: 200, msg: 'ok', data })

/** A back end that changes what protects the account, and what was asked of it. */
function safetyOf(first: object) {
  let safety = first
  const asked: string[] = []
  const change = (address: string, next: object) =>
    answering('post', address, () => {
      asked.push(address)
      safety = next
      return ok(next)
    })
  const handlers = [
    answering('get', '/api/security/safety', () => ok(safety)),
    change('/api/security/freeze', frozen),
    change('/api/security/unfreeze', ending),
  ]
  return { asked, handlers }
}

useNetwork()

it('account is frozen after what that stops and leaves has been read and confirmed, once', async () => {
  const { asked, handlers } = safetyOf(free)
  const { user } = await visit(`${path}?type=safety`, { [path]: SecurityScreen }, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Freeze account' }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByText(/^Stopped: withdrawals/)).toBeTruthy()
  expect(within(sheet).getByText(/Unfreezing takes 24 hours/)).toBeTruthy()
  expect(asked).toEqual([])
  await user.dblClick(within(sheet).getByRole('button', { name: 'Freeze account' }))
  expect(await screen.findByText('Your account is frozen')).toBeTruthy()
  expect(asked).toEqual(['/api/security/freeze'])
})

it('frozen account is unfrozen in a day, which can be taken back', async () => {
  const { asked, handlers } = safetyOf(frozen)
  const { user } = await visit(`${path}?type=safety`, { [path]: SecurityScreen }, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Unfreeze' }))
  await user.click(await screen.findByRole('button', { name: 'Keep frozen' }))
  expect(await screen.findByRole('button', { name: 'Unfreeze' })).toBeTruthy()
  expect(asked).toEqual(['/api/security/unfreeze', '/api/security/freeze'])
})

it('what unfreezing has led to is said, not what the page says when it opens', async () => {
  const { heard, stop } = listen()
  const { handlers } = safetyOf(frozen)
  const { user } = await visit(`${path}?type=safety`, { [path]: SecurityScreen }, { handlers })
  const unfreeze = await screen.findByRole('button', { name: 'Unfreeze' })
  expect(heard.filter(text => /unfreez/i.test(text) && !/button/.test(text))).toEqual([])
  await user.click(unfreeze)
  await waitFor(() => expect(heard.some(text => /^Unfreezes|unfrozen/i.test(text))).toBe(true))
  stop()
})

it('banner of a frozen account says what is stopped and leads to where it is lifted; others have none', async () => {
  await loadRemainingMessages(['profile'])
  const Page = () => (
    <main>
      <h1>Page</h1>
      <FreezeBanner />
    </main>
  )
  const { unmount } = await visit('/banner', { '/banner': Page }, { handlers: safetyOf(frozen).handlers })
  const link = await screen.findByRole('link', { name: 'Security settings' })
  expect(link.getAttribute('href')).toContain('type=safety')
  expect(screen.getByText(/Nothing can be withdrawn/)).toBeTruthy()
  unmount()
  await visit('/banner', { '/banner': Page }, { handlers: safetyOf(free).handlers })
  await waitFor(() => expect(screen.getByText('Page')).toBeTruthy())
  expect(screen.queryByText('Your account is frozen')).toBeNull()
})
