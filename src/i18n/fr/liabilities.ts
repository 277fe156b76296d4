import type { Translation } from '../types.ts'

export default {
  title: 'Dans les totaux publiés',
  included: 'Vos soldes au début du {day} (UTC) figurent dans les totaux publiés.',
  missing: 'Les totaux publiés pour le début du {day} (UTC) sont faux. Les écarts ci-dessus disent pourquoi.',
  newer: 'Au début du {day} (UTC), dernier jour publié, vous n’aviez pas de solde.',
  none: 'Impossible à vérifier\u00a0: aucun total n’est publié.',
  failed: 'Impossible à vérifier\u00a0: les totaux publiés n’ont pas pu être chargés.',
  late: 'Aucun total n’a été publié depuis le {day}. Il devrait y en avoir de nouveaux chaque jour.',
  account: 'Compte',
  root: 'Racine du jour',
  compare: 'Tout le monde doit voir la même racine pour un jour. Comparez-la avec d’autres personnes.',
  proves:
    'Ce que prouve une concordance\u00a0: les totaux dus à tous les clients, publiés pour ce jour, contiennent vos soldes, aucun montant négatif sur le chemin ne les diminue, et aucune racine vue par cet appareil n’a été modifiée.',
  provesNot:
    'Ce qu’elle ne prouve pas\u00a0: que l’argent est là, ni que les soldes des autres sont comptés. Chacun ne peut vérifier que les siens.',
} satisfies Translation['liabilities']
