import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { ANNOUNCEMENT_DURATION } from '#src/lib/constants.ts'

interface Announcement {
  id: number
  text: string
}

let announcements: readonly Announcement[] = []
let count = 0
const listeners = new Set<() => void>()

function publish(next: readonly Announcement[]): void {
  announcements = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Has screen readers say a text once, when they have finished: what the screen shows without the focus going there. */
export function announce(text: string): void {
  count += 1
  const announcement = { id: count, text }
  publish([...announcements, announcement])
  setTimeout(() => publish(announcements.filter(one => one !== announcement)), ANNOUNCEMENT_DURATION)
}

/**
 * Announces a text when it appears, and the next one that takes its place.
 * @param rest how long it must have stood there, ms
 * @param cause for a text with a live figure: what must change for it to be announced again
 */
export function useAnnouncement(text: string | undefined, rest = 0, cause = text): void {
  const last = useRef<string>(undefined)
  const isShown = text !== undefined
  const tell = useEffectEvent(() => {
    last.current = cause
    if (isShown) announce(text)
  })
  useEffect(() => {
    if (!isShown) last.current = undefined
    if (!isShown || cause === last.current) return undefined
    const timer = setTimeout(tell, rest)
    return () => clearTimeout(timer)
  }, [isShown, cause, rest])
}

/** The text of an element, or those of its controls where it has nothing else: joined, two of them would be one word. */
function textsOf(element: Element): string[] {
  const controls = Array.from(element.querySelectorAll('a, button'), ({ textContent }) => textContent)
  return controls.join('') === element.textContent ? controls : [element.textContent]
}

/** Announces each part of an element when it appears and when it changes, one after the other. */
export function useAnnouncementOf(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  const last = useRef<readonly string[]>([])
  useEffect(() => {
    const parts = isOn ? [...(element.current?.children ?? [])].flatMap(textsOf) : []
    if (parts.join('\n') !== last.current.join('\n')) parts.forEach(announce)
    last.current = parts
  })
}

/** Closed: what is only spoken is not found in the page a second time. */
function createRoot(): ShadowRoot {
  const host = document.createElement('div')
  host.className = 'visually-hidden'
  return host.attachShadow({ mode: 'closed' })
}

/** Where the announcements stand; mounted once, by the app. */
export function Announcer() {
  const shown = useSyncExternalStore(subscribe, () => announcements)
  // Outside of the root element, which is inert behind a sheet.
  const [root] = useState(createRoot)
  useEffect(() => {
    document.body.append(root.host)
    return () => {
      root.host.remove()
      publish([])
    }
  }, [root])
  return createPortal(
    // Always mounted: a live region that is inserted together with its text is not read out.
    <div aria-live="polite">
      {shown.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>,
    root,
  )
}
