import type { Translation } from '../types.ts'

export default {
  label: 'Principal',
  home: 'Início',
  market: 'Mercado',
  trade: 'Negociar',
  wallet: 'Carteira',
  me: 'Conta',
  skipToContent: 'Ir para o conteúdo',
  notFoundTitle: 'Essa página não existe',
  notFoundText: 'O endereço pode estar errado ou a página mudou de lugar.',
  goHome: 'Ir para o início',
  preferredLanguage: 'Continuar em português',
} satisfies Translation['nav']
