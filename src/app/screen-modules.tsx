import type { ComponentType } from 'react'
import { completeLocale } from '../i18n/runtime.ts'
import { INDEX_ALIAS, PATHS } from '../lib/paths.ts'
import { loadChunk } from './chunk-load.ts'
import { IndexScreen } from './index-screen.tsx'
import { routeAt, screenFile } from './routes.ts'

type Loader = () => Promise<{ default: ComponentType }>

const folder = '../screens/'
const files: Record<string, Loader> = import.meta.glob<{ default: ComponentType }>([
  '../screens/**/*.tsx',
  '!../screens/**/parts/**',
  '!../screens/tabs/home/home-e.tsx',
])

/** Home is the first view of nearly every visit: it comes with the entry, in one file that compresses well. */
const [home] = Object.values(
  import.meta.glob<{ default: ComponentType }>('../screens/tabs/home/home-e.tsx', { eager: true }),
)

/** The routes that only lead to home (R2.2). */
export const wayIn: readonly string[] = [PATHS.index, INDEX_ALIAS]

/** Its words are among the first; every other screen waits for all of them. */
const firstView = '/pages/tabs/home/'

const loaders = new Map<string, Loader>()
const loaded = new Map<string, ComponentType>()

/** Sets which files there are; for tests, which bring screens of their own. */
export function setScreens(screens: Record<string, Loader>): void {
  loaders.clear()
  loaded.clear()
  for (const path of wayIn) loaded.set(path, IndexScreen)
  for (const [file, load] of Object.entries(screens)) loaders.set(file.replace(folder, ''), load)
}

setScreens(files)
if (home) loaded.set(PATHS.home, home.default)

/** Whether a route has a screen in this build. */
export function hasScreen(path: string): boolean {
  return loaded.has(path) || loaders.has(screenFile(path))
}

/** The screen of a route, if its code is here already. */
export function loadedScreen(path: string): ComponentType | undefined {
  return loaded.get(path)
}

/**
 * Loads a route's screen, and beside it the words and the form fields that it needs.
 * @throws ChunkLoadError (R8.10)
 */
export async function loadScreen(path: string): Promise<ComponentType> {
  const known = loaded.get(path)
  if (known) return known
  const load = loaders.get(screenFile(path))
  if (!load) throw new Error(`${path} has no screen`)
  const [{ default: Screen }, Boundary] = await Promise.all([
    loadChunk(path, load),
    routeAt(path)?.isLight ? undefined : loadForms(),
    path.startsWith(firstView) ? undefined : loadChunk('words', completeLocale),
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

/** What form fields need around them, fetched beside the screens that have some. */
async function loadForms() {
  const { MantineBoundary } = await loadChunk('forms', () => import('../ui/forms/mantine-boundary.tsx'))
  return MantineBoundary
}
