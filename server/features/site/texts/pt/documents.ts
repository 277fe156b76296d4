import type { OperatorTexts } from '../types.ts'

export const documents: OperatorTexts['documents'] = {
  questions: {
    realMoney: {
      question: 'É dinheiro de verdade?',
      answer:
        '<b>Não.</b> O mercado e o dinheiro são simulados. Nada do que você faz aqui custa ou rende dinheiro de verdade, e toda tela com um saldo diz isso.',
    },
    password: {
      question: 'Como altero minha senha?',
      answer: 'Abra <a>Alterar a senha</a>. Todos os outros aparelhos são desconectados em seguida.',
    },
    scam: {
      question: 'Alguém pede minha senha ou um código. O que faço?',
      answer:
        'Não conte nada a ninguém. Nós nunca pedimos nem uma nem outro. Depois altere a senha e veja <a>onde você está conectado</a>.',
    },
    protection: {
      question: 'Como protejo minha conta?',
      answer: [
        'Ative o login em duas etapas e guarde os códigos de recuperação em outro lugar.',
        'Defina uma senha de saque.',
        'Leia as mensagens: elas avisam de cada acesso em um aparelho novo.',
      ],
    },
    depositTime: {
      question: 'Quando um depósito entra no meu saldo?',
      answer:
        'Aqui, em segundos. Cada etapa está em <a>Depósitos</a>; valores terminados em ,13 são recusados de propósito, para que se veja uma recusa.',
    },
    held: {
      question: 'Por que parte do meu saldo está bloqueada?',
      answer:
        'Ordens abertas, saques em andamento, posições e subscrições bloqueiam o que podem precisar. Toque no valor bloqueado na carteira: ele leva aos lançamentos correspondentes.',
    },
    check: {
      question: 'Como confiro se todos os números estão certos?',
      answer:
        'Toque em <b>Conferir minha conta</b> na <a>carteira</a>. Seu próprio aparelho recalcula cada saldo, taxa, execução e pagamento a partir do que está publicado e mostra as contas.',
    },
    orderCost: {
      question: 'Quanto custa uma ordem?',
      answer:
        'Está antes do botão, até o último dígito, e no recibo. Ordens à vista custam 0,1% do valor. Veja <a>todas as taxas</a>.',
    },
    refused: {
      question: 'Por que minha ordem foi recusada?',
      answer:
        'O motivo está junto ao campo ou acima do botão: um preço que se moveu mais de 0,5%, um mercado fechado, dinheiro insuficiente, uma quantidade que não é múltipla do passo. Nada é cobrado por uma ordem recusada.',
    },
    contractLoss: {
      question: 'O que posso perder com contratos?',
      answer:
        'Toda a margem da posição, e rápido: com uma alavancagem dez vezes maior, a perda é dez vezes maior. O preço em que ela seria liquidada aparece enquanto você digita. <a>O que você pode perder</a>',
    },
    earningSafety: {
      question: 'Aplicações e mineração com trava são seguras?',
      answer:
        'Nenhum rendimento é prometido. O que é separado não pode ser usado antes do prazo sem o custo informado de antemão, e uma cripto pode perder seu valor nesse tempo.',
    },
  },
  richTexts: {
    about: {
      title: 'Sobre este site',
      content: [
        'Um sandbox para negociar ações dos EUA, cripto, futuros e forex. Tudo nele é simulado: o mercado, o dinheiro, o outro lado de cada negócio.',
        'Todo número pode ser recalculado no seu próprio aparelho.',
      ],
    },
    terms: {
      title: 'Termos de uso',
      content: [
        'Nenhum dinheiro real circula aqui, e nenhum pode ser exigido.',
        'Ordens, depósitos e saques seguem as regras publicadas e nenhuma outra.',
        'O que você faz fica registrado, e você pode obter tudo em um arquivo.',
        'Você pode encerrar a conta a qualquer momento quando nada estiver aberto e não restar saldo.',
      ],
    },
    privacy: {
      title: 'Privacidade',
      content: [
        'São guardados: o nome da sua conta, o que você diz sobre si, suas ordens e pagamentos, e o que seu navegador diz de si quando você entra. Nada é repassado, nada é medido para publicidade e nada é carregado de outros servidores.',
        'Você pode <a>obter tudo isso ou encerrar a conta</a>.',
      ],
    },
    risk: {
      title: 'O que você pode perder',
      content: [
        '<b>À vista:</b> o que você pagou, se o preço cair a zero.',
        '<b>Contratos:</b> toda a margem, em minutos. Uma posição é liquidada antes que a margem se esgote.',
        '<b>Ordens rápidas:</b> todo o valor apostado, se o preço terminar do lado errado, mesmo que por um só passo. É preciso ganhar mais da metade para lucrar alguma coisa.',
        '<b>Copy trading:</b> tudo o que você colocar; o que alguém ganhou antes nada diz sobre o que virá.',
        '<b>Aplicações, travas, novas ações:</b> o uso do dinheiro por um tempo, e o que a cripto ou a ação perder enquanto isso.',
      ],
    },
    fees: {
      title: 'Taxas',
      content: [
        'Ordens à vista custam 0,1% do valor. Qualquer outra taxa depende do produto, da forma de negociar ou do canal de pagamento, e está antes do botão a que se refere. Cobra-se o que está publicado; o aplicativo recalcula cada taxa quando você confere sua conta.',
      ],
    },
    accessibility: {
      title: 'Acessibilidade',
      content: [
        '<b>Teclado:</b> Tudo funciona sem mouse. Tab avança, Enter aciona e Esc fecha. As setas escolhem e leem um gráfico vela a vela. A tecla ? mostra os atalhos, que você pode desativar nas configurações de exibição.',
        '<b>Leitor de tela:</b> Cada página diz seu nome ao abrir. Os resultados são anunciados uma vez, quando chegam; os erros são lidos com o campo. Mudanças de preço não são anunciadas.',
        '<b>Ampliação:</b> As páginas ampliam até 400% sem rolagem lateral e seguem o tamanho da fonte do seu dispositivo.',
        '<b>Contraste e cor:</b> O texto tem contraste de pelo menos 4,5:1, no claro e no escuro. Altas e baixas também diferem pelo sinal e pela seta, e você pode trocar as cores.',
        '<b>Movimento:</b> Nada desliza se o seu dispositivo pede menos movimento.',
        '<b>Algo não funciona para você?</b> Fale com o <a>atendimento</a>.',
      ],
    },
  },
  service: {
    answers: {
      fees: {
        askedBy: ['taxa', 'tarifa', 'custo', 'custa'],
        answer:
          'Cada taxa está antes do botão a que se refere e no recibo. A tabela está em Perguntas e respostas.',
      },
      deposits: {
        askedBy: ['depósit', 'deposit'],
        answer:
          'Aqui os depósitos são aprovados em segundos. Valores terminados em ,13 são recusados de propósito. Em Depósitos está cada etapa.',
      },
      withdrawals: {
        askedBy: ['saque', 'sacar', 'retirar', 'levantamento'],
        answer:
          'Um saque é verificado por 20 segundos e pode ser cancelado até lá. Os registros de saques mostram cada etapa e o motivo de uma recusa.',
      },
      codes: {
        askedBy: ['senha', 'código', 'codigo'],
        answer: 'Ninguém aqui pede sua senha ou um código. Ambos são alterados em “Conta”, “Segurança”.',
      },
      statement: {
        askedBy: ['diferente', 'diferença', 'errad', 'extrato', 'não bate'],
        answer:
          'Abra a carteira, confira sua conta e salve o extrato como arquivo: ele diz qual número difere e qual deveria ser.',
      },
    },
    picture:
      'Obrigado pela imagem. Este é o balcão de um sandbox: um script responde, e ninguém olha para ela.',
    otherwise:
      'Este é o balcão de um sandbox: um script responde. Ele entende de taxas, depósitos, saques, senhas e extratos.',
  },
  offer: {
    summary: {
      title: 'Resumo (texto fictício)',
      text: 'Neste sandbox, {name} vende mais ações a um preço fixo. São as mesmas ações que já são negociadas aqui. Nada disso é real: {name} não tem nada a ver com esta oferta, e ninguém pode comprar ou possuir nada por meio dela.',
    },
    draw: {
      title: 'Como as ações são distribuídas',
      text: 'Cada lote pedido é um bilhete. Se houver mais bilhetes que lotes, um sorteio decide, e todos os bilhetes têm a mesma chance. A semente do sorteio é fixada antes de a oferta abrir; seu hash é mostrado desde o início, e a própria semente após o sorteio, para que qualquer pessoa possa refazê-lo. O sandbox acrescenta inscrições próprias, marcadas como tais, para que haja com quem concorrer.',
    },
    risks: {
      title: 'O que pode dar errado',
      text: 'Você pode receber menos ações do que pede, ou nenhuma. Seu dinheiro fica bloqueado até o sorteio e não pode ser usado nesse tempo. O que você receber só pode ser vendido a partir da listagem, doze horas após o encerramento; até lá o preço de mercado pode ter caído abaixo do que você pagou, e pode continuar caindo. Se a negociação da ação for suspensa, ela não pode ser vendida até o fim da suspensão.',
    },
    terms: {
      title: 'Condições',
      text: 'Uma subscrição por conta e oferta, até o limite mostrado. Pode ser cancelada sem custo enquanto a oferta estiver aberta. A taxa é cobrada só sobre as ações alocadas. O que não for alocado é liberado logo após o sorteio.',
    },
  },
  activity: {
    title: 'Quanto vai custar {coin}?',
    summary:
      'Diga quanto vai custar 1 {coin} duas semanas após o início. Participar é grátis e não exige nenhuma negociação.',
    howItWorks: {
      title: 'Como funciona',
      texts: [
        'Na primeira semana, diga uma vez quanto você acha que 1 <strong>{coin}</strong> vai custar no fim, em USDT.',
        'Uma semana após o fim das inscrições, decide o preço público daquele momento.',
      ],
    },
    rule: {
      title: 'A regra',
      texts: [
        'As previsões são ordenadas pela distância até esse preço, acima ou abaixo.',
        'De duas igualmente próximas, fica na frente a que chegou primeiro.',
        'Os três primeiros recebem {first}, {second} e {third} USDT, creditados automaticamente em até um minuto e de uso livre.',
        'Com menos pessoas que prêmios, os prêmios restantes não são pagos.',
      ],
    },
    toKnow: {
      title: 'Bom saber',
      texts: [
        'Uma previsão não pode ser alterada, e quem erra não perde nada. Não é conselho de compra ou venda: os preços sobem e descem, e a maioria das previsões erra.',
        'Os resultados listam todos com o nome mascarado, a previsão e o momento da participação, para que qualquer pessoa possa refazer a classificação.',
      ],
    },
  },
}
