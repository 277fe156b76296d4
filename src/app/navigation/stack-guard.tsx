import { useEffect } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router-dom'
import { historyIndex, homePath, setStackRoot, stackRoot } from '#src/ui/navigation.ts'

/** After a relaunch there is nothing to go back to (R2.9): older history entries redirect to home. */
export function StackGuard() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const index = historyIndex()
  const isBeforeRoot = type === 'POP' && index < stackRoot()
  useEffect(() => {
    if (isBeforeRoot) setStackRoot(index)
  }, [isBeforeRoot, index])
  return isBeforeRoot && pathname !== homePath() ? <Navigate to={homePath()} replace /> : null
}
