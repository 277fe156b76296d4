import type { Translation } from '../types.ts'

export default {
  title: 'Cours issus des clés publiées',
  matches: 'Les cours de vos opérations jusqu’au {day} (UTC) découlent des clés publiées.',
  differs:
    'Des clés, des conditions ou des cours ne sont pas conformes. Les écarts ci-dessus disent ce qui ne va pas.',
  missingTerms:
    'Vérifications de cours impossibles\u00a0: {count}. Les conditions dont découlent ces cours ne sont pas publiées pour\u00a0: {products}.',
  later: 'Vos cours pourront être vérifiés à partir du {time}.',
  none: 'Vos cours sont antérieurs aux clés publiées et ne peuvent pas être prouvés.',
  since: 'Les cours antérieurs au {time} précèdent les clés publiées et ne peuvent pas être prouvés.',
  late: 'La clé du {day} manque. Elle devrait être publiée une heure après la fin de la journée.',
  gone: 'Les clés n’ont pas pu être chargées, alors que cet appareil en a déjà vu des empreintes.',
  seen: 'Cet appareil a vu l’empreinte de la clé du {day} avant ce jour, et elle n’a pas changé. Les cours jusque-là étaient fixés d’avance.',
  hash: 'Empreinte de la clé du {day}',
  compare: 'Tout le monde doit voir la même empreinte pour un jour. Comparez-la avec d’autres personnes.',
  proves:
    'Ce que prouve une concordance\u00a0: vos cours découlent d’une clé par jour, et chaque clé fixe toutes les précédentes. Les empreintes des clés sont publiées deux jours avant\u00a0: là où vous, ou d’autres, les avez vues à temps, personne n’a pu adapter les cours à vos opérations.',
  provesNot:
    'Ce qu’elle ne prouve pas\u00a0: que l’exploitant, qui a les clés, ne connaît pas les cours à l’avance. Les cours d’aujourd’hui pourront être vérifiés une heure après la fin de la journée (UTC).',
} satisfies Translation['marketKeys']
