import type { Translation } from '../types.ts'

export default {
  groups: 'Groupes',
  all: 'Tous',
  add: 'Nouveau groupe',
  change: 'Modifier le groupe',
  name: 'Nom du groupe',
  nameHint: '{limit} caractères au plus',
  nameInvalid: 'Saisissez un nom sans caractères spéciaux',
  nameTaken: 'Vous avez déjà un groupe de ce nom',
  products: 'Produits',
  productsHint: 'Un produit est dans un seul groupe. Si vous le choisissez ici, il quitte l’autre.',
  noProducts: 'Choisissez au moins un produit',
  inGroup: 'Dans {group}',
  emptyGroup: 'Aucun produit dans ce groupe',
  emptyGroupText: 'Ses produits ne sont plus dans votre liste de suivi.',
  failed: 'Vos groupes n’ont pas pu être chargés.',
  remove: 'Supprimer le groupe',
  removeNote: 'Les produits restent dans votre liste de suivi.',
} satisfies Translation['watchGroups']
