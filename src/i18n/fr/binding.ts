import type { Translation } from '../types.ts'

export default {
  cardsTitle: 'Cartes bancaires',
  bindCard: 'Ajouter une carte bancaire',
  noCards: 'Aucune carte bancaire pour le moment',
  noCardsText: 'Ajoutez-en une pour y retirer des fonds.',
  showCards: 'Afficher les numéros de carte en entier',
  cardBound: 'Carte ajoutée',
  unbind: 'Supprimer',
  unbindCard: 'Supprimer cette carte ?',
  unbindText: 'Vous ne pourrez plus y retirer de fonds. Les retraits en cours y arriveront encore.',
  keep: 'Conserver',
  boundOn: 'Ajoutée le',
  noProperties: 'Les données de carte ne peuvent pas être saisies pour le moment',
  cardNumberHint: 'Un numéro de carte de 12 à 19 chiffres, ou un IBAN',
  cardNumberForm: 'Saisissez de 12 à 19 chiffres, ou un IBAN complet',
  cardNumberCheck: 'La clé de contrôle ne correspond pas : un caractère est faux, ou deux sont inversés',
  swiftForm: 'Un code SWIFT a 8 ou 11 lettres et chiffres',
  tooLong: 'Au plus {count} caractères',
  cardSafety:
    'N’ajoutez que des cartes à votre nom. Nous ne demandons jamais la date d’expiration, le code de sécurité ni le code PIN.',
  addressesTitle: 'Adresses de portefeuille',
  bindAddress: 'Ajouter une adresse',
  noAddresses: 'Aucune adresse de portefeuille pour le moment',
  noAddressesText: 'Ajoutez-en une pour y retirer des fonds.',
  showAddresses: 'Afficher les adresses en entier',
  addressCount: 'Adresses ajoutées\u00a0: {count} sur {limit}',
  limitReached: 'Limite atteinte. Supprimez une adresse pour en ajouter une autre.',
  unbindAddress: 'Supprimer cette adresse ?',
  addressBound: 'Adresse ajoutée',
  currency: 'Devise',
  network: 'Réseau',
  address: 'Adresse',
  label: 'Libellé',
  labelHint: 'Par exemple « Épargne »',
  copyAddress: 'Copier l’adresse',
  networkName: '{network} ({type})',
  networkRisk:
    'L’adresse doit être sur {network}. Tout envoi par un autre réseau est perdu et irrécupérable.',
  wrongNetwork:
    'Cela ressemble à une adresse sur {found}, pas sur {wanted}. Tout envoi vers elle serait perdu',
  wrongChecksum:
    'La somme de contrôle ne correspond pas : un caractère est faux ou manque. Copiez l’adresse de nouveau',
  wrongForm: 'Ce n’est pas une adresse valide sur {wanted}',
  noChecksum:
    'Ce format n’a pas de somme de contrôle\u00a0: un caractère faux ne serait donc pas détecté. Comparez caractère par caractère.',
  looksRight: 'Le format et la somme de contrôle correspondent à {network}.',
  noWayYet:
    'Les retraits en {currency} sur {network} ne sont pas encore possibles. Vous pouvez quand même enregistrer l’adresse.',
  unanswered:
    'Aucune réponse reçue. Vérifiez la liste avant de réessayer\u00a0: la même n’est jamais ajoutée deux fois.',
  restBefore:
    'Les nouvelles cartes et adresses attendent 24 heures\u00a0: celle-ci sera utilisable à partir du {time}.',
  paste: 'Coller',
  pasteFailed: 'Le navigateur ne permet pas de coller ici. Utilisez son propre menu.',
  spacesRemoved: 'Espaces supprimées',
} satisfies Translation['binding']
