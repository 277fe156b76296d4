/** The screens that there are, and who looks at each. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { routes, screenFile } from '../../src/app/routes.ts'
import { INDEX_ALIAS, PATHS } from '../../src/lib/paths.ts'
import { ROOT } from './e2e-server.ts'

export interface Visit {
  route: string
  as: 'guest' | 'member'
}

/** The entry shows nothing of its own: it leads to home. */
const entries: readonly string[] = [PATHS.index, INDEX_ALIAS]
const forGuestsOnly: readonly string[] = [PATHS.login, PATHS.register]
/** Screens that say something else to a guest. */
const forBoth: readonly string[] = [PATHS.home, PATHS.trade, PATHS.me, PATHS.market]

/** Every screen of this build at least once, guests first. */
export const visits: readonly Visit[] = routes
  .filter(({ path }) => !entries.includes(path) && existsSync(join(ROOT, 'src/screens', screenFile(path))))
  .flatMap(({ path: route }): Visit[] => [
    ...(forGuestsOnly.includes(route) || forBoth.includes(route) ? [{ route, as: 'guest' } as const] : []),
    ...(forGuestsOnly.includes(route) ? [] : [{ route, as: 'member' } as const]),
  ])
  .toSorted((a, b) => Number(a.as === 'member') - Number(b.as === 'member'))
