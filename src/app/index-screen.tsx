import { Navigate } from 'react-router-dom'
import { homePath } from '../ui/navigation.ts'

/**
 * The index route (R2.2), which redirects to home. Until home is loaded, index.html shows the brand.
 */
export function IndexScreen() {
  return <Navigate to={homePath()} replace />
}
