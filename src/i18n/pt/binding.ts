import type { Translation } from '../types.ts'

export default {
  cardsTitle: 'Cartões bancários',
  bindCard: 'Cadastrar um cartão',
  noCards: 'Nenhum cartão bancário cadastrado',
  noCardsText: 'Cadastre um, e saques poderão ir para ele.',
  showCards: 'Mostrar números por inteiro',
  cardBound: 'O cartão foi cadastrado',
  unbind: 'Descadastrar',
  unbindCard: 'Descadastrar este cartão?',
  unbindText: 'Nada mais pode ser sacado para ele. Saques em andamento ainda chegam lá.',
  keep: 'Manter',
  boundOn: 'Cadastrado em',
  noProperties: 'Não se sabe o que um cartão precisa informar',
  cardNumberHint: 'Um número de cartão de 12 a 19 dígitos, ou um IBAN',
  cardNumberForm: 'Escreva de 12 a 19 dígitos, ou um IBAN inteiro',
  cardNumberCheck: 'Os dígitos verificadores não conferem: um caractere está errado, ou dois estão trocados',
  swiftForm: 'Um código SWIFT tem 8 ou 11 letras e números',
  tooLong: 'No máximo {count} caracteres',
  cardSafety:
    'Cadastre somente cartões em seu próprio nome. Nunca pedimos a validade, o código de segurança nem a senha do cartão.',
  addressesTitle: 'Endereços de carteira',
  bindAddress: 'Cadastrar um endereço',
  noAddresses: 'Nenhum endereço de carteira cadastrado',
  noAddressesText: 'Cadastre um, e saques poderão ir para ele.',
  showAddresses: 'Mostrar endereços por inteiro',
  addressCount: '{count} de {limit} endereços cadastrados',
  limitReached: 'Não é possível cadastrar mais. Descadastre um para abrir espaço.',
  unbindAddress: 'Descadastrar este endereço?',
  addressBound: 'O endereço foi cadastrado',
  currency: 'Moeda',
  network: 'Rede',
  address: 'Endereço',
  label: 'Seu nome para ele',
  labelHint: 'Por exemplo, “Poupança”',
  copyAddress: 'Copiar o endereço',
  networkName: '{network} ({type})',
  networkRisk:
    'O endereço precisa ser de {network}. O que for enviado em outra rede se perde, e ninguém pode recuperá-lo.',
  wrongNetwork: 'Isto parece um endereço de {found}, não de {wanted}. O que for enviado para lá se perderia',
  wrongChecksum:
    'A soma de verificação não confere: há um caractere errado ou faltando. Copie o endereço de novo',
  wrongForm: 'Isto não é um endereço de {wanted}',
  noChecksum:
    'Esta grafia não tem soma de verificação, portanto um caractere errado não apareceria. Compare caractere por caractere.',
  looksRight: 'A forma e a soma de verificação conferem com {network}.',
  noWayYet: 'Ainda não é possível sacar {currency} em {network}. O endereço fica guardado.',
  unanswered:
    'Não houve resposta. Veja a lista antes de tentar de novo: o mesmo nunca é cadastrado duas vezes.',
  restBefore:
    'Você escolheu que cartões e endereços novos esperem 24 horas: este pode ser usado a partir de {time}.',
} satisfies Translation['binding']
