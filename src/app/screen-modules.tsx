import type { ComponentType } from 'react'
import { completeLocale } from '../i18n/runtime.ts'
import { INDEX_ALIAS, PATHS } from '../lib/paths.ts'
import { loadChunk } from './chunk-load.ts'
import { IndexScreen } from './index-screen.tsx'
import { routeAt } from './routes.ts'

type Loader = () => Promise<{ default: ComponentType }>

/**
 * Home is the first view of nearly every visit: it comes with the entry, in one file that compresses well. Its words are among the
 * first; every other screen waits for all of them.
 */
const [home] = Object.values(
  import.meta.glob<{ default: ComponentType }>('../features/home/home-e-screen.tsx', { eager: true }),
)

/** The routes that only lead to home (R2.2). */
export const wayIn: readonly string[] = [PATHS.index, INDEX_ALIAS]

const loaded = new Map<string, ComponentType>(wayIn.map(path => [path, IndexScreen]))
if (home) loaded.set(PATHS.home, home.default)

type Screens = Record<string, Loader>

/** As the list of screens names a file: from this folder. */
const fileOf = (screen: string) =>
  `${screen.startsWith('app/') ? screen.replace('app/', './') : `../${screen}`}-screen.tsx`

const list = () => loadChunk('screens', () => import('./screens.ts'))
let files = async (): Promise<Screens> => (await list()).screens

/** Sets which screens there are, by what the rows of `routes.ts` say; for tests, which bring screens of their own. */
export function setScreens(screens: Screens): void {
  loaded.clear()
  for (const path of wayIn) loaded.set(path, IndexScreen)
  files = async () =>
    Object.fromEntries(Object.entries(screens).map(([screen, load]) => [fileOf(screen), load]))
}

/** A route whose screen this build does not have. */
export class NoScreenError extends Error {
  override name = 'NoScreenError'
}

/** The screen of a route, if its code is here already. */
export function loadedScreen(path: string): ComponentType | undefined {
  return loaded.get(path)
}

/** Fetches the list of screens, so that the first of them need not wait for it. */
export function prefetchScreens(): void {
  // Whoever asks for a screen asks again, and is told.
  files().catch(() => {})
}

/**
 * Loads a route's screen, and beside it the words and the form fields that it needs.
 * @throws ChunkLoadError (R8.10)
 * @throws NoScreenError
 */
export async function loadScreen(path: string): Promise<ComponentType> {
  const known = loaded.get(path)
  if (known) return known
  const [{ default: Screen }, Boundary] = await Promise.all([
    loadFile(path),
    routeAt(path)?.isLight ? undefined : loadForms(),
    path === PATHS.home ? undefined : loadChunk('words', () => loadWords(path)),
  ])
  const framed = Boundary
    ? () => (
        <Boundary>
          <Screen />
        </Boundary>
      )
    : Screen
  loaded.set(path, framed)
  return framed
}

async function loadFile(path: string) {
  const load = (await files())[fileOf(routeAt(path)?.screen ?? '')]
  if (!load) throw new NoScreenError(path)
  return loadChunk(path, load)
}

/** The words of every screen at once, and those of the route beside them as soon as it is known which they are. */
async function loadWords(path: string): Promise<void> {
  await Promise.all([
    completeLocale(),
    list().then(({ messageChunks }) => completeLocale(messageChunks(path))),
  ])
}

/** What form fields need around them, fetched beside the screens that have some. */
async function loadForms() {
  const { MantineBoundary } = await loadChunk('forms', () => import('../ui/forms/mantine-boundary.tsx'))
  return MantineBoundary
}
