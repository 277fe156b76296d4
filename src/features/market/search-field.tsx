import { useRef } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { screenBarRef } from '#src/ui/bar-height.ts'
import { BackButton } from '#src/ui/back-button.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  value: string
  onChange: (text: string) => void
  /** Enter, or the search key of a phone. */
  onSubmit: () => void
}

/** The top bar of the search: back button and search field. */
export function SearchField({ value, onChange, onSubmit }: SearchFieldProps) {
  const t = useMessages('market')
  const common = useMessages('common')
  const input = useRef<HTMLInputElement>(null)
  return (
    <header ref={screenBarRef} className={styles.bar}>
      <BackButton />
      <search className={styles.search}>
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            onSubmit()
            // Closes the keyboard of a phone, so that the results are visible.
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The screen is for typing.
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
