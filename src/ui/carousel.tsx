import { Children, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { CarouselSlidesProps } from './carousel-slides.tsx'
import { CAROUSEL_INTERVAL } from '../lib/constants.ts'

export interface CarouselProps {
  /** Accessible name. */
  label: string
  /** ms per slide; default 3000 (R9.14). */
  interval?: number
  /** One child per slide. */
  children: ReactNode
}

// The moving part is loaded after the first paint; if that fails, the first slide stays.
const Slides = lazy<ComponentType<CarouselSlidesProps>>(() =>
  import('./carousel-slides.tsx').catch(() => ({ default: FirstSlide })),
)

/** A carousel, showing its first slide immediately; a single child is shown without controls. */
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
