import type { Translation } from '../types.ts'

export default {
  requestTimeout: 'Tempo da solicitação esgotado',
  interfaceException: 'Erro de interface, tente novamente mais tarde',
  networkLost: 'sinal de rede perdido',
  backOnline: 'Conexão restabelecida',
  compressionFailed: 'Falha na compressão',
  img: {
    err: 'Não foi possível salvar a imagem',
  },
  chunkLoad: 'Falha ao carregar o módulo {id}',
  chunkMissing: 'Esta parte do app está desatualizada. Recarregue para obter a nova versão.',
  chunkTimeout: 'Esta parte do app está demorando demais para carregar.',
  chunkError: 'Não foi possível carregar esta parte do app.',
  reload: 'Recarregar',
  loadTitle: 'Não foi possível carregar',
  loadText: 'Seu dinheiro e suas ordens não foram afetados.',
  retriesOnline: 'Tenta de novo automaticamente quando você voltar a ficar online.',
  screenTitle: 'Esta página parou de funcionar',
  screenText: 'Sua conta não foi afetada. Tente de novo ou vá para o início.',
  hint_signed_out: 'Entre de novo',
  hint_too_many_requests: 'Solicitações demais. Tente de novo em {seconds} s',
  hint_invalid_field: 'Confira este campo',
  hint_server_error: 'Erro do servidor. Tente mais tarde',
  hint_not_found: 'O servidor não encontrou o que foi pedido',
  hint_wrong_method: 'O servidor não aceita esta solicitação',
  hint_body_too_large: 'É grande demais para enviar',
} satisfies Translation['errors']
