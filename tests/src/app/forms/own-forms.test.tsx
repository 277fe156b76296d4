/** The forms that do not use `useForm`, such as tickets: a press of their button is a press, and is answered. */
import { globSync, readFileSync } from 'node:fs'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { hashPin } from '#src/lib/pin-hash.ts'
import { newAppLock, setAppLock } from '#src/stores/session/app-lock.ts'
import { applyQuotes } from '#src/stores/quotes/quotes.ts'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import { ToastHost } from '#src/ui/feedback/toast.tsx'
import { LockCover } from '#src/widgets/app-lock/lock-cover.tsx'
import { ChangePrice } from '#src/widgets/orders/change-price.tsx'
import { DateRangeSheet } from '#src/widgets/sheets/date-range-sheet.tsx'
import * as contract from '#tests/src/features/contract/support.tsx'
import * as quick from '#tests/src/features/quick/support.tsx'
import { serveSpot, openTicketAsChosen, setUpTicketTests } from '#tests/src/features/spot/support.tsx'
import { createTestQueryClient } from '#tests/src/features/support/query-client.ts'
import { demoId, useNetwork, visit } from '#tests/src/features/support/visit.tsx'
import { testPresses } from './presses.ts'

/** Results appear while it is typed in; it has no button. */
const WITHOUT_BUTTON = ['features/market/search-field']

const TESTED = [
  'features/contract/close-position',
  'widgets/app-lock/lock-cover',
  'widgets/orders/change-price',
  'widgets/sheets/date-range-sheet',
  'widgets/ticket/placed-ticket',
]

it('are all here (a11y X1, X2)', () => {
  const own = globSync('src/**/*.tsx')
    .filter(file => {
      const code = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
      return /<form\b/.test(code) && !/\buse(?:\w*Form|LoanApplication|ConfirmWithdrawal)\b/.test(code)
    })
    .map(file => file.replace(/^src\/|\.tsx$/g, ''))
  expect(own.toSorted()).toEqual([...TESTED, ...WITHOUT_BUTTON].toSorted())
})

function mountMessages(): UserEvent {
  render(
    <MemoryRouter>
      <Announcer />
      <ToastHost />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

describe('by their back end', () => {
  setUpTicketTests()

  testPresses('the spot ticket', async () => {
    const user = mountMessages()
    serveSpot()
    const client = createTestQueryClient()
    openTicketAsChosen(undefined, client)
    await waitFor(() => expect(client.isFetching()).toBe(0))
    return user
  })

  testPresses('the contract ticket', async () => {
    const user = mountMessages()
    contract.serveContracts()
    contract.openTicket()
    return user
  })

  testPresses('features/contract/close-position', async () => {
    const user = mountMessages()
    const live = { ...contract.position, time: Date.now() }
    contract.serveContracts({ positions: [live] })
    contract.openPositions()
    const { productId } = live
    const time = Date.now() + 1
    applyQuotes([{ productId, nowPrice: '92000', changePrice: '0', changeRate: '0', time }])
    await user.click(await screen.findByRole('button', { name: /^Close: / }))
    return user
  })
})

describe('of quick orders', () => {
  quick.setUpQuickTests()

  testPresses('the quick ticket', async () => {
    const user = mountMessages()
    quick.serveQuick()
    quick.openTicket()
    await screen.findByRole('radio', { name: /^1 minute/ })
    return user
  })
})

describe('alone', () => {
  useNetwork()
  afterEach(() => setAppLock(undefined))

  testPresses('widgets/app-lock/lock-cover', async () => {
    await loadRemainingMessages(['profile'])
    const { user } = await visit('/', { '/': LockCover })
    const lock = newAppLock({ owner: demoId, ...(await hashPin('481516')), after: 60 })
    act(() => setAppLock({ ...lock, isLocked: true }))
    return user
  })

  testPresses('widgets/orders/change-price', async () => {
    const Form = () => <ChangePrice label="Limit price" price="180" decimals={2} renderReview={() => null} />
    const { user } = await visit('/form', { '/form': Form })
    await user.click(await screen.findByRole('button', { name: /^Change price/ }))
    return user
  })

  testPresses('widgets/sheets/date-range-sheet', async () => {
    const days = { from: '2026-11-20', to: '2026-11-10' }
    const Form = () => <DateRangeSheet open days={days} onClose={() => {}} onApply={() => {}} />
    return (await visit('/form', { '/form': Form })).user
  })
})
