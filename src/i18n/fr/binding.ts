import type { Translation } from '../types.ts'

export default {
  cardsTitle: 'Cartes bancaires',
  bindCard: 'Enregistrer une carte bancaire',
  noCards: 'Aucune carte bancaire enregistrée',
  noCardsText: 'Enregistrez-en une, et les retraits pourront y aller.',
  showCards: 'Afficher les numéros en entier',
  cardBound: 'La carte est enregistrée',
  unbind: 'Supprimer',
  unbindCard: 'Supprimer cette carte ?',
  unbindText: 'Rien ne pourra plus être retiré vers elle. Les retraits en cours y arrivent encore.',
  keep: 'Conserver',
  boundOn: 'Enregistrée le',
  noProperties: 'On ne sait pas ce qu’une carte doit indiquer',
  cardNumberHint: 'Un numéro de carte de 12 à 19 chiffres, ou un IBAN',
  cardNumberForm: 'Écrivez de 12 à 19 chiffres, ou un IBAN complet',
  cardNumberCheck: 'La clé de contrôle ne correspond pas : un caractère est faux, ou deux sont inversés',
  swiftForm: 'Un code SWIFT a 8 ou 11 lettres et chiffres',
  tooLong: 'Au plus {count} caractères',
  cardSafety:
    'N’enregistrez que des cartes à votre propre nom. Nous ne demandons jamais la date d’expiration, le code de sécurité ni le code PIN.',
  addressesTitle: 'Adresses de portefeuille',
  bindAddress: 'Enregistrer une adresse',
  noAddresses: 'Aucune adresse enregistrée',
  noAddressesText: 'Enregistrez-en une, et les retraits pourront y aller.',
  showAddresses: 'Afficher les adresses en entier',
  addressCount: 'Adresses enregistrées : {count} sur {limit}',
  limitReached: 'Le maximum est atteint. Supprimez-en une pour faire de la place.',
  unbindAddress: 'Supprimer cette adresse ?',
  addressBound: 'L’adresse est enregistrée',
  currency: 'Devise',
  network: 'Réseau',
  address: 'Adresse',
  label: 'Nom que vous lui donnez',
  labelHint: 'Par exemple « Épargne »',
  copyAddress: 'Copier l’adresse',
  networkName: '{network} ({type})',
  networkRisk:
    'L’adresse doit être de ce réseau : {network}. Ce qui est envoyé par un autre réseau est perdu, et personne ne peut le récupérer.',
  wrongNetwork:
    'Cela ressemble à une adresse de {found}, pas de {wanted}. Ce qui y serait envoyé serait perdu',
  wrongChecksum:
    'La somme de contrôle ne correspond pas : un caractère est faux ou manque. Copiez l’adresse de nouveau',
  wrongForm: 'Ce n’est pas une adresse de {wanted}',
  noChecksum:
    'Cette écriture ne contient pas de somme de contrôle : un caractère faux ne se verrait donc pas. Comparez caractère par caractère.',
  looksRight: 'La forme et la somme de contrôle correspondent à {network}.',
  noWayYet: 'Rien ne peut encore être retiré en {currency} par {network}. L’adresse est conservée.',
  unanswered:
    'Aucune réponse n’est arrivée. Regardez la liste avant de réessayer : la même n’est jamais enregistrée deux fois.',
  restBefore:
    'Chez vous, les nouvelles cartes et adresses attendent 24 heures : celle-ci sera utilisable à partir du {time}.',
  paste: 'Coller',
  pasteFailed: 'Le navigateur ne permet pas de coller ici. Utilisez son propre menu.',
  spacesRemoved: 'Espaces supprimées',
} satisfies Translation['binding']
