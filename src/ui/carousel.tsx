import { Children, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { CarouselSlidesProps } from './carousel-slides.tsx'
import { CAROUSEL_INTERVAL } from '../lib/constants.ts'

export interface CarouselProps {
  /** What the slides are about. */
  label: string
  /** ms per slide; 3000 unless told (R9.14). */
  interval?: number
  /** One child per slide. */
  children: ReactNode
}

// What moves them comes after the first paint; should it not come, the first slide stays.
const Slides = lazy<ComponentType<CarouselSlidesProps>>(() =>
  import('./carousel-slides.tsx').catch(() => ({ default: FirstSlide })),
)

/** Slides in turn, the first at once; a single one just stands there. */
export function Carousel({ label, interval = CAROUSEL_INTERVAL, children }: CarouselProps) {
  const slides = Children.toArray(children)
  if (slides.length < 2) return slides
  return (
    <Suspense fallback={slides[0]}>
      <Slides label={label} interval={interval} slides={slides} />
    </Suspense>
  )
}

function FirstSlide({ slides }: CarouselSlidesProps) {
  return slides[0]
}
