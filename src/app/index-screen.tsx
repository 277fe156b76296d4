import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { homePath } from '../ui/navigation.ts'

/**
 * The index route (R2.2), which redirects to home, as often as it is navigated to: also while an earlier redirect is
 * under way. Until home is loaded, index.html shows the brand.
 */
export function IndexScreen() {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => void navigate(homePath(), { replace: true }), [location, navigate])
  return null
}
