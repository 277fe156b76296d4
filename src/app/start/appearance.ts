import { currentLocale, onMessagesChange } from '#src/i18n/runtime.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { useDisplay } from '#src/stores/settings/display.ts'

/**
 * Keeps the theme and the up/down colours of the page in step with the settings; on auto, with the system and the
 * language.
 */
export function syncAppearance(): void {
  applyAppearance()
  useDisplay.subscribe(applyAppearance)
  onMessagesChange(applyAppearance)
}

function applyAppearance(): void {
  const { colorScheme, colourConvention } = useDisplay.getState()
  const root = document.documentElement
  if (colorScheme === 'auto') delete root.dataset.theme
  else root.dataset.theme = colorScheme
  root.dataset.convention =
    colourConvention === 'auto' ? localeInfo(currentLocale()).colourConvention : colourConvention

  const background = getComputedStyle(root).backgroundColor
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    if (colorScheme === 'auto') meta.content = meta.dataset.auto ?? meta.content
    else meta.content = background
  }
}
