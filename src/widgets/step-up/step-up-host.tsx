import { Suspense, lazy, useEffect } from 'react'
import { useStepUp } from '#src/stores/session/step-up.ts'

const StepUpSheet = lazy(() => import('./step-up-sheet.tsx').catch(() => ({ default: Unavailable })))

/** Shows the sheet of a step-up while one is asked for. */
export function StepUpHost() {
  const isAsked = useStepUp(state => state.settle !== undefined)
  return <Suspense>{isAsked && <StepUpSheet />}</Suspense>
}

/** The sheet could not be loaded: the form that needs it says what the server said. */
function Unavailable() {
  const settle = useStepUp(state => state.settle)
  useEffect(() => settle?.(false), [settle])
  return null
}
