import type { Translation } from '../generated/types.ts'

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
} satisfies Translation['note']
