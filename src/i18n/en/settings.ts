import type { BaseTranslation } from '../i18n-types.ts'

export default {
  title: 'Settings',
  language: 'Language',
  line: 'Line',
  theme: 'Appearance',
  themeSystem: 'As on this device',
  themeLight: 'Light',
  themeDark: 'Dark',
  convention: 'Colour of rising prices',
  greenUp: 'Green up, red down',
  redUp: 'Red up, green down',
  hideFigures: 'Hide figures',
} satisfies BaseTranslation
