import type { Translation } from '../types.ts'

export default {
  label: 'Navegación principal',
  home: 'Inicio',
  market: 'Mercado',
  trade: 'Operar',
  wallet: 'Cartera',
  me: 'Cuenta',
  skipToContent: 'Ir al contenido',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'Puede que la dirección sea errónea o que la página se haya movido.',
  goHome: 'Ir al inicio',
  preferredLanguage: 'Continuar en español',
} satisfies Translation['nav']
