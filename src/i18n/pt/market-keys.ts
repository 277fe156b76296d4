import type { Translation } from '../types.ts'

export default {
  title: 'Preços das chaves publicadas',
  matches: 'Os preços das suas operações até {day} (UTC) resultam das chaves publicadas.',
  differs:
    'Chaves, condições ou preços não são como deveriam ser. As divergências acima dizem o que está errado.',
  missingTerms:
    'Verificações de preços que não foram possíveis: {count}. As condições de que estes preços resultam não foram publicadas para: {products}.',
  later: 'Seus preços podem ser conferidos a partir de {time}.',
  none: 'Seus preços são anteriores às chaves publicadas e não podem ser provados.',
  since: 'Os preços anteriores a {time} são mais antigos que as chaves publicadas e não podem ser provados.',
  late: 'Falta a chave de {day}. Deveria ser publicada uma hora depois do fim do dia.',
  gone: 'Não foi possível carregar as chaves, embora este aparelho já tenha visto hashes delas.',
  seen: 'Este aparelho viu o hash da chave de {day} antes desse dia, e ele não mudou. Os preços até então estavam fixados de antemão.',
  hash: 'Hash da chave de {day}',
  compare: 'A todos deve ser mostrado o mesmo hash para um dia. Compare-o com outras pessoas.',
  proves:
    'O que uma correspondência prova: seus preços resultam de uma chave por dia, e cada chave fixa todas as anteriores. Os hashes das chaves são publicados dois dias antes: se você ou outras pessoas os viram a tempo, ninguém pôde adaptar os preços às suas operações.',
  provesNot:
    'O que não prova: que o operador, que tem as chaves, não conheça os preços com antecedência. Os preços de hoje podem ser conferidos uma hora depois do fim do dia (UTC).',
} satisfies Translation['marketKeys']
