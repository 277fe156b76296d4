import { createStore } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord, oneOf } from '../storage/parse.ts'
import { parseProduct, type ProductKey } from '../trading/selected-product.ts'
import { readStored, sessionEntries } from '../storage/storage.ts'

/** What a guest pressed that asks for sign-in: a star, a price alert, becoming a trader to follow. */
export type SignInIntent =
  | { action: 'watch'; product: ProductKey & { productId: number } }
  | { action: 'alert' | 'become-trader' }

/** Those of one action. */
export type IntentOf<Action> = SignInIntent & { action: Action }

interface Intent {
  intent: SignInIntent | undefined
}

function parseIntent(stored: unknown): SignInIntent | undefined {
  const fields = asRecord(stored)
  if (fields?.action !== 'watch') {
    const action = oneOf(['alert', 'become-trader'], fields?.action)
    return action && { action }
  }
  const key = parseProduct(fields.product)
  const productId = asRecord(fields.product)?.productId
  return key && typeof productId === 'number'
    ? { action: 'watch', product: { ...key, productId } }
    : undefined
}

// In session storage: sign-in may reload the page, and what another tab asked for is not done here.
const pending = createStore<Intent>()(
  persist((): Intent => ({ intent: undefined }), {
    name: 'sign-in-intent',
    version: 1,
    storage: sessionEntries,
    partialize: ({ intent }) => intent,
    merge: stored => ({ intent: parseIntent(stored) }),
  }),
)

/** Remembers what a guest pressed, to be done after signing in (R1.4). */
export function rememberIntent(intent: SignInIntent): void {
  pending.setState({ intent })
}

/** What the guest who is asked to sign in has pressed. */
export const pendingIntent = (): SignInIntent | undefined => readStored(pending).intent

/** What the person pressed as a guest, if it is this action: it is returned once, then forgotten. */
export function takeIntent<Action extends SignInIntent['action']>(
  action: Action,
): IntentOf<Action> | undefined {
  const { intent } = readStored(pending)
  if (!intent || !isOf(intent, action)) return undefined
  pending.setState({ intent: undefined })
  return intent
}

const isOf = <Action extends SignInIntent['action']>(
  intent: SignInIntent,
  action: Action,
): intent is IntentOf<Action> => intent.action === action
