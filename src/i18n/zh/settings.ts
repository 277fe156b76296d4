import type { Translation } from '../i18n-types.ts'

export default {
  title: '设置',
  language: '语言',
  line: '线路',
  theme: '外观',
  themeSystem: '跟随系统',
  themeLight: '浅色',
  themeDark: '深色',
  convention: '涨跌颜色',
  greenUp: '绿涨红跌',
  redUp: '红涨绿跌',
  hideFigures: '隐藏金额',
} satisfies Translation['settings']
