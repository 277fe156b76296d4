import { useRef } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  value: string
  onChange: (text: string) => void
  /** Enter, or the search key of a phone. */
  onSubmit: () => void
}

/** The bar of the search: back, and the field in the place of a name. */
export function SearchField({ value, onChange, onSubmit }: SearchFieldProps) {
  const t = useMessages('market')
  const common = useMessages('common')
  const { back } = useNavigation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <header className={styles.bar}>
      <IconButton icon="back" label={common.back()} onPress={back} />
      <search className={styles.search}>
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            onSubmit()
            // Puts a phone's keyboard away, so that the results are seen.
            input.current?.blur()
          }}
        >
          <Icon name="search" size={18} />
          <input
            ref={input}
            className={styles.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            // One comes here to type.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label={common.search()}
            placeholder={t.searchPlaceholder()}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
          {value && (
            <IconButton
              icon="close"
              size={18}
              label={t.clearSearch()}
              onPress={() => {
                onChange('')
                input.current?.focus()
              }}
            />
          )}
        </form>
      </search>
    </header>
  )
}
