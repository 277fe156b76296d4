import { useRef, type PointerEvent } from 'react'

/** How far down a sheet is drawn until letting go closes it, px. */
const enough = 80

/** For a part of a sheet by which a finger draws it down: the sheet follows, and closes when it is let go far enough. */
export function useSheetDrag(onClose: () => void) {
  const start = useRef<number>(undefined)
  const follow = (event: PointerEvent) => {
    const drawn = start.current === undefined ? 0 : Math.max(0, event.clientY - start.current)
    const sheet = event.currentTarget.parentElement
    if (sheet) {
      sheet.style.translate = drawn > 0 ? `0 ${drawn}px` : ''
      sheet.style.transition = drawn > 0 ? 'none' : ''
    }
    return drawn
  }
  const letGo = (event: PointerEvent) => {
    const drawn = follow(event)
    start.current = undefined
    follow(event)
    return drawn
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // A finger stays with what it pressed first; a mouse does not, and has the button.
      if (event.pointerType !== 'mouse' && event.isPrimary) start.current = event.clientY
    },
    onPointerMove: follow,
    onPointerUp: (event: PointerEvent) => {
      if (letGo(event) > enough) onClose()
    },
    onPointerCancel: letGo,
  }
}
