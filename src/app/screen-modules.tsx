import type { ComponentType } from 'react'
import { loadChunk } from './chunk-load.ts'
import { routeAt, screenFile } from './routes.ts'

type Loader = () => Promise<{ default: ComponentType }>

const folder = '../screens/'
const files: Record<string, Loader> = import.meta.glob<{ default: ComponentType }>([
  '../screens/**/*.tsx',
  '!../screens/**/parts/**',
])

const loaders = new Map<string, Loader>()
const loaded = new Map<string, ComponentType>()

/** Sets which files there are; for tests, which bring screens of their own. */
export function setScreens(screens: Record<string, Loader>): void {
  loaders.clear()
  loaded.clear()
  for (const [file, load] of Object.entries(screens)) loaders.set(file.replace(folder, ''), load)
}

setScreens(files)

/** Whether a route has a screen in this build. */
export function hasScreen(path: string): boolean {
  return isEntry(path) || loaders.has(screenFile(path))
}

/** The screen of a route, if its code is here already. */
export function loadedScreen(path: string): ComponentType | undefined {
  return loaded.get(path)
}

/**
 * Loads a route's screen, and what its form fields need beside it.
 * @throws ChunkLoadError (R8.10)
 */
export async function loadScreen(path: string): Promise<ComponentType> {
  const known = loaded.get(path)
  if (known) return known
  const load = isEntry(path) ? () => import('./index-screen.tsx') : loaders.get(screenFile(path))
  if (!load) throw new Error(`${path} has no screen`)
  const forms = routeAt(path)?.light ? undefined : loadForms()
  const { default: Screen } = await loadChunk(path, load)
  const Boundary = await forms
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

function isEntry(path: string): boolean {
  return path === '/' || path === '/pages/index/index'
}

/** What form fields need around them, fetched beside the screens that have some. */
async function loadForms() {
  const { MantineBoundary } = await loadChunk('forms', () => import('../ui/forms/mantine-boundary.tsx'))
  return MantineBoundary
}
