import type { ComponentType } from 'react'
import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { PATHS } from '#src/lib/paths.ts'
import { loadChunk } from '../start/chunk-load.ts'
import { IndexScreen, indexRoutes } from './index-screen.tsx'
import { routeAt } from '../routes.ts'

type ScreenLoader = () => Promise<{ default: ComponentType }>

/**
 * Home is the first view of nearly every visit: it is bundled with the entry chunk. Its messages and the market's are
 * in the first chunk; every other screen waits for all message chunks.
 */
const [home] = Object.values(
  import.meta.glob<{ default: ComponentType }>('../../features/home/home-e-screen.tsx', { eager: true }),
)

const loaded = new Map<string, ComponentType>(indexRoutes.map(path => [path, IndexScreen]))
if (home) loaded.set(PATHS.home, home.default)

type ScreenLoaders = Record<string, ScreenLoader>

/** The key of a screen in the list of screens: its path from this folder. */
const fileOf = (screen: string) =>
  `${screen.startsWith('app/') ? screen.replace('app/', '../') : `../../${screen}`}-screen.tsx`

const loadScreenList = () => loadChunk('screens', () => import('./screens.ts'))
let loadScreenFiles = async (): Promise<ScreenLoaders> => (await loadScreenList()).screens

/** Replaces the screens, keyed as in `routes.ts`; for tests. */
export function setScreens(screens: ScreenLoaders): void {
  loaded.clear()
  for (const path of indexRoutes) loaded.set(path, IndexScreen)
  loadScreenFiles = async () =>
    Object.fromEntries(Object.entries(screens).map(([screen, load]) => [fileOf(screen), load]))
}

/** The build has no screen for the route. */
export class NoScreenError extends Error {
  override name = 'NoScreenError'
}

/** The screen of a route, if its code is already loaded. */
export function loadedScreen(path: string): ComponentType | undefined {
  return loaded.get(path)
}

/** Prefetches the list of screens, so that the first navigation does not wait for it. */
export function prefetchScreens(): void {
  // A failure is reported when a screen is loaded.
  loadScreenFiles().catch(() => {})
}

/**
 * Loads a route's screen, with the messages and the form library that it needs.
 * @throws ChunkLoadError (R8.10)
 * @throws NoScreenError
 */
export async function loadScreen(path: string): Promise<ComponentType> {
  const known = loaded.get(path)
  if (known) return known
  const [{ default: Screen }, Boundary] = await Promise.all([
    loadFile(path),
    routeAt(path)?.isLight ? undefined : loadForms(),
    loadWords(path),
  ])
  const wrapped = Boundary
    ? () => (
        <Boundary>
          <Screen />
        </Boundary>
      )
    : Screen
  loaded.set(path, wrapped)
  return wrapped
}

async function loadFile(path: string) {
  const load = (await loadScreenFiles())[fileOf(routeAt(path)?.screen ?? '')]
  if (!load) throw new NoScreenError(path)
  return loadChunk(path, load)
}

/** Loads the messages that a screen needs before it is shown. */
async function loadWords(path: string): Promise<void> {
  if (path === PATHS.home) return
  const loading = loadChunk('messages', () => loadMessages(path))
  // The market's own are in the first view's chunk; those of a refusal may follow.
  if (path === PATHS.market) loading.catch(() => {})
  else await loading
}

/** Loads the messages that all screens share and, in parallel, those of the route. */
async function loadMessages(path: string): Promise<void> {
  await Promise.all([
    loadRemainingMessages(),
    loadScreenList().then(({ messageChunks }) => loadRemainingMessages(messageChunks(path))),
  ])
}

/** Loads the provider that form fields need. */
async function loadForms() {
  const { MantineBoundary } = await loadChunk('forms', () => import('#src/ui/forms/mantine-boundary.tsx'))
  return MantineBoundary
}
