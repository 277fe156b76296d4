import { computeAccessibleDescription } from 'dom-accessibility-api'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LockCover } from '#src/widgets/app-lock/lock-cover.tsx'
import { tryPin } from '#src/widgets/app-lock/unlock.ts'
import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { hashPin, isPinOf } from '#src/lib/pin-hash.ts'
import { isAwayTooLong, newAppLock, setAppLock, useAppLock } from '#src/stores/session/app-lock.ts'
import { readDraft, saveDraft } from '#src/stores/storage/drafts.ts'
import { useSession } from '#src/stores/session/session.ts'
import { useSessionEnd } from '#src/stores/session/session-end.ts'
import SecurityScreen from '#src/features/security/security-screen.tsx'
import { demoId, errorOf, useNetwork, visit } from '#tests/src/features/support/visit.tsx'
import { listen } from '#tests/support/heard.ts'

useNetwork()

const pin = '481516'
let hashed: Awaited<ReturnType<typeof hashPin>>

beforeEach(async () => {
  hashed ??= await hashPin(pin)
})
afterEach(() => {
  setAppLock(undefined)
})

const lock = () => useAppLock.getState().lock
const setUp = (change = {}) =>
  setAppLock({ ...newAppLock({ owner: demoId, ...hashed, after: 60 }), ...change })

async function locked(change = {}) {
  await loadRemainingMessages(['profile'])
  const view = await visit('/', { '/': LockCover })
  act(() => setUp({ isLocked: true, ...change }))
  return view
}

it('a PIN is stored as a slow salted hash only, and two of the same PIN differ', async () => {
  const other = await hashPin(pin)
  expect(other.salt).not.toBe(hashed.salt)
  expect(other.hash).not.toBe(hashed.hash)
  setUp()
  expect(JSON.stringify({ ...localStorage })).not.toContain(pin)
  expect(await isPinOf(pin, hashed)).toBe(true)
  expect(await isPinOf('481517', hashed)).toBe(false)
  expect(await isPinOf(pin, { salt: '***', hash: hashed.hash })).toBe(false)
})

it('a locked app says nothing of the account, and the right PIN opens it', async () => {
  const { user, container } = await locked()
  expect(container.textContent).not.toContain(demoId)
  const field = screen.getByLabelText<HTMLInputElement>('PIN')
  expect(document.activeElement).toBe(field)
  await user.type(field, `${pin}{Enter}`)
  await waitFor(() => expect(lock()?.isLocked).toBe(false))
  expect(lock()?.failures).toBe(0)
  expect(screen.queryByLabelText('PIN')).toBeNull()
})

it('a wrong PIN says how many attempts are left, and is counted also where the page is closed meanwhile', async () => {
  const { user } = await locked()
  const field = screen.getByLabelText('PIN')
  await user.type(field, '000000{Enter}')
  await waitFor(() => expect(errorOf(field)).toBe('Wrong PIN. Attempts left: 9'))
  setUp({ isLocked: true })
  const checking = tryPin('000000')
  expect(lock()?.failures).toBe(1)
  await checking
})

it('what is wrong with a PIN is heard, each time, and a wait is not heard each second (X10, X12)', async () => {
  const { user } = await locked({ failures: 3 })
  const { heard, stop } = listen()
  const field = screen.getByLabelText('PIN')
  await user.type(field, '000000{Enter}')
  await waitFor(() => expect(heard).toEqual(['Wrong PIN. Attempts left: 6']))
  await user.click(screen.getByRole('button', { name: 'Unlock' }))
  await waitFor(() => expect(heard.at(-1)).toMatch(/digits/))
  await user.type(field, '000000{Enter}')
  await waitFor(() => expect(heard.at(-1)).toMatch(/^Wrong PIN\. Try again in (?:30|29) s/))
  expect(computeAccessibleDescription(field)).toBe('')
  stop()
})

it('after the fifth wrong PIN the waits grow, during which not even the right one is taken', async () => {
  setUp({ isLocked: true, failures: 4 })
  const waits = []
  for (const _ of [5, 6, 7, 8, 9]) {
    const before = Date.now()
    // oxlint-disable-next-line no-await-in-loop -- One attempt after the other.
    await tryPin('000000')
    waits.push(Math.round((lock()!.waitUntil - before) / 1000))
    // oxlint-disable-next-line no-await-in-loop -- Within the wait.
    expect(await tryPin(pin)).toBe(false)
    setUp({ isLocked: true, failures: lock()!.failures })
  }
  expect(waits).toEqual([30, 60, 120, 300, 600])
})

it('the tenth wrong PIN signs out, removes the lock, says why, and keeps drafts for the same account', async () => {
  const { unmount } = await locked({ failures: 9 })
  saveDraft('withdraw', { amount: '12' }, demoId)
  await act(() => tryPin('000000'))
  expect(useSession.getState().token).toBeUndefined()
  expect(lock()).toBeUndefined()
  expect(useSessionEnd.getState().reason).toBe('security.lockTooMany')
  expect(readDraft('withdraw', demoId)).toEqual({ amount: '12' })
  unmount()
})

it('a forgotten PIN leads to sign-in with two presses, so that a slip ends no session', async () => {
  const { user } = await locked()
  await user.click(screen.getByRole('button', { name: 'Forgot your PIN?' }))
  expect(useSession.getState().token).toBe('token')
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  expect(useSession.getState().token).toBeUndefined()
})

it('a clock that is set back does not open the app, and does not lengthen a wait', async () => {
  const seenAt = 1_795_199_400_000
  expect(isAwayTooLong({ after: 60, seenAt }, seenAt + 59_999)).toBe(false)
  expect(isAwayTooLong({ after: 60, seenAt }, seenAt + 60_000)).toBe(true)
  expect(isAwayTooLong({ after: 60, seenAt }, seenAt - 60_000)).toBe(true)
  expect(isAwayTooLong({ after: 0, seenAt }, seenAt)).toBe(true)
})

it.each(['5', '{"v":1,"data":{"owner":"7"}}', '{"v":1,"data":{"owner":"7","salt":"a","hash":"b"}}'])(
  'a stored lock that was tampered with is none, or locked: %s',
  async stored => {
    localStorage.setItem('fairline:app-lock', stored)
    await useAppLock.persist.rehydrate()
    expect(lock()?.isLocked ?? true).toBe(true)
  },
)

it('the lock is set up with the same PIN twice, and turned off with it only', async () => {
  const path = '/pages/user/change'
  const { user } = await visit(`${path}?type=lock`, { [path]: SecurityScreen })
  await user.type(await screen.findByLabelText('PIN'), pin)
  await user.type(screen.getByLabelText('Confirm PIN'), '481517')
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findByText('PINs do not match')).toBeTruthy()
  await user.clear(screen.getByLabelText('Confirm PIN'))
  await user.type(screen.getByLabelText('Confirm PIN'), pin)
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  const off = await screen.findByRole('button', { name: 'Turn off app lock' })
  expect(lock()).toMatchObject({ owner: demoId, after: 60, isLocked: false })
  await user.type(screen.getByLabelText('PIN'), '000000')
  await user.click(off)
  expect(await screen.findByText('Wrong PIN. Attempts left: 9')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('PIN'))
  await user.type(screen.getByLabelText('PIN'), pin)
  await user.click(off)
  await waitFor(() => expect(lock()).toBeUndefined())
})

it('the app is covered as soon as it is in the background, locked once away too long, and no key reaches it', async () => {
  const { watchLock } = await import('#src/widgets/app-lock/watch-lock.tsx')
  await visit('/', {})
  setUp({ after: 0 })
  let isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  const turn = (hidden: boolean) => {
    isHidden = hidden
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  await act(() => watchLock())
  const state = () => document.documentElement.dataset.lock
  expect(state(), 'set up just now').toBe('on')
  setUp({ after: 60 })
  turn(true)
  expect(state()).toBe('covered')
  turn(false)
  expect(state()).toBe('on')
  turn(true)
  setAppLock({ ...lock()!, seenAt: Date.now() - 60_001 })
  turn(false)
  expect(state()).toBe('locked')
  const pressed = vi.fn()
  document.addEventListener('keydown', pressed)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
  expect(pressed).not.toHaveBeenCalled()
  act(() => setAppLock({ ...lock()!, isLocked: false, after: 0 }))
  turn(true)
  expect(state()).toBe('locked')
  act(() => useSession.setState({ token: undefined, userId: undefined }))
  expect(lock()).toBeUndefined()
  expect(state()).toBeUndefined()
})
