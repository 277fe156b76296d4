import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { ChartGeometry } from './chart-geometry.ts'

/** Calls back after each render, and in each frame in which the chart was drawn: to place an element on it without rendering. */
export function useEachFrame(geometry: ChartGeometry, place: () => void): void {
  const handleFrame = useEffectEvent(place)
  useLayoutEffect(place)
  useEffect(() => geometry.subscribe(() => handleFrame()), [geometry])
}
