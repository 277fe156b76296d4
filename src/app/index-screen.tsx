import { Navigate } from 'react-router-dom'
import { homePath } from '../ui/navigation.ts'

/**
 * The way in (R2.2). The page itself shows the brand while the launch is on its way; as soon as there is
 * something to show, home takes its place.
 */
export function IndexScreen() {
  return <Navigate to={homePath()} replace />
}
