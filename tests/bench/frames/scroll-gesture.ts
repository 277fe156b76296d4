import type { CDPSession } from 'playwright-core'

export interface Scroll {
  /** px of one stroke; below zero: up the page. */
  distance: number
  /** px a second. */
  speed: number
  /** Whether each stroke goes the other way than the one before it. */
  isBackAndForth?: boolean
}

/**
 * Scrolls the page stroke after stroke while it is timed, with wheel events: headless Chromium sends the events of a synthesized finger but
 * does not scroll by them.
 * @throws when the page does not move, as then nothing would be timed
 */
export function scrollGesture({ distance, speed, isBackAndForth: isToAndFro = false }: Scroll) {
  return async (session: CDPSession, duration: number): Promise<void> => {
    const until = Date.now() + duration
    const before = await scrollPositionOf(session)
    for (let stroke = distance; Date.now() < until; stroke = isToAndFro ? -stroke : stroke) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 420,
        yDistance: -stroke,
        speed,
        gestureSourceType: 'mouse',
      })
      if (stroke === distance && (await scrollPositionOf(session)) === before)
        throw new Error('The page does not scroll.')
    }
  }
}

async function scrollPositionOf(session: CDPSession): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'scrollY' })
  return Number(result.value)
}
