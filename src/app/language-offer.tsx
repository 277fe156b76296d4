import { useEffect, useState } from 'react'
import { isAvailable, wordsOf } from '../i18n/runtime.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { localeInfo } from '../lib/locales.ts'
import { chooseLocale, localeToOffer, useLocale } from '../stores/locale.ts'
import { Button, IconButton } from '../ui/button.tsx'
import styles from './offer.module.css'

/** On a first visit, the language that the browser prefers, with one tap and in its own words (R2.2). */
export default function LanguageOffer() {
  const t = useMessages('common')
  const isChosen = useLocale(state => state.isChosen)
  const locale = useLocale(state => state.locale)
  const offered = isChosen ? undefined : localeToOffer()
  const [words, setWords] = useState<string>()

  useEffect(() => {
    if (!isAvailable(offered)) return
    // Its words are fetched with the offer, so that the tap itself is instant.
    wordsOf(offered, messages => messages.nav.preferredLanguage()).then(setWords, () => setWords(undefined))
  }, [offered])

  if (!offered || !words) return null
  const { tag, direction } = localeInfo(offered)
  return (
    <div className={styles.offer}>
      <span lang={tag} dir={direction}>
        <Button kind="plain" size="small" icon="globe" onPress={() => chooseLocale(offered)}>
          {words}
        </Button>
      </span>
      <IconButton icon="close" label={t.close()} size={18} onPress={() => chooseLocale(locale)} />
    </div>
  )
}
