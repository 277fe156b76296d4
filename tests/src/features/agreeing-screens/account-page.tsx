import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import AccountValue from '#src/features/home/account-value.tsx'
import WalletScreen from '#src/features/wallet/wallet-screen.tsx'
import { applyQuotes } from '#src/stores/quotes/quotes.ts'
import { DayChange } from '#src/widgets/account/day-change.tsx'
import ProductHolding from '#src/widgets/holdings/product-holding.tsx'
import { visit } from '#tests/src/features/support/visit.tsx'
import { answersOf, FIRST_PRODUCT, LATER } from './account-answers.ts'
import type { Account } from './accounts.ts'
import type { ReadLocale } from './shown-figures.ts'
import { decimalOf, PRICE } from './units.ts'

const path = '/pages/user/accountDetail'

/** All that shows the account, on one page. */
function Everything({ count }: { count: number }) {
  return (
    <>
      <div data-testid="wallet">
        <WalletScreen />
      </div>
      <div data-testid="home">
        <AccountValue />
      </div>
      <div data-testid="day">
        <DayChange />
      </div>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} data-testid={`product ${at}`}>
          <ProductHolding productId={FIRST_PRODUCT + at} />
        </div>
      ))}
    </>
  )
}

/** What shows the account at one place. */
export const part = (name: string) => document.querySelector(`[data-testid="${name}"]`)!
/** Opens all that shows an account, and returns how to close it. */
export async function openAccount(account: Account, locale: ReadLocale): Promise<() => void> {
  const { client, unmount } = await visit(
    path,
    { [path]: () => <Everything count={account.holdings.length} /> },
    { locale, handlers: answersOf(account) },
  )
  await waitFor(() => {
    expect(client.isFetching()).toBe(0)
    expect(part('day').querySelector('dd')).toBeTruthy()
  })
  act(() =>
    part('wallet')
      .querySelectorAll('details')
      .forEach(each => void (each.open = true)),
  )
  return unmount
}

/** A price for each holding, newer than what the back end valued it at. */
export const tick = (prices: readonly bigint[]) =>
  act(() =>
    applyQuotes(
      prices.map((price, at) => ({
        productId: FIRST_PRODUCT + at,
        nowPrice: decimalOf(price, PRICE),
        changePrice: '0',
        changeRate: '0',
        time: LATER,
      })),
    ),
  )
