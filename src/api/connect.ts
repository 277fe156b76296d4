import { signOut, useSession } from '../stores/session/session.ts'
import { setSessionEnd } from '../stores/session/session-end.ts'
import { configureClient, type ClientPorts } from './client.ts'

/** The dependencies that only the app shell can provide: translations, toasts, the step-up and navigation to sign-in. */
export interface ShellPorts
  extends Pick<ClientPorts, 'translate' | 'toast'>, Partial<Pick<ClientPorts, 'stepUp'>> {
  /** Shows sign-in, once per ended session (R4.1). */
  onSignedOut: () => void
}

/** Connects the client with the session and the shell. Call it once, before the first request. */
export function connectApi({ translate, toast, stepUp, onSignedOut }: ShellPorts): void {
  configureClient({
    translate,
    toast,
    ...(stepUp && { stepUp }),
    signOut: reason => {
      // A guest is asked to sign in as well, but has not been signed out.
      if (useSession.getState().token) setSessionEnd(reason)
      signOut()
      onSignedOut()
    },
  })
}
