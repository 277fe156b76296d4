import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './zoomed-picture.module.css'

const largest = 5
const step = 1.5

export interface ZoomedPictureProps {
  /** Undefined while it is on its way. */
  url: string | undefined
  name: string
  onSave: () => Promise<void>
  onError?: () => void
}

/** A picture that can be made larger, by buttons, two fingers or a double tap, and moved about by scrolling. */
export function ZoomedPicture({ url, name, onSave, onError }: ZoomedPictureProps) {
  const t = useMessages('photos')
  const { scale, zoom, pinch } = useZoom()
  const scroll = useCentre(scale)
  return (
    <>
      <div className={styles.stage} {...pinch}>
        {url ? (
          // Scrolls with the keyboard once it is larger than the stage.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section ref={scroll} className={styles.scroll} tabIndex={0} aria-label={name}>
            {/* The double tap is a convenience; the keyboard has the buttons. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
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
        <IconButton icon="minus" label={t.zoomOut()} disabled={scale <= 1} onPress={() => zoom(1 / step)} />
        <IconButton icon="plus" label={t.zoomIn()} disabled={scale >= largest} onPress={() => zoom(step)} />
        <IconButton icon="deposit" label={t.save()} disabled={!url} onPress={onSave} />
      </div>
    </>
  )
}

/** Keeps in the middle what was in the middle when the scale changes. */
function useCentre(scale: number) {
  const scroll = useRef<HTMLElement>(null)
  const before = useRef(scale)
  useLayoutEffect(() => {
    const element = scroll.current
    const by = scale / before.current
    before.current = scale
    if (!element || by === 1) return
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    // Leftwards from zero where reading runs from right to left.
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const middle = Math.abs(scrollLeft) + clientWidth / 2
    element.scrollLeft = sign * (middle * by - clientWidth / 2)
    element.scrollTop = (scrollTop + clientHeight / 2) * by - clientHeight / 2
  }, [scale])
  return scroll
}

/** How much larger than the stage, 1 to 5, and the two fingers that change it. */
function useZoom() {
  const [scale, setScale] = useState(1)
  const fingers = useRef(new Map<number, readonly [number, number]>())
  const distance = useRef<number>(undefined)
  const zoom = (by: number) => setScale(now => Math.min(largest, Math.max(1, now * by)))

  const apart = () => {
    const [first, second] = [...fingers.current.values()]
    return first && second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : undefined
  }
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    distance.current = undefined
  }
  const place = ({ pointerId, clientX, clientY }: PointerEvent) =>
    fingers.current.set(pointerId, [clientX, clientY])
  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    place(event)
    const now = apart()
    if (now === undefined) return
    if (distance.current) zoom(now / distance.current)
    distance.current = now
  }
  return {
    scale,
    zoom,
    pinch: {
      onPointerDown: (event: PointerEvent) => void place(event),
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  }
}
