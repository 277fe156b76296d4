import { useFocusWithin, useHover, useMergedRef, useReducedMotion } from '@mantine/hooks'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useMessages } from '../i18n/use-messages.ts'
import { IconButton } from './button.tsx'
import styles from './carousel.module.css'

export interface CarouselSlidesProps {
  label: string
  interval: number
  slides: readonly ReactNode[]
}

/** Slides that advance automatically until touched, focused or paused, or when reduced motion is preferred. */
export default function CarouselSlides({ label, interval, slides }: CarouselSlidesProps) {
  const t = useMessages('common')
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const { hovered, ref: hoverRef } = useHover<HTMLElement>()
  const { focused, ref: focusRef } = useFocusWithin<HTMLElement>()
  const isReducedMotion = useReducedMotion()
  const isRunning = !isPaused && !hovered && !focused && !isReducedMotion
  useSlideShow(track, isRunning ? interval : undefined, slides.length)

  return (
    <section
      ref={useMergedRef(hoverRef, focusRef)}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <ul
        ref={track}
        className={styles.track}
        onScroll={event => setIndex(Math.round(slidePosition(event.currentTarget)))}
      >
        {slides.map((slide, at) => (
          <li
            key={at}
            className={styles.slide}
            aria-label={t.slideOf({ index: String(at + 1), count: String(slides.length) })}
            inert={at !== index}
          >
            {slide}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <Dots count={slides.length} index={index} />
        {!isReducedMotion && (
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? t.playSlides() : t.pauseSlides()}
            size={16}
            onPress={() => setPaused(!isPaused)}
          />
        )}
      </div>
    </section>
  )
}

function Dots({ count, index }: { count: number; index: number }) {
  return (
    <span className={styles.dots} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles.dot} data-on={at === index} />
      ))}
    </span>
  )
}

/** Scrolls to the next slide at each interval while the page is visible; undefined: stopped. */
function useSlideShow(track: RefObject<HTMLElement | null>, interval: number | undefined, count: number) {
  useEffect(() => {
    if (interval === undefined) return undefined
    const timer = setInterval(() => {
      const element = track.current
      if (document.hidden || !element) return
      const next = (Math.round(slidePosition(element)) + 1) % count
      element.scrollTo({ left: scrollLeftOf(element, next), behavior: 'smooth' })
    }, interval)
    return () => clearInterval(timer)
  }, [track, interval, count])
}

function slidePosition(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.abs(track.scrollLeft) / track.clientWidth
}

/** In right-to-left layouts scrollLeft is negative. */
function scrollLeftOf(track: HTMLElement, index: number): number {
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1
  return sign * index * track.clientWidth
}
