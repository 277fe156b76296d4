import type { Translation } from '../types.ts'

export default {
  settings: 'Configurações de notificação',
  settingsText: 'Tudo fica nas suas mensagens. Escolha de que mais quer ser notificado.',
  whileOpen: 'Com o app aberto',
  whenClosed: 'Com o app fechado',
  kindAlert: 'Alertas de preço',
  kindOrder: 'Ordens executadas, rejeitadas ou canceladas',
  kindPosition: 'Take profit, stop loss e liquidação',
  kindMoney: 'Depósitos, saques, empréstimos e novas ações',
  kindSecurity: 'Segurança e identidade',
  alwaysOn: 'Sempre ativo',
  push: 'Notificações neste aparelho',
  pushText: 'O navegador pede permissão. Elas terminam quando você sai da conta aqui.',
  pushAmounts: 'Mostrar valores nas notificações',
  pushAmountsText: 'Quem vê esta tela, mesmo bloqueada, pode lê-los.',
  pushDenied:
    'As notificações estão bloqueadas. Permita-as para este site nas configurações do navegador e tente de novo.',
  pushFailed: 'Não foi possível ativar as notificações. Tente de novo.',
  pushInstall:
    'No iPhone ou iPad, adicione primeiro o app à Tela de Início: Compartilhar e depois Adicionar à Tela de Início. Em seguida, abra-o de lá.',
  pushUnsupported: 'Este navegador não pode mostrar notificações do app.',
  liquidation: 'Avisos de liquidação',
  liquidationText:
    'Avisa quando o preço de uma posição em contrato está tão perto do seu preço de liquidação.',
  firstNotice: 'Primeiro aviso',
  secondNotice: 'Segundo aviso',
  noNotice: 'Desativado',
} satisfies Translation['notices']
