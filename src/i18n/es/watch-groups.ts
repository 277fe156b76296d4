import type { Translation } from '../types.ts'

export default {
  groups: 'Grupos',
  all: 'Todos',
  add: 'Nuevo grupo',
  change: 'Editar el grupo',
  name: 'Nombre del grupo',
  nameHint: 'Hasta {limit} caracteres',
  nameInvalid: 'Introduzca un nombre sin caracteres especiales',
  nameTaken: 'Ya tiene un grupo con este nombre',
  products: 'Productos',
  productsHint: 'Un producto está en un solo grupo. Si lo elige aquí, sale del otro.',
  noProducts: 'Elija al menos un producto',
  inGroup: 'En {group}',
  emptyGroup: 'No hay productos en este grupo',
  emptyGroupText: 'Sus productos ya no están en su lista de seguimiento.',
  failed: 'No se pudieron cargar sus grupos.',
  remove: 'Eliminar el grupo',
  removeNote: 'Los productos siguen en su lista de seguimiento.',
} satisfies Translation['watchGroups']
