import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import styles from './zoomable-picture.module.css'

const maxScale = 5
const zoomStep = 1.5

export interface ZoomablePictureProps {
  /** Undefined while loading. */
  url: string | undefined
  name: string
  onSave: () => Promise<void>
  onError?: () => void
}

/** A picture with zoom by buttons, pinch or double tap, and pan by scrolling. */
export function ZoomablePicture({ url, name, onSave, onError }: ZoomablePictureProps) {
  const t = useMessages('photos')
  const { scale, zoom, pinch } = useZoom()
  const scroll = useKeepCentered(scale)
  return (
    <>
      <div className={styles.stage} {...pinch}>
        {url ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolled by keyboard once it is larger than the stage.
          <section ref={scroll} className={styles.scroll} tabIndex={0} aria-label={name}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The double tap is a convenience; the keyboard has the buttons. */}
            <img
              src={url}
              alt={name}
              className={styles.picture}
              style={{ inlineSize: `${scale * 100}%`, blockSize: `${scale * 100}%` }}
              onDoubleClick={() => zoom(scale > 1 ? 1 / scale : 2.5)}
              onError={onError}
              draggable={false}
            />
          </section>
        ) : (
          <Skeleton height={240} />
        )}
      </div>
      <div className={styles.tools}>
        <IconButton
          icon="minus"
          label={t.zoomOut()}
          disabled={scale <= 1}
          onPress={() => zoom(1 / zoomStep)}
        />
        <IconButton
          icon="plus"
          label={t.zoomIn()}
          disabled={scale >= maxScale}
          onPress={() => zoom(zoomStep)}
        />
        <IconButton icon="deposit" label={t.save()} disabled={!url} onPress={onSave} />
      </div>
    </>
  )
}

/** Keeps the center of the view when the scale changes. */
function useKeepCentered(scale: number) {
  const scroll = useRef<HTMLElement>(null)
  const previousScale = useRef(scale)
  useLayoutEffect(() => {
    const element = scroll.current
    const by = scale / previousScale.current
    previousScale.current = scale
    if (!element || by === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    // Right to left, scrollLeft is zero or negative.
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const middle = Math.abs(scrollLeft) + clientWidth / 2
    element.scrollLeft = sign * (middle * by - clientWidth / 2)
    element.scrollTop = (scrollTop + clientHeight / 2) * by - clientHeight / 2
  }, [scale])
  return scroll
}

/** The zoom scale, 1 to 5, and the pinch handlers. */
function useZoom() {
  const [scale, setScale] = useState(1)
  const pointers = useRef(new Map<number, readonly [number, number]>())
  const distance = useRef<number>(undefined)
  const zoom = (by: number) => setScale(now => Math.min(maxScale, Math.max(1, now * by)))

  const pointerDistance = () => {
    const [first, second] = [...pointers.current.values()]
    return first && second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : undefined
  }
  const removePointer = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId)
    distance.current = undefined
  }
  const trackPointer = ({ pointerId, clientX, clientY }: PointerEvent) =>
    pointers.current.set(pointerId, [clientX, clientY])
  const move = (event: PointerEvent) => {
    if (!pointers.current.has(event.pointerId)) return
    trackPointer(event)
    const now = pointerDistance()
    if (now === undefined) return
    if (distance.current) zoom(now / distance.current)
    distance.current = now
  }
  return {
    scale,
    zoom,
    pinch: {
      onPointerDown: (event: PointerEvent) => void trackPointer(event),
      onPointerMove: move,
      onPointerUp: removePointer,
      onPointerCancel: removePointer,
      onPointerLeave: removePointer,
    },
  }
}
