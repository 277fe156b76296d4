import { Button } from '#src/ui/button.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { hasPasskeys } from '#src/widgets/passkey/passkey.ts'
import type { usePasskeySignIn } from './use-passkey-sign-in.ts'

export interface PasskeyButtonProps {
  label: string
  passkey: Pick<ReturnType<typeof usePasskeySignIn>, 'failure' | 'signIn'>
}

/** Signs in with a passkey, where the browser knows them; with why it failed. */
export function PasskeyButton({ label, passkey }: PasskeyButtonProps) {
  if (!hasPasskeys()) return null
  return (
    <>
      <Button kind="quiet" block onPress={passkey.signIn}>
        {label}
      </Button>
      <FormError error={passkey.failure} />
    </>
  )
}
