import { useEffect, useEffectEvent } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useBeginPasskeySignIn, useSignInWithPasskey } from '#src/api/generated/auth/auth.ts'
import { deviceId } from '#src/stores/session/device-id.ts'
import {
  canSuggestPasskeys,
  hasPasskeys,
  requestPasskey,
  stopSuggestingPasskeys,
} from '#src/widgets/passkey/passkey.ts'
import { usePasskeyFailure } from '#src/widgets/passkey/use-passkey-failure.ts'
import { startSession } from './sign-in.ts'

/**
 * Signs in with a passkey.
 * @param challenge that of the second step: then only passkeys of its account are accepted
 */
export function usePasskeySignIn(challenge?: string) {
  const { failure, attempt } = usePasskeyFailure()
  const { mutateAsync: begin } = useBeginPasskeySignIn()
  const { mutateAsync: signIn } = useSignInWithPasskey()
  const signInBy = async (useBrowserAutofill: boolean) => {
    const options = dataOf(await begin({ data: challenge === undefined ? {} : { challenge } }))?.options
    if (options === undefined) return
    const credential = await requestPasskey(options, useBrowserAutofill)
    startSession(await signIn({ data: { credential, deviceId: deviceId() } }))
  }
  return {
    failure,
    signIn: () => attempt(() => signInBy(false)),
    /** Offers passkeys at the account field; not choosing one is no failure. */
    suggest: () => signInBy(true).catch(() => {}),
  }
}

/** Offers passkeys among the suggestions of the account field while this is on screen, where the browser can. */
export function useSuggestedPasskeys(suggest: () => Promise<void>): void {
  const start = useEffectEvent(suggest)
  useEffect(() => {
    let isShown = true
    const suggestIfPossible = async () => {
      if ((await canSuggestPasskeys()) && isShown) await start()
    }
    void suggestIfPossible().catch(() => {})
    return () => {
      isShown = false
      if (hasPasskeys()) void stopSuggestingPasskeys().catch(() => {})
    }
  }, [])
}
