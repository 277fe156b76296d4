import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// On a busy machine, rendering can take seconds.
configure({ asyncUtilTimeout: 10_000 })

// The quote stream closes 50 ms after the last screen has unmounted; the document of this file must still exist then.
if (typeof document !== 'undefined') {
  afterAll(async () => {
    vi.useRealTimers()
    await new Promise(resolve => void setTimeout(resolve, 60))
  })
}
