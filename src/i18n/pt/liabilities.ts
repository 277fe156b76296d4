import type { Translation } from '../types.ts'

export default {
  title: 'Nos totais publicados',
  included: 'Os seus saldos no início de {day} (UTC) estão nos totais publicados.',
  missing:
    'O que está publicado para o início de {day} (UTC) não é como deveria ser. As divergências acima dizem o que está errado.',
  newer: 'No início de {day} (UTC), o último dia publicado, você não tinha saldo.',
  none: 'Não é possível verificar: não há totais publicados.',
  failed: 'Não é possível verificar: não foi possível carregar os totais publicados.',
  late: 'Não são publicados totais desde {day}. Deveria haver novos todos os dias.',
  account: 'Conta',
  root: 'Raiz do dia',
  compare: 'A todos deve ser mostrada a mesma raiz para um dia. Compare-a com outras pessoas.',
  proves:
    'O que uma correspondência prova: os totais devidos a todos os clientes, publicados para esse dia, contêm os seus saldos, nenhum valor negativo no caminho os reduz e nenhuma raiz que este dispositivo viu foi alterada.',
  provesNot:
    'O que não prova: que o dinheiro existe, ou que os saldos de outras pessoas são contados. Cada um só pode verificar os seus.',
} satisfies Translation['liabilities']
