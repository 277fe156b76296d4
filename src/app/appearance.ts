import { currentLocale, onMessagesChange } from '../i18n/runtime.ts'
import { localeInfo } from '../lib/locales.ts'
import { useDisplay } from '../stores/display.ts'

/** Keeps theme and colour convention of the page as the reader chose them, or as the language's readers expect. */
export function followAppearance(): void {
  apply()
  useDisplay.subscribe(apply)
  onMessagesChange(apply)
}

function apply(): void {
  const { colorScheme, colourConvention } = useDisplay.getState()
  const root = document.documentElement
  if (colorScheme === 'auto') delete root.dataset.theme
  else root.dataset.theme = colorScheme
  root.dataset.convention =
    colourConvention === 'auto' ? localeInfo(currentLocale()).colourConvention : colourConvention

  const paper = getComputedStyle(root).backgroundColor
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    if (colorScheme === 'auto') meta.content = meta.dataset.auto ?? meta.content
    else meta.content = paper
  }
}
