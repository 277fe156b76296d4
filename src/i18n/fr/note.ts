import type { Translation } from '../types.ts'

export default {
  title: 'Note',
  add: 'Ajouter une note',
  change: 'Modifier la note',
  label: 'Votre note',
  hint: 'Vous seul pouvez la voir. {limit} caractères au plus.',
  tooLong: 'Raccourcissez-la à {limit} caractères',
  notAllowed: 'Elle contient des caractères qui ne peuvent pas être enregistrés',
  empty: 'Écrivez d’abord quelque chose',
  remove: 'Supprimer la note',
  all: 'Notes',
  none: 'Aucune note',
  noneText:
    'Écrivez-en une sur un produit, un ordre au comptant ou une position sur contrat. Vous seul pouvez la voir.',
  spotOrder: 'Ordre au comptant',
  position: 'Position sur contrat',
  open: 'Ouvrir {product}',
  browse: 'Voir les produits',
} satisfies Translation['note']
