import type { Translation } from '../types.ts'

export default {
  title: 'Nos totais publicados',
  included: 'Seus saldos no início de {day} (UTC) estão nos totais publicados.',
  missing:
    'Os totais publicados para o início de {day} (UTC) estão errados. As divergências acima dizem por quê.',
  newer: 'No início de {day} (UTC), o último dia publicado, você não tinha saldo.',
  none: 'Não é possível verificar: não há totais publicados.',
  failed: 'Não é possível verificar: não foi possível carregar os totais publicados.',
  late: 'Não são publicados totais desde {day}. Deveria haver novos todos os dias.',
  account: 'Conta',
  root: 'Raiz do dia',
  compare: 'A todos deve ser mostrada a mesma raiz para um dia. Compare-a com outras pessoas.',
  proves:
    'O que uma correspondência prova: os totais devidos a todos os clientes, publicados para esse dia, contêm seus saldos, nenhum valor negativo no caminho os reduz e nenhuma raiz que este aparelho viu foi alterada.',
  provesNot:
    'O que não prova: que o dinheiro existe, ou que os saldos de outras pessoas são contados. Cada um só pode verificar os seus.',
} satisfies Translation['liabilities']
