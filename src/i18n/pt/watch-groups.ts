import type { Translation } from '../types.ts'

export default {
  groups: 'Grupos',
  all: 'Todos',
  add: 'Novo grupo',
  change: 'Editar grupo',
  name: 'Nome do grupo',
  nameHint: 'Até {limit} caracteres',
  nameInvalid: 'Digite um nome sem caracteres especiais',
  nameTaken: 'Você já tem um grupo com este nome',
  products: 'Produtos',
  productsHint: 'Um produto fica em um só grupo. Se você o escolher aqui, ele sai do outro.',
  noProducts: 'Escolha pelo menos um produto',
  inGroup: 'Em {group}',
  emptyGroup: 'Nenhum produto neste grupo',
  emptyGroupText: 'Os produtos dele não estão mais nos seus favoritos.',
  failed: 'Não foi possível carregar seus grupos.',
  remove: 'Excluir grupo',
  removeNote: 'Os produtos continuam nos seus favoritos.',
} satisfies Translation['watchGroups']
