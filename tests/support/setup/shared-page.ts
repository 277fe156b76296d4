/** The files that run in one worker may share its modules and its page: each leaves the page empty. */
import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

if (typeof document !== 'undefined') {
  afterAll(async () => {
    vi.useRealTimers()
    cleanup()
    // The quote stream closes 50 ms after the last screen has unmounted; it must not outlive its file.
    await new Promise(resolve => void setTimeout(resolve, 60))
    document.head.replaceChildren()
    document.body.replaceChildren()
    const { documentElement: root } = document
    for (const name of root.getAttributeNames()) root.removeAttribute(name)
    window.history.replaceState(null, '', '/')
    localStorage.clear()
    sessionStorage.clear()
    // The stores of the next file are new ones.
    vi.resetModules()
  })
}
