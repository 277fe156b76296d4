import type { Translation } from '../types.ts'

export default {
  title: 'Nota',
  add: 'Añadir una nota',
  change: 'Editar la nota',
  label: 'Su nota',
  hint: 'Solo usted puede verla. Hasta {limit} caracteres.',
  tooLong: 'Acórtela a {limit} caracteres',
  notAllowed: 'Contiene caracteres que no se pueden guardar',
  empty: 'Escriba algo primero',
  remove: 'Eliminar la nota',
  all: 'Notas',
  none: 'Aún no hay notas',
  noneText:
    'Escriba una sobre un producto, una orden al contado o una posición en contratos. Solo usted puede verla.',
  spotOrder: 'Orden al contado',
  position: 'Posición en contratos',
  open: 'Abrir {product}',
  browse: 'Ver productos',
} satisfies Translation['note']
