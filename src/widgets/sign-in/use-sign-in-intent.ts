import { useCallback, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import {
  rememberIntent,
  takeIntent,
  type IntentOf,
  type SignInIntent,
} from '#src/stores/session/sign-in-intent.ts'
import { signInPath, useNavigation } from '#src/ui/navigation.ts'

/**
 * What a guest can press, and only an account can do: pressed as a guest, it asks for sign-in, returns here and is done then
 * (R1.4). A guest who returns without having signed in has changed their mind.
 * @returns asks a guest to sign in
 * @param route where to return to; the current route by default
 */
export function useSignInIntent<const Action extends SignInIntent['action']>(
  action: Action,
  run: (intent: IntentOf<Action>) => unknown,
  route?: string,
): (intent: IntentOf<Action>) => void {
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  const { navigate } = useNavigation()
  const returnRoute = route ?? pathname + search
  const act = useEffectEvent(run)
  useEffect(() => {
    const intent = takeIntent(action)
    if (intent && isSignedIn) act(intent)
  }, [action, isSignedIn])
  return useCallback(
    (intent: IntentOf<Action>) => {
      rememberIntent(intent)
      navigate(signInPath(returnRoute))
    },
    [navigate, returnRoute],
  )
}
