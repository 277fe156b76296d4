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
      answer: 'Abra <a>Alterar senha</a>. Todos os outros aparelhos são desconectados em seguida.',
    },
    scam: {
      question: 'Alguém pede minha senha ou um código. O que faço?',
      answer:
        'Não informe a ninguém. Nós nunca pedimos nem uma nem outro. Depois altere a senha e veja <a>onde você está conectado</a>.',
    },
    protection: {
      question: 'Como protejo minha conta?',
      answer: [
        'Ative a verificação em duas etapas e guarde os códigos de recuperação em outro lugar.',
        'Defina uma senha de saque.',
        'Leia as mensagens: elas avisam de cada acesso em um aparelho novo.',
      ],
    },
    depositTime: {
      question: 'Quando meu depósito será creditado?',
      answer:
        'Aqui, em segundos. Cada etapa está em <a>Depósitos</a>; valores terminados em ,13 são rejeitados de propósito, para você ver como é uma rejeição.',
    },
    held: {
      question: 'Por que parte do meu saldo está bloqueada?',
      answer:
        'Ordens em aberto, saques pendentes, posições e subscrições bloqueiam o valor de que podem precisar. Toque no valor bloqueado na carteira para ver os lançamentos correspondentes.',
    },
    check: {
      question: 'Como confiro se todos os números estão certos?',
      answer:
        'Toque em <b>Conferir minha conta</b> na <a>carteira</a>. Seu próprio aparelho recalcula cada saldo, taxa, execução e pagamento a partir dos dados publicados e mostra o cálculo.',
    },
    orderCost: {
      question: 'Quanto custa uma ordem?',
      answer:
        'O custo exato é mostrado antes de você confirmar e no recibo. Ordens à vista custam 0,1% do valor da ordem. Veja <a>todas as taxas</a>.',
    },
    refused: {
      question: 'Por que minha ordem foi rejeitada?',
      answer:
        'O motivo é mostrado no campo ou acima do botão: o preço se moveu mais de 0,5%, o mercado está fechado, saldo insuficiente ou quantidade que não é múltipla do passo. Ordens rejeitadas não custam nada.',
    },
    contractLoss: {
      question: 'O que posso perder com contratos?',
      answer:
        'Toda a margem da posição, e rápido: com uma alavancagem dez vezes maior, a perda é dez vezes maior. O preço de liquidação é mostrado enquanto você digita a ordem. <a>O que você pode perder</a>',
    },
    earningSafety: {
      question: 'Aplicações e mineração com trava são seguras?',
      answer:
        'O retorno não é garantido. O valor não pode ser usado antes do fim do prazo sem pagar a taxa de resgate antecipado, mostrada de antemão, e uma cripto pode perder valor nesse tempo.',
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
        'Só as regras publicadas valem para ordens, depósitos e saques.',
        'Sua atividade fica registrada, e você pode baixá-la toda em um arquivo.',
        'Você pode encerrar a conta a qualquer momento quando nada estiver em aberto e não restar saldo.',
      ],
    },
    privacy: {
      title: 'Privacidade',
      content: [
        'Guardamos o nome da sua conta, o que você informa sobre si, suas ordens e pagamentos, e o que seu navegador informa quando você entra. Não compartilhamos isso, não rastreamos você para publicidade e não carregamos nada de outros servidores.',
        'Você pode <a>baixar tudo isso ou encerrar a conta</a>.',
      ],
    },
    risk: {
      title: 'O que você pode perder',
      content: [
        '<b>À vista:</b> o que você pagou, se o preço cair a zero.',
        '<b>Contratos:</b> toda a margem, em minutos. Uma posição é liquidada antes que a margem se esgote.',
        '<b>Ordens rápidas:</b> todo o valor apostado, se o preço terminar do lado errado, mesmo que por um só passo. É preciso ganhar mais da metade para lucrar alguma coisa.',
        '<b>Copy trading:</b> tudo o que você colocar; os resultados passados de um trader nada dizem sobre os futuros.',
        '<b>Aplicações, mineração com trava, novas ações:</b> o acesso ao dinheiro por um tempo, e o valor que a cripto ou a ação perder enquanto isso.',
      ],
    },
    fees: {
      title: 'Taxas',
      content: [
        'Ordens à vista custam 0,1% do valor da ordem. Qualquer outra taxa depende do produto, da modalidade ou do método de pagamento, e é mostrada antes de você confirmar. Cobra-se o que está publicado; o app recalcula cada taxa quando você confere sua conta.',
      ],
    },
    accessibility: {
      title: 'Acessibilidade',
      content: [
        '<b>Teclado:</b> Tudo funciona sem mouse. Tab avança, Enter aciona e Esc fecha. As setas escolhem e leem um gráfico vela a vela. A tecla ? mostra os atalhos, que você pode desativar nas configurações de exibição.',
        '<b>Leitor de tela:</b> Cada página diz seu nome ao abrir. Os resultados são anunciados uma vez, quando chegam; os erros são lidos com o campo. Mudanças de preço não são anunciadas.',
        '<b>Ampliação:</b> As páginas ampliam até 400% sem rolagem lateral e seguem o tamanho da fonte do seu dispositivo.',
        '<b>Contraste e cor:</b> O texto tem contraste de pelo menos 4,5:1, no claro e no escuro. Altas e baixas também diferem pelo sinal e pela seta, e você pode trocar as cores.',
        '<b>Tabelas e impressão:</b> O mercado e cada gráfico podem ser mostrados como tabela. Se o seu dispositivo pede mais contraste ou cores próprias, as páginas acompanham. No papel, ficam em preto sobre branco.',
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
          'Cada taxa é mostrada antes de você confirmar e no recibo. A tabela completa está em Perguntas e respostas.',
      },
      deposits: {
        askedBy: ['depósit', 'deposit'],
        answer:
          'Aqui os depósitos são aprovados em segundos. Valores terminados em ,13 são rejeitados de propósito. Em Depósitos está cada etapa.',
      },
      withdrawals: {
        askedBy: ['saque', 'sacar', 'retirar', 'levantamento'],
        answer:
          'Um saque fica em análise por 20 segundos e pode ser cancelado até lá. O histórico de saques mostra cada etapa e o motivo de uma rejeição.',
      },
      codes: {
        askedBy: ['senha', 'código', 'codigo'],
        answer: 'Nunca pediremos sua senha nem um código. Ambos são alterados em “Conta”, “Segurança”.',
      },
      statement: {
        askedBy: ['diferente', 'diferença', 'errad', 'extrato', 'não bate'],
        answer:
          'Abra a carteira, confira sua conta e salve o extrato como arquivo: ele diz qual número difere e qual deveria ser.',
      },
    },
    picture:
      'Obrigado pela imagem. Este é o suporte do sandbox: um script responde, e ninguém olha as imagens.',
    otherwise:
      'Este é o suporte do sandbox: um script responde. Ele responde a perguntas sobre taxas, depósitos, saques, senhas e extratos.',
  },
  offer: {
    summary: {
      title: 'Resumo (texto fictício)',
      text: 'Neste sandbox, {name} vende mais ações a um preço fixo. São as mesmas ações que já são negociadas aqui. Nada disso é real: {name} não tem nada a ver com esta oferta, e ninguém pode comprar ou possuir nada por meio dela.',
    },
    draw: {
      title: 'Como as ações são alocadas',
      text: 'Cada lote pedido é um bilhete. Se houver mais bilhetes que lotes, um sorteio decide, e todos os bilhetes têm a mesma chance. A semente do sorteio é fixada antes de a oferta abrir; seu hash é mostrado desde o início, e a própria semente após o sorteio, para que qualquer pessoa possa refazê-lo. O sandbox acrescenta inscrições próprias, marcadas como tais, para que haja com quem concorrer.',
    },
    risks: {
      title: 'Riscos',
      text: 'Podem ser alocadas a você menos ações do que pede, ou nenhuma. Seu dinheiro fica bloqueado até o sorteio e não pode ser usado nesse tempo. As ações alocadas só podem ser vendidas a partir da listagem, doze horas após o fechamento; até lá o preço de mercado pode ter caído abaixo do que você pagou, e pode continuar caindo. Se a negociação da ação for suspensa, ela não pode ser vendida até o fim da suspensão.',
    },
    terms: {
      title: 'Condições',
      text: 'Uma subscrição por conta e oferta, até o limite mostrado. Pode ser cancelada sem custo enquanto a oferta estiver aberta. A taxa é cobrada só sobre as ações alocadas. O valor das ações não alocadas é liberado logo após o sorteio.',
    },
  },
  activity: {
    title: 'Quanto vai custar {coin}?',
    summary:
      'Preveja o preço de 1 {coin} duas semanas após o início. Participar é grátis e não exige nenhuma operação.',
    howItWorks: {
      title: 'Como funciona',
      texts: [
        'Na primeira semana, envie uma previsão de quanto 1 <strong>{coin}</strong> vai custar no fim, em USDT.',
        'Uma semana após o fim das inscrições, decide o preço público daquele momento.',
      ],
    },
    rule: {
      title: 'Regras',
      texts: [
        'As previsões são ordenadas pela distância até esse preço, acima ou abaixo.',
        'Em caso de empate, a previsão mais antiga fica na frente.',
        'Os três primeiros recebem {first}, {second} e {third} USDT, creditados automaticamente em até um minuto e de uso livre.',
        'Se houver menos participantes que prêmios, os prêmios restantes não são pagos.',
      ],
    },
    toKnow: {
      title: 'Bom saber',
      texts: [
        'Uma previsão não pode ser alterada, e quem erra não perde nada. Não é conselho de compra ou venda: os preços sobem e descem, e a maioria das previsões erra.',
        'Os resultados listam todos os participantes com o nome mascarado, a previsão e o momento da inscrição, para que qualquer pessoa possa conferir a classificação.',
      ],
    },
  },
}
