/** Covers and locks the app; loaded only where a lock is set up. `src/app/start/start.ts` has hidden a locked page before its first paint. */
import { createRoot, type Root } from 'react-dom/client'
import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { changeAppLock, isAwayTooLong, setAppLock, useAppLock } from '#src/stores/session/app-lock.ts'
import { useSession } from '#src/stores/session/session.ts'
import { LockCover } from './lock-cover.tsx'

/** How often an app in use says so, ms: other tabs, and the next visit, count from then. */
const HEARTBEAT = 20_000

let unlocked: Promise<void> | undefined

/** Watches for the rest of the visit. @returns resolves as soon as the app is open */
export function watchLock(): Promise<void> {
  return (unlocked ??= start())
}

function start(): Promise<void> {
  // As src/app/start/start.ts has found; a lock that was set up just now is open.
  if (document.documentElement.dataset.lock === 'locked') changeAppLock({ isLocked: true })
  dropOthersLock()
  const place = document.createElement('div')
  place.id = 'lock'
  document.body.append(place)
  let root: Root | undefined
  let open = () => {}
  const opened = new Promise<void>(resolve => (open = resolve))
  const update = () => {
    const isLocked = useAppLock.getState().lock?.isLocked === true
    mark()
    if (isLocked) root ??= show(place)
    else open()
  }
  update()
  let wasLocked = isLockedNow()
  let focused: Element | null = null
  useAppLock.subscribe(() => {
    if (!wasLocked && isLockedNow()) focused = document.activeElement
    const isOpened = wasLocked && !isLockedNow()
    wasLocked = isLockedNow()
    update()
    if (isOpened && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  })
  useSession.subscribe(dropOthersLock)
  document.addEventListener('visibilitychange', () => (document.hidden ? cover() : uncover()))
  addEventListener('pagehide', cover)
  addEventListener('pageshow', ({ persisted }) => persisted && uncover())
  addEventListener('keydown', keepKeys, { capture: true })
  setInterval(beat, HEARTBEAT)
  return opened
}

const isLockedNow = () => useAppLock.getState().lock?.isLocked === true

/** The lock ends with the session of the account that has set it up. */
function dropOthersLock(): void {
  const { lock } = useAppLock.getState()
  if (lock && lock.owner !== useSession.getState().userId) setAppLock(undefined)
}

function lockIfAway(): void {
  const { lock } = useAppLock.getState()
  if (lock && (lock.isLocked || isAwayTooLong(lock, Date.now()))) changeAppLock({ isLocked: true })
}

/** Tells the style sheet (src/ui/theme/base.css) what to hide. */
function mark(): void {
  const { lock } = useAppLock.getState()
  const { dataset } = document.documentElement
  if (!lock) delete dataset.lock
  else dataset.lock = lock.isLocked ? 'locked' : document.hidden ? 'covered' : 'on'
}

/** Before the system takes its picture for the list of open apps. */
function cover(): void {
  const { lock } = useAppLock.getState()
  if (!lock) return
  if (!lock.isLocked) changeAppLock({ seenAt: Date.now(), isLocked: lock.after === 0 })
  if (!isLockedNow()) document.documentElement.dataset.lock = 'covered'
}

function uncover(): void {
  lockIfAway()
  mark()
}

function beat(): void {
  if (!document.hidden && useAppLock.getState().lock?.isLocked === false)
    changeAppLock({ seenAt: Date.now() })
}

/** While the app is locked no key reaches it: not its shortcuts, and not a sheet behind the cover. */
function keepKeys(event: KeyboardEvent): void {
  if (isLockedNow()) event.stopImmediatePropagation()
}

function show(place: Element): Root {
  const root = createRoot(place)
  // Without the texts of the settings, in case of no network, the cover is empty until they are there.
  const render = () => root.render(<LockCover />)
  loadRemainingMessages(['profile']).then(render, () => addEventListener('online', () => location.reload()))
  return root
}
