import { useEffect, useRef } from 'react'

/**
 * Does something once the press in progress is over. An error that appears as soon as a field loses its focus to a press would
 * move the pressed button from under the pointer, and the press would be lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => void (isPressed.current = true)
    const release = () => {
      isPressed.current = false
      doNext(waiting.current)
    }
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release }
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true)
    return () => {
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener, true)
    }
  }, [])
  return action => {
    waiting.current.push(action)
    if (!isPressed.current) doNext(waiting.current)
  }
}

/** In the next task: the click follows its release in the same one, that of a finger even the loss of the focus. */
function doNext(actions: (() => void)[]): void {
  setTimeout(() => actions.splice(0).forEach(action => action()))
}
