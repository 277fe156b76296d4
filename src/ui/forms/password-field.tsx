import { useDisclosure } from '@mantine/hooks'
import { TextInput } from '@mantine/core'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '../button.tsx'
import { FieldLabel } from './field-label.tsx'
import { fieldClasses, fieldOrder, type FieldProps } from './field.ts'

export interface PasswordFieldProps extends FieldProps {
  /**
   * 'new-password' where one is chosen, so that the browser suggests one; 'off' for passwords other than the sign-in
   * password.
   */
  autoComplete?: 'current-password' | 'new-password' | 'off'
  inputMode?: 'text' | 'numeric'
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
  const t = useMessages('common')
  const [isShown, { toggle }] = useDisclosure(false)
  return (
    <TextInput
      {...rest}
      dir="ltr"
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      label={<FieldLabel label={label} isOptional={isOptional} />}
      description={hint}
      classNames={fieldClasses}
      inputWrapperOrder={fieldOrder}
      rightSectionWidth={48}
      rightSectionPointerEvents="all"
      rightSection={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? t.hidePassword() : t.showPassword()}
          size={20}
          onPress={toggle}
        />
      }
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
