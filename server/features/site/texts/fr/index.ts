import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const fr: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: 'Chaque chiffre se vérifie',
      subtitle: 'Des frais affichés avant de confirmer, des reçus qui concordent.',
    },
    markets: {
      title: '500 marchés, un seul compte',
      subtitle: 'Actions américaines, cryptos, contrats à terme et forex, en direct.',
    },
    sandbox: {
      title: 'Exercez-vous avec de l’argent fictif',
      subtitle: 'Les dépôts sont approuvés en quelques secondes.',
    },
  },
  // Four stand in a row on a phone: a soft hyphen (\u00ad) says where a long word may part.
  entries: {
    deposit: 'Dépôt',
    withdraw: 'Retrait',
    exchange: 'Conver\u00adsion',
    search: 'Recher\u00adcher',
    favorites: 'Liste de suivi',
    chart: 'Gra\u00adphique',
    ledger: 'Écritures',
    ledgerEntries: 'Écritures du compte',
    pledge: 'Place\u00adment',
    lockMining: 'Lock mining',
    loan: 'Prêts',
    newShares: 'Actions nouvelles',
    invite: 'Inviter des amis',
    welfare: 'Tâches et bons',
    awards: 'Récom\u00adpenses',
    activities: 'Activités',
    language: 'Langue',
    line: 'Serveur',
  },
  headings: {
    ranking: 'Classements',
    notices: 'Avis',
  },
  welcome: {
    title: 'Bienvenue dans la démo',
    content:
      'Le marché et l’argent sont ici simulés. Rien de ce que vous faites ne coûte ni ne rapporte d’argent réel.',
  },
  notices: {
    fees: {
      title: 'Des frais tels que publiés',
      content:
        'Les ordres au comptant coûtent 0,1 % de la valeur de l’ordre. « Vérifier mon compte » recalcule tous les frais à partir de la grille publiée.',
    },
    hours: {
      title: 'Dans la démo, on négocie jour et nuit',
      content:
        'Ici, tous les marchés sont ouverts en permanence. Les vraies bourses ferment la nuit, le week-end et les jours fériés.',
    },
    limits: {
      title: 'Ce que la démo ne reproduit pas',
      content:
        'Les ordres ne font pas bouger le marché, sont exécutés en entier et n’attendent jamais dans une file. Il n’y a ni dividendes, ni divisions d’actions, ni impôts.',
    },
  },
  tips: {
    riskNotice: 'Démo : le marché et l’argent sont simulés.',
    orderNotice:
      'Un ordre au marché est exécuté au cours actuel, et rejeté si ce cours est moins bon de plus de 0,5 % que celui que vous avez confirmé.',
  },
  bankCard: {
    bankName: 'Banque',
    accountName: 'Titulaire du compte',
    cardNumber: 'Numéro de carte',
    branch: 'Agence',
    swift: 'Code SWIFT',
  },
  payee: {
    accountName: 'Titulaire du compte',
    bankName: 'Banque',
    accountNumber: 'Numéro de compte',
    swift: 'Code SWIFT',
  },
  recharge: {
    names: {
      sandbox: 'Virement fictif',
      bank: 'Virement bancaire',
      tron: 'USDT par TRON (TRC20)',
      ethereum: 'USDT par Ethereum (ERC20)',
      online: 'Paiement en ligne',
    },
    instructions: {
      sandbox:
        'Argent fictif. L’exploitant de la démo approuve le dépôt en quelques secondes ; les montants qui finissent par ,13 sont rejetés, pour que vous voyiez à quoi ressemble un rejet.',
      bank: 'Argent fictif : n’envoyez rien. Avec de l’argent réel, vous feriez le virement, puis ajouteriez une image du justificatif, qu’un examinateur vérifie. Les montants qui finissent par ,17 sont rejetés comme si l’image était illisible.',
      chain:
        'Argent fictif : n’envoyez rien. La démo fait comme si le transfert était arrivé. Nombre de confirmations comptées : {confirmations}. Les montants qui finissent par ,19 sont rejetés comme s’ils avaient été envoyés par un autre réseau.',
      online:
        'Argent fictif. Vous êtes dirigé vers une page de paiement de la démo, qui ne prélève rien, puis vous revenez ici. Vous avez {minutes} minutes.',
    },
  },
  withdraw: {
    bank: 'Carte bancaire',
  },
  products: {
    pledge: 'Placement {asset}, {days}',
    mining: 'Lock mining {asset}, {days}',
    loan: 'Prêt, {instalments} × {days}',
    securedLoan: 'Prêt avec garantie, {instalments} × {days}',
  },
  days: {
    one: '{count} jour',
    other: '{count} jours',
  },
}
