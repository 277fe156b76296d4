import type { Translation } from '../types.ts'

export default {
  title: 'Gains réalisés',
  year: 'Année fiscale',
  yearNote: 'Années civiles, UTC',
  method: 'Méthode de coût',
  fifo: 'FIFO',
  average: 'Coût moyen',
  working: 'Lecture de votre historique\u00a0: inclus jusqu’au {time}',
  total: 'Total',
  proceeds: 'Produit de la vente',
  cost: 'Coût',
  gain: 'Gain ou perte',
  byProduct: 'Par produit',
  lots: 'Ventes par lot',
  span: 'Du {from} au {to}',
  none: 'Rien de vendu cette année',
  noneText: 'Ce que vous vendez apparaît ici avec son coût.',
  acquired: 'Acquis',
  sold: 'Vendu',
  held: 'Durée de détention',
  days: 'Jours',
  entriesOfSale: 'Écritures de la vente',
  entriesOfPurchase: 'Écritures de l’achat',
  others: 'Autres résultats réalisés',
  othersNote: 'Sans lots. En USDT, aux cours de leur moment.',
  contractFees: 'Frais de contrats',
  notAdvice:
    'Ceci n’est pas un conseil fiscal. Les règles applicables dépendent de votre lieu de résidence\u00a0: consultez un conseiller fiscal.',
  rulesTitle: 'Règles utilisées',
  rules:
    'Les heures et les années sont en UTC. Tous les montants sont en USDT\u00a0: produit après frais, coût frais compris. FIFO prend le coût des unités les plus anciennes\u202f; le coût moyen répartit le coût sur toutes les unités détenues. Dans les deux cas, les unités les plus anciennes fixent la durée de détention.',
  rulesCost:
    'Les cryptos reçues contre d’autres coûtent ce que valaient celles payées. Les cryptos déposées coûtent leur valeur à l’arrivée. Les récompenses en cryptos coûtent 0. Les unités prélevées comme frais de sortie anticipée n’ont pas de produit.',
  csv: 'Télécharger le CSV',
  koinly: 'Télécharger pour Koinly',
  koinlyNote:
    'Toutes les transactions de l’année au format CSV universel de Koinly. Koinly applique ses propres règles.',
} satisfies Translation['gains']
