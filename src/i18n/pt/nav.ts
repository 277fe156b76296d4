import type { Translation } from '../types.ts'

export default {
  label: 'Principal',
  home: 'Início',
  market: 'Mercado',
  trade: 'Negociar',
  wallet: 'Carteira',
  me: 'Conta',
  skipToContent: 'Ir para o conteúdo',
  notFoundTitle: 'Página não encontrada',
  notFoundText: 'O endereço pode estar errado ou a página pode ter mudado de lugar.',
  goHome: 'Ir para o início',
  preferredLanguage: 'Continuar em português',
} satisfies Translation['nav']
