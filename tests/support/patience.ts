import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// A busy machine draws late: what a test of the screen waits for may take four seconds instead of one.
configure({ asyncUtilTimeout: 10_000 })

// The quote stream settles 50 ms after the last screen has left, and would find the document of this file gone as well.
if (typeof document !== 'undefined') {
  afterAll(async () => {
    vi.useRealTimers()
    await new Promise(resolve => void setTimeout(resolve, 60))
  })
}
