import type { OperatorTexts } from '../types.ts'

export const documents: OperatorTexts['documents'] = {
  questions: {
    realMoney: {
      question: 'Est-ce de l’argent réel ?',
      answer:
        '<b>Non.</b> Le marché et l’argent sont simulés. Rien de ce que vous faites ici ne coûte ni ne rapporte d’argent réel, et chaque écran qui montre un solde le dit.',
    },
    password: {
      question: 'Comment changer mon mot de passe ?',
      answer: 'Ouvrez <a>Changer le mot de passe</a>. Tous les autres appareils sont alors déconnectés.',
    },
    scam: {
      question: 'Quelqu’un me demande mon mot de passe ou un code. Que faire ?',
      answer:
        'Ne les communiquez pas. Nous ne demandons jamais ni l’un ni l’autre. Changez ensuite votre mot de passe, et vérifiez <a>où vous êtes connecté</a>.',
    },
    protection: {
      question: 'Comment protéger mon compte ?',
      answer: [
        'Activez la double authentification et gardez les codes de récupération ailleurs.',
        'Définissez un mot de passe de retrait.',
        'Lisez les messages : chaque connexion sur un nouvel appareil y est signalée.',
      ],
    },
    depositTime: {
      question: 'Quand mon dépôt sera-t-il crédité ?',
      answer:
        'Ici, en quelques secondes. Chaque étape figure dans <a>Dépôts</a> ; les montants qui finissent par ,13 sont rejetés exprès, pour que vous voyiez à quoi ressemble un rejet.',
    },
    held: {
      question: 'Pourquoi une partie de mon solde est-elle réservée ?',
      answer:
        'Les ordres ouverts, les retraits en cours, les positions et les souscriptions réservent le montant dont ils peuvent avoir besoin. Appuyez sur le montant réservé dans le portefeuille pour voir les écritures correspondantes.',
    },
    check: {
      question: 'Comment vérifier que chaque chiffre est juste ?',
      answer:
        'Appuyez sur <b>Vérifier mon compte</b> dans le <a>portefeuille</a>. Votre propre appareil recalcule tous les soldes, frais, exécutions et paiements à partir des données publiées, et montre le calcul.',
    },
    orderCost: {
      question: 'Combien coûte un ordre ?',
      answer:
        'Le coût exact est indiqué avant que vous confirmiez, et dans le reçu. Les ordres au comptant coûtent 0,1 % de la valeur de l’ordre. Voir <a>tous les frais</a>.',
    },
    refused: {
      question: 'Pourquoi mon ordre a-t-il été rejeté ?',
      answer:
        'La raison figure près du champ ou au-dessus du bouton : le cours a bougé de plus de 0,5 %, le marché est fermé, les fonds sont insuffisants, ou la quantité n’est pas un multiple du pas. Un ordre rejeté ne coûte rien.',
    },
    contractLoss: {
      question: 'Que puis-je perdre avec les contrats ?',
      answer:
        'Toute la marge de la position, et vite : un effet de levier dix fois plus élevé, c’est une perte dix fois plus grande. Le cours de liquidation est indiqué pendant la saisie de l’ordre. <a>Ce que vous pouvez perdre</a>',
    },
    earningSafety: {
      question: 'Les placements et le lock mining sont-ils sûrs ?',
      answer:
        'Le rendement n’est pas garanti. Vous ne pouvez pas utiliser le montant avant l’échéance, sauf en payant les frais de sortie anticipée, indiqués à l’avance, et une crypto peut perdre de la valeur entre-temps.',
    },
  },
  richTexts: {
    about: {
      title: 'À propos de ce site',
      content: [
        'Une démo pour négocier des actions américaines, des cryptos, des contrats à terme et du forex. Tout y est simulé : le marché, l’argent, la contrepartie de chaque transaction.',
        'Chaque chiffre peut être recalculé sur votre propre appareil.',
      ],
    },
    terms: {
      title: 'Conditions d’utilisation',
      content: [
        'Aucun argent réel n’est en jeu, et aucun ne peut être réclamé.',
        'Seules les règles publiées s’appliquent aux ordres, aux dépôts et aux retraits.',
        'Votre activité est enregistrée, et vous pouvez tout télécharger dans un fichier.',
        'Vous pouvez fermer le compte à tout moment s’il ne reste rien d’ouvert ni aucun solde.',
      ],
    },
    privacy: {
      title: 'Confidentialité',
      content: [
        'Nous conservons le nom de votre compte, les informations que vous donnez sur vous, vos ordres et vos paiements, et ce que votre navigateur indique sur lui-même à la connexion. Nous ne transmettons rien à des tiers, ne vous suivons pas à des fins publicitaires et ne chargeons rien depuis d’autres serveurs.',
        'Vous pouvez <a>tout télécharger, ou fermer le compte</a>.',
      ],
    },
    risk: {
      title: 'Ce que vous pouvez perdre',
      content: [
        '<b>Comptant :</b> tout ce que vous avez payé, si le cours tombe à zéro.',
        '<b>Contrats :</b> toute la marge, en quelques minutes. Une position est liquidée avant que la marge soit épuisée.',
        '<b>Ordres rapides :</b> toute la mise, si le cours finit ne serait-ce que d’un pas du mauvais côté. Vous devez en gagner plus de la moitié pour réaliser le moindre gain.',
        '<b>Copy trading :</b> tout ce que vous y mettez ; les résultats passés d’un trader ne disent rien de ses résultats futurs.',
        '<b>Placements, lock mining, actions nouvelles :</b> l’accès à l’argent pendant un temps, et la valeur que la crypto ou l’action perd entre-temps.',
      ],
    },
    fees: {
      title: 'Frais',
      content: [
        'Les ordres au comptant coûtent 0,1 % de la valeur de l’ordre. Tous les autres frais dépendent du produit, du mode de négociation ou de la méthode de paiement, et sont indiqués avant que vous confirmiez. Ce qui est prélevé est ce qui est publié ; l’application recalcule tous les frais quand vous vérifiez votre compte.',
      ],
    },
    accessibility: {
      title: 'Accessibilité',
      content: [
        '<b>Clavier :</b> Tout fonctionne sans souris. Tab avance, Entrée valide, Échap ferme. Les flèches servent à choisir et à lire un graphique bougie par bougie. La touche ? affiche les raccourcis, que vous pouvez désactiver dans les réglages d’affichage.',
        '<b>Lecteur d’écran :</b> Chaque page annonce son nom à l’ouverture. Les résultats sont annoncés une fois, à leur arrivée ; les erreurs sont lues avec leur champ. Les variations de cours ne sont pas annoncées.',
        '<b>Agrandissement :</b> Les pages s’agrandissent jusqu’à 400 % sans défilement latéral et suivent la taille de police de votre appareil.',
        '<b>Contraste et couleur :</b> Le texte a un contraste d’au moins 4,5:1, en clair comme en sombre. Hausses et baisses se distinguent aussi par le signe et la flèche, et vous pouvez inverser leurs couleurs.',
        '<b>Tableaux et impression :</b> Le marché et chaque graphique peuvent s’afficher en tableau. Si votre appareil demande plus de contraste ou ses propres couleurs, les pages suivent. Sur papier, elles sont noir sur blanc.',
        '<b>Mouvement :</b> Rien ne glisse si votre appareil demande moins d’animations.',
        '<b>Quelque chose ne fonctionne pas pour vous ?</b> Écrivez au <a>service client</a>.',
      ],
    },
  },
  service: {
    answers: {
      fees: {
        askedBy: ['frais', 'coût', 'commission'],
        answer:
          'Tous les frais sont indiqués avant que vous confirmiez, et dans le reçu. La grille complète se trouve dans Questions et réponses.',
      },
      deposits: {
        askedBy: ['dépôt', 'depot', 'dépos', 'deposer'],
        answer:
          'Ici, les dépôts sont approuvés en quelques secondes. Les montants qui finissent par ,13 sont rejetés exprès. La page Dépôts montre chaque étape.',
      },
      withdrawals: {
        askedBy: ['retrait', 'retirer'],
        answer:
          'Un retrait est vérifié pendant 20 secondes et peut être annulé jusque-là. L’historique des retraits montre chaque étape et la raison d’un rejet.',
      },
      codes: {
        askedBy: ['mot de passe', 'code'],
        answer:
          'Nous ne vous demanderons jamais votre mot de passe ni un code. Les deux se changent sous « Compte », « Sécurité ».',
      },
      statement: {
        askedBy: ['diffère', 'différen', 'erreur', 'relevé', 'ne correspond pas'],
        answer:
          'Ouvrez le portefeuille, vérifiez votre compte et enregistrez le relevé dans un fichier : il indique quel chiffre diffère et ce qu’il devrait être.',
      },
    },
    picture:
      'Merci pour l’image. Ceci est le service client de la démo : un script répond, et personne ne regarde les images.',
    otherwise:
      'Ceci est le service client de la démo : un script répond. Il peut répondre aux questions sur les frais, les dépôts, les retraits, les mots de passe et les relevés.',
  },
  offer: {
    summary: {
      title: 'Résumé (fictif)',
      text: 'Dans cette démo, {name} vend des actions supplémentaires à un prix fixe. Ce sont les mêmes actions que celles déjà négociées ici. Rien de cela n’est réel : {name} n’a rien à voir avec cette offre, et personne ne peut acheter ni posséder quoi que ce soit par elle.',
    },
    draw: {
      title: 'Comment les actions sont attribuées',
      text: 'Chaque lot demandé est un ticket. S’il y a plus de tickets que de lots, un tirage décide, et chaque ticket a la même chance. La graine du tirage est fixée avant l’ouverture de l’offre ; son empreinte est affichée dès le début, et la graine elle-même après le tirage, afin que chacun puisse le recalculer. La démo ajoute ses propres inscriptions, signalées comme telles, pour qu’il y ait des concurrents au tirage.',
    },
    risks: {
      title: 'Risques',
      text: 'Il peut vous être attribué moins d’actions que vous n’en demandez, ou aucune. Votre argent est réservé jusqu’au tirage et ne peut pas servir entre-temps. Les actions attribuées ne peuvent être vendues qu’à partir de la cotation, douze heures après la clôture ; d’ici là, le cours du marché peut être passé sous le prix que vous avez payé, et il peut continuer de baisser. Si la négociation de l’action est suspendue, celle-ci ne peut pas être vendue jusqu’à la fin de la suspension.',
    },
    terms: {
      title: 'Conditions',
      text: 'Une souscription par compte et par offre, dans la limite indiquée. Elle peut être annulée sans frais tant que l’offre est ouverte. Les frais ne sont prélevés que sur les actions attribuées. Le montant des actions non attribuées est libéré juste après le tirage.',
    },
  },
  activity: {
    title: 'Combien coûtera {coin} ?',
    summary:
      'Pronostiquez le cours de 1 {coin} deux semaines après le début. La participation est gratuite et ne demande aucune opération.',
    howItWorks: {
      title: 'Comment ça marche',
      texts: [
        'La première semaine, soumettez un pronostic du cours de 1 <strong>{coin}</strong> à la fin, en USDT.',
        'Une semaine après la clôture des inscriptions, c’est le cours public à ce moment-là qui décide.',
      ],
    },
    rule: {
      title: 'Règles',
      texts: [
        'Les pronostics sont classés selon leur écart par rapport à ce cours, au-dessus ou au-dessous.',
        'En cas d’égalité, le pronostic le plus ancien est devant.',
        'Les trois premiers reçoivent {first}, {second} et {third} USDT, crédités automatiquement en moins d’une minute et libres d’usage.',
        'S’il y a moins de participants que de prix, les prix restants ne sont pas versés.',
      ],
    },
    toKnow: {
      title: 'Bon à savoir',
      texts: [
        'Un pronostic ne peut pas être modifié, et se tromper ne coûte rien. Ce n’est pas un conseil d’achat ou de vente : les cours montent et baissent, et la plupart des pronostics tombent à côté.',
        'Les résultats montrent tous les participants avec un nom masqué, leur pronostic et le moment de leur participation, afin que chacun puisse vérifier le classement.',
      ],
    },
  },
}
