import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { LOCALE_CODES, localeInfo } from '#src/lib/locales.ts'
import { chooseLocale, useLocale } from '#src/stores/settings/locale.ts'
import { Screen } from '#src/ui/screen.tsx'
import { OptionList } from '#src/widgets/sheets/option-list.tsx'
import styles from './language.module.css'

export default function LanguageScreen() {
  const t = useMessages('site')
  const common = useMessages('common')
  const shown = useLanguage()
  const chosen = useLocale(state => state.locale)
  return (
    <Screen title={t.language()}>
      <OptionList
        label={t.language()}
        value={shown}
        onChange={chooseLocale}
        options={LOCALE_CODES.map(locale => {
          const { tag, direction, name } = localeInfo(locale)
          return {
            id: locale,
            label: (
              <span lang={tag} dir={direction}>
                {name}
              </span>
            ),
            // Its messages are loading.
            ...(chosen === locale && shown !== locale ? { end: common.loading() } : {}),
          }
        })}
      />
      <p className={styles.note}>{t.languageNote()}</p>
    </Screen>
  )
}
