import { vi } from 'vitest'

/** Replaces the browser's observer of what is in sight. @returns scrolls everything that waits for it into sight */
export function watchSights(): () => void {
  const waiting = new Map<Element, () => void>()
  class Observer {
    readonly #report: IntersectionObserverCallback
    constructor(report: IntersectionObserverCallback) {
      this.#report = report
    }
    observe(target: Element) {
      const seen = [{ isIntersecting: true, target } as IntersectionObserverEntry]
      waiting.set(target, () => this.#report(seen, this as unknown as IntersectionObserver))
    }
    disconnect() {
      waiting.clear()
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return () => {
    for (const report of waiting.values()) report()
  }
}
