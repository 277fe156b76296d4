import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { INDEX_ALIAS, PATHS, routeOf } from '#src/lib/paths.ts'
import { homePath } from '#src/ui/navigation.ts'
import { currentRoute } from './navigation.ts'

/** The routes that only redirect to home (R2.2). */
export const indexRoutes: readonly string[] = [PATHS.index, INDEX_ALIAS]

/** The index route (R2.2), which redirects to home. Until home is loaded, index.html shows the brand. */
export function IndexScreen() {
  const navigate = useNavigate()
  useEffect(() => {
    const redirect = () => {
      if (indexRoutes.includes(routeOf(currentRoute()) ?? '')) void navigate(homePath(), { replace: true })
    }
    redirect()
    // Going to the index again during the redirect changes nothing that React could see.
    addEventListener('popstate', redirect)
    return () => removeEventListener('popstate', redirect)
  }, [navigate])
  return null
}
