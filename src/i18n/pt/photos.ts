import type { Translation } from '../types.ts'

export default {
  camera: 'Tirar uma foto',
  choose: 'Escolher uma imagem',
  hint: 'No máximo {most}. São comprimidas neste aparelho antes do envio; só o analista pode vê-las.',
  leftOut: 'No máximo {most}; as outras não foram adicionadas',
  photo: 'Imagem {number}',
  remove: 'Remover imagem {number}',
  compressing: 'Comprimindo',
  sending: '{percent}% enviado',
  cancel: 'Cancelar envio',
  discard: 'Remover esta imagem',
  notSent: 'Não enviada',
  waiting: 'Aguarde até a imagem ser enviada',
  compressionFailedText:
    'Este aparelho não consegue ler este arquivo como imagem. Tire a foto de novo ou escolha um JPEG, PNG ou WebP menor.',
  understood: 'Escolher outra',
  preview: 'Imagens',
  previewOf: '{index} de {count}',
  zoomIn: 'Ampliar',
  zoomOut: 'Reduzir',
  previous: 'Imagem anterior',
  next: 'Próxima imagem',
  save: 'Salvar imagem',
  nothingTitle: 'Nenhuma imagem para mostrar',
  nothingText: 'O link não contém nenhuma imagem.',
} satisfies Translation['photos']
