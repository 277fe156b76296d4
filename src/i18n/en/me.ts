import type { BaseTranslation } from '../i18n-types.ts'

export default {
  title: 'Me',
  guest: 'Not signed in',
  profile: 'Profile',
  security: 'Security',
  messages: 'Messages',
  service: 'Customer service',
  help: 'Help',
  about: 'About',
} satisfies BaseTranslation
