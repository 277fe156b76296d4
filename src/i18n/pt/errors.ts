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
  chunkMissing: 'Esta parte do app não existe mais: há uma versão mais nova.',
  chunkTimeout: 'Esta parte do app está demorando demais para chegar.',
  chunkError: 'Não foi possível carregar esta parte do app.',
  reload: 'Recarregar',
  loadTitle: 'Não foi possível carregar',
  loadText: 'Seu dinheiro e suas ordens não foram afetados.',
  retriesOnline: 'Uma nova tentativa é feita sozinha quando você voltar a ficar online.',
  screenTitle: 'Esta página parou de funcionar',
  screenText: 'Sua conta não foi afetada. Tente de novo ou vá para o início.',
  hint_signed_out: 'Entre novamente',
  hint_too_many_requests: 'Solicitações demais. Tente de novo em {seconds} s',
  hint_invalid_field: 'Confira este campo',
  hint_server_error: 'O servidor está com falha. Tente novamente mais tarde',
  hint_not_found: 'O servidor não conhece este endereço',
  hint_wrong_method: 'O servidor não responde a este tipo de chamada',
  hint_body_too_large: 'É grande demais para enviar',
} satisfies Translation['errors']
