import { useEffect, useEffectEvent } from 'react'

/** Asks the browser for the whole screen; where there is no such thing, as on an iPhone, the page itself has to do. */
export function enterFullScreen(): void {
  document.documentElement.requestFullscreen?.().catch(() => {
    // Refused by the person's settings: the page has all of the window.
  })
}

/** Leaves the full screen with the page that uses it. @param onLeave the person has left it, by Escape or the phone's back */
export function useFullScreenEnd(onLeave: () => void): void {
  const handleLeave = useEffectEvent(onLeave)
  useEffect(() => {
    const handleChange = () => {
      if (!document.fullscreenElement) handleLeave()
    }
    document.addEventListener('fullscreenchange', handleChange)
    return () => {
      document.removeEventListener('fullscreenchange', handleChange)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [])
}
