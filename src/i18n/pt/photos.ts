import type { Translation } from '../types.ts'

export default {
  camera: 'Tirar uma foto',
  choose: 'Escolher uma imagem',
  hint: 'No máximo {most}. São reduzidas neste aparelho antes do envio; ninguém as vê além do analista.',
  leftOut: 'No máximo {most}; as outras ficaram de fora',
  photo: 'Imagem {number}',
  remove: 'Remover imagem {number}',
  compressing: 'Reduzindo',
  sending: '{percent}% enviado',
  cancel: 'Parar o envio',
  discard: 'Remover esta imagem',
  notSent: 'Não enviada',
  waiting: 'Aguarde até a imagem ser enviada',
  compressionFailedText:
    'Este arquivo não pode ser lido como imagem neste aparelho. Tire a foto de novo ou escolha um JPEG, PNG ou WebP menor.',
  understood: 'Escolher outra',
  preview: 'Imagens',
  previewOf: '{index} de {count}',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  previous: 'Imagem anterior',
  next: 'Próxima imagem',
  save: 'Salvar imagem',
  nothingTitle: 'Nenhuma imagem para mostrar',
  nothingText: 'O endereço não indica nenhuma.',
} satisfies Translation['photos']
