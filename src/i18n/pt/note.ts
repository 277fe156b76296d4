import type { Translation } from '../types.ts'

export default {
  title: 'Nota',
  add: 'Adicionar nota',
  change: 'Editar nota',
  label: 'Sua nota',
  hint: 'Só você pode vê-la. Até {limit} caracteres.',
  tooLong: 'Reduza-a a {limit} caracteres',
  notAllowed: 'Ela contém caracteres que não podem ser salvos',
  empty: 'Escreva algo primeiro',
  remove: 'Excluir nota',
  all: 'Notas',
  none: 'Nenhuma nota ainda',
  noneText:
    'Escreva uma sobre um produto, uma ordem à vista ou uma posição em contratos. Só você pode vê-la.',
  spotOrder: 'Ordem à vista',
  position: 'Posição em contratos',
  open: 'Abrir {product}',
  browse: 'Ver produtos',
} satisfies Translation['note']
