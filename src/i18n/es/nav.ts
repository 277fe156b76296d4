import type { Translation } from '../types.ts'

export default {
  label: 'Navegación principal',
  home: 'Inicio',
  market: 'Mercado',
  trade: 'Operar',
  wallet: 'Cartera',
  me: 'Yo',
  skipToContent: 'Ir al contenido',
  notFoundTitle: 'Esta página no existe',
  notFoundText: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  goHome: 'Ir al inicio',
  preferredLanguage: 'Continuar en español',
} satisfies Translation['nav']
