import { useEffect } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router-dom'
import { historyIndex, homePath, setStackRoot, stackRoot } from '../ui/navigation.ts'

/** After a relaunch there is no way back (R2.9): the browser's older entries lead home instead. */
export function StackGuard() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const index = historyIndex()
  const isBeyond = type === 'POP' && index < stackRoot()
  useEffect(() => {
    if (isBeyond) setStackRoot(index)
  }, [isBeyond, index])
  return isBeyond && pathname !== homePath() ? <Navigate to={homePath()} replace /> : null
}
