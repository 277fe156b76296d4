import { PasswordInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Icon } from '../icon.tsx'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field.ts'
import { useSpokenError } from './use-spoken-error.ts'

export interface PasswordFieldProps extends FieldProps {
  /**
   * 'new-password' where one is chosen, so that the browser suggests one; 'off' for passwords other than the sign-in
   * password.
   */
  autoComplete?: 'current-password' | 'new-password' | 'off'
  inputMode?: 'text' | 'numeric'
}

/** What a suggested password has to keep to (R5.2), by the attribute that Apple's browsers read. */
const suggestionRules = {
  passwordrules: 'minlength: 8; maxlength: 64; required: lower; required: digit; allowed: upper;',
}

/** A password field that can reveal its text. */
export function PasswordField({
  label,
  hint,
  isOptional,
  onChange,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  useSpokenError(rest)
  const t = useMessages('common')
  const [isShown, { set }] = useDisclosure(false)
  return (
    <PasswordInput
      {...rest}
      dir="ltr"
      // Mantine marks only its other fields as invalid.
      aria-invalid={rest.error ? true : undefined}
      autoComplete={autoComplete}
      {...(autoComplete === 'new-password' && suggestionRules)}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      label={<FieldLabel label={label} isOptional={isOptional} />}
      description={hint}
      visible={isShown}
      onVisibilityChange={set}
      visibilityToggleIcon={ToggleIcon}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? t.hidePassword() : t.showPassword(),
        // The label already says what a press does.
        'aria-pressed': undefined,
      }}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}

function ToggleIcon({ reveal }: { reveal: boolean }) {
  return <Icon name={reveal ? 'eyeOff' : 'eye'} size={20} />
}
