import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { signIn, signOut } from '#src/stores/session/session.ts'
import { useContractSizeInput, useSizeInput } from '#src/stores/trading/size-input.ts'

const as = (userId: string) => signIn({ token: userId.repeat(43), userId })

beforeEach(() => {
  localStorage.clear()
  signOut()
})

it.each([
  ['orders', useSizeInput, 'amount'],
  ['contracts', useContractSizeInput, 'margin'],
] as const)(
  'how the size of %s is entered is remembered for each person, money first (U27)',
  async (_, use, first) => {
    as('1')
    const { result, rerender } = renderHook(() => use())
    expect(result.current[0]).toBe(first)
    act(() => result.current[1]('quantity'))
    expect(result.current[0]).toBe('quantity')
    act(() => as('2'))
    rerender()
    expect(result.current[0], 'of somebody else').toBe(first)
    act(() => as('1'))
    expect(result.current[0]).toBe('quantity')

    vi.resetModules()
    const { useContractSizeInput: contracts, useSizeInput: orders } =
      await import('#src/stores/trading/size-input.ts')
    const { signIn: signInAgain } = await import('#src/stores/session/session.ts')
    signInAgain({ token: '1'.repeat(43), userId: '1' })
    const again = renderHook(() => (first === 'margin' ? contracts() : orders()))
    expect(again.result.current[0], 'after a reload').toBe('quantity')
  },
)
