import { useEffect, useState } from 'react'
import { readMessagesOf } from '#src/i18n/runtime.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { chooseLocale, localeToOffer, useLocale } from '#src/stores/settings/locale.ts'
import { offerBarRef } from '#src/ui/bar-height.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './banner.module.css'

/** On a first visit, suggests the browser's language, in that language, with one tap to switch (R2.2). */
export default function LanguageSuggestion() {
  const t = useMessages('common')
  const isChosen = useLocale(state => state.isChosen)
  const locale = useLocale(state => state.locale)
  const suggested = isChosen ? undefined : localeToOffer()
  const [label, setLabel] = useState<string>()

  useEffect(() => {
    if (!suggested) return
    // The language is loaded with the suggestion, so that the tap switches at once.
    readMessagesOf(suggested, messages => messages.nav.preferredLanguage()).then(setLabel, () =>
      setLabel(undefined),
    )
  }, [suggested])

  if (!suggested || !label) return null
  const { tag, direction } = localeInfo(suggested)
  return (
    <div ref={offerBarRef} className={classes(styles.offer, 'screen-only')}>
      <span lang={tag} dir={direction}>
        <Button kind="plain" size="small" icon="globe" onPress={() => chooseLocale(suggested)}>
          {label}
        </Button>
      </span>
      <IconButton icon="close" label={t.close()} size={18} onPress={() => chooseLocale(locale)} />
    </div>
  )
}
