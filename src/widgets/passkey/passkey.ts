/** The passkeys of this device, through @simplewebauthn/browser, which is loaded when one is used. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

const library = () => import('@simplewebauthn/browser')

/** Why a passkey was not used: by choice or a timeout, because the device has it already, or because it cannot be used on this page. */
export type PasskeyFailure = 'cancelled' | 'exists' | 'unavailable'

export class PasskeyError extends Error {
  readonly failure: PasskeyFailure

  constructor(failure: PasskeyFailure, cause: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}

/** Whether the browser knows passkeys at all. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

function toPasskeyError(error: unknown): PasskeyError {
  // The library's own errors carry the name of the browser's error.
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return new PasskeyError('cancelled', error)
  if (name === 'InvalidStateError') return new PasskeyError('exists', error)
  return new PasskeyError('unavailable', error)
}

/** Has this device make a passkey. @returns the credential for `addPasskey`. @throws PasskeyError */
export async function createPasskey(options: string): Promise<string> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON
  try {
    const { startRegistration } = await library()
    return JSON.stringify(await startRegistration({ optionsJSON }))
  } catch (error) {
    throw toPasskeyError(error)
  }
}

/**
 * Asks the person for a passkey.
 * @param useBrowserAutofill offers it among the suggestions of the account field instead, until one is chosen
 * @returns the credential for a sign-in or a step-up
 * @throws PasskeyError
 */
export async function requestPasskey(options: string, useBrowserAutofill = false): Promise<string> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON
  try {
    const { startAuthentication } = await library()
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill }))
  } catch (error) {
    throw toPasskeyError(error)
  }
}

/** Whether the browser can suggest passkeys at the account field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false
  const { browserSupportsWebAuthnAutofill } = await library()
  return browserSupportsWebAuthnAutofill()
}

/** Ends a suggestion that nobody has chosen. */
export async function stopSuggestingPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}
