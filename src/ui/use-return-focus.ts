import { useEffect } from 'react'

/**
 * Returns the focus to the element that had it before the layer opened. Unlike Mantine's `useFocusReturn`, also for a
 * layer that is mounted open and unmounted to close it.
 */
export function useReturnFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const opener = document.activeElement
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isOpen])
}
