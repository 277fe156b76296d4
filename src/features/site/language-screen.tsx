import { useEffect, useRef } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { LOCALE_CODES, localeInfo } from '#src/lib/locales.ts'
import { chooseLocale, useLocale } from '#src/stores/settings/locale.ts'
import { announce } from '#src/ui/feedback/announcer.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Screen } from '#src/ui/screen.tsx'
import styles from './language.module.css'

/** The languages, each a button: the whole app switches with a press, which must not be one of the arrow keys. */
export default function LanguageScreen() {
  const t = useMessages('site')
  const common = useMessages('common')
  const shown = useLanguage()
  const chosen = useLocale(state => state.locale)
  useSpokenSwitch(common.labelled({ label: t.language(), value: localeInfo(shown).name }))
  return (
    <Screen title={t.language()}>
      <p className={styles.note}>{t.languageNote()}</p>
      <List label={t.language()}>
        {LOCALE_CODES.map(locale => {
          const { tag, direction, name } = localeInfo(locale)
          const isShown = locale === shown
          return (
            <Row
              key={locale}
              title={
                <span lang={tag} dir={direction}>
                  {name}
                </span>
              }
              isCurrent={isShown}
              end={
                isShown ? (
                  <Icon name="check" size={20} />
                ) : (
                  // Its messages are loading.
                  locale === chosen && common.loading()
                )
              }
              onPress={() => chooseLocale(locale)}
            />
          )
        })}
      </List>
    </Screen>
  )
}

/** Says the language that the app has switched to, in that language. */
function useSpokenSwitch(text: string): void {
  const last = useRef(text)
  useEffect(() => {
    if (text !== last.current) announce(text)
    last.current = text
  }, [text])
}
