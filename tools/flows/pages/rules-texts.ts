import type { Figures } from '../describe/traffic.ts'
import type { Difference, OfferResult } from '../rules/differences.ts'

export const title = 'Regras do portal'
export const lead =
  'Estas páginas saem dos mesmos dados com que o portal decide. O que muda nas regras muda aqui.'
export const offering = 'Oferta'
export const statuses = 'Situações'
export const traffic = 'Movimento'
export const fields = 'Campos'
export const documents = 'Documentos'
export const messages = 'Mensagens'
export const requirements = 'Requisitos'
export const leads = {
  oferta: 'A quem cada tipo de requerimento é oferecido. Monte um participante e veja o que ele encontra.',
  situacoes: 'Por quais situações um requerimento passa e quem o leva de uma à outra.',
  movimento:
    'Quantos requerimentos estão em cada situação, quantos passaram de uma à outra e quanto tempo levaram.',
  campos: 'O que cada tipo de requerimento pergunta, quando, e em que situações se pode mudar.',
  documentos: 'Quais documentos são pedidos em cada tipo, de quem e em que condição.',
  requisitos:
    'O que se exige do portal, em que estados dos fluxos está, com a ajuda que o participante lê, e que testes o conferem.',
  mudancas: 'O que mudou nos fluxos e nas regras desde outra versão.',
  mensagens: 'Onde aparece cada mensagem do portal.',
} as const
export const none = 'Não há nada aqui.'
export const nothing = '—'
export const never = 'nunca'

export const movesCaption = 'Quem leva o requerimento de uma situação à outra'
export const statusesCaption = 'As situações'
export const from = 'De'
export const what = 'O que acontece'
export const to = 'Vai para'
export const who = 'Quem pode'
export const participant = 'O participante'
export const status = 'Situação'
export const means = 'O que quer dizer'
export const editable = 'O participante pode mudar'
/** By status; in the others the participant changes nothing. */
export const changeable: Readonly<Record<string, string>> = {
  L: 'todos os campos do formulário',
  E: 'só os campos que dizem «em elaboração (L) e em exigência (E)», e os documentos',
  X: 'nenhum campo; responde ao novo valor',
}
export const seeFields = 'Ver os campos de cada tipo'
export const fieldEditableIn = {
  L: 'em elaboração (L)',
  LE: 'em elaboração (L) e em exigência (E)',
  whenEmpty: 'em elaboração (L), e em exigência (E) se o requerimento foi enviado sem indicar a pessoa',
} as const
export const statusFlow = 'Ver o desenho das situações'

export const fieldCount = (count: number) => (count === 1 ? '1 campo' : `${count} campos`)
export const sectionsCaption = 'Quais tipos pedem cada parte'
export const section = 'Parte do formulário'
export const types = 'Tipos'
export const asked = 'Campos'
export const noForm = 'Não existe um formulário neste endereço.'
export const fieldsLead = 'Os campos na ordem do formulário.'
export const fieldsCaption = (form: string) => `Campos de ${form}`
export const field = 'Campo'
export const place = 'Onde'
export const shown = 'Quando é pedido'
export const required = 'Obrigatório'
export const requiredIn = (when: string) => (when === 'sempre' ? 'sim' : when === never ? 'não' : when)
export const filled = 'O portal preenche'
export const hint = 'Ajuda e nome no sistema'
export const silent = 'O portal preenche sem mostrar'

export const documentsCaption = 'Documentos pedidos'
export const document = 'Documento'
export const of = 'De quem'
export const whose = {
  holder: 'de quem faz o requerimento',
  dependant: 'de cada dependente',
  beneficiary: 'de cada beneficiário',
} as const
export const regra = 'Regra'
export const holdsBack = 'Impede o envio'

export const messagesCaption = 'Mensagens e onde aparecem'
export const message = 'Mensagem'
export const flows = 'Fluxos'
export const besideFields = 'Ao lado dos campos'

export const person = 'O participante'
export const inPlan = (plan: string) => `No ${plan}`
export const notInPlan = 'não participa'
export const isInPlan = 'participa'
export const wasInPlan = 'participou'
export const category = (plan: string) => `Categoria no ${plan}`
export const categoryHint =
  'O número é o do cadastro do fundo. Na demonstração, 1 é participante ativo e 5 é pensionista.'
export const situation = (plan: string) => `Situação no ${plan}`
export const otherSituation = 'outra'
export const permission = 'O fundo permite o resgate (permissão de resgate)'
export const active = (plan: string) => `Participante ativo do ${plan}`
export const pensioner = (plan: string) => `Pensionista do ${plan}`
export const withoutPlan = 'Sem plano'
export const offeringCaption = 'O que este participante encontra'
export const type = 'Tipo'
export const thisPerson = 'Este participante'
export const compared = (plan: string) => `Participante ativo do ${plan} (categoria 1)`
export const differs = 'diferente'
export const ruleColumn = 'Oferecido a'
export const startColumn = 'Como começa'
export const results = {
  offered: 'Oferecido',
  needsPermission: 'Aparece, mas não começa: falta a permissão de resgate',
  unavailable: 'Aparece, mas leva a outra área',
  byLink: 'Não oferecido; começa por um link do fundo',
  notOffered: 'Não oferecido',
} as const satisfies Readonly<Record<OfferResult, string>>
export const changesFor = 'O que muda'
export const comparedWith = (compared: string) => `Em comparação com: ${compared}.`
export const typeDiffers = (
  type: string,
  [mine, other]: readonly [OfferResult, OfferResult],
  compared: string,
) => `${type}: ${results[mine]}. ${compared}: ${results[other]}.`
const rulesOfFields = { shown, required, filled } as const
export const fieldDiffers = (
  type: string,
  label: string,
  what: keyof typeof rulesOfFields,
  [mine, other]: readonly [string, string],
  compared: string,
) => `${type}, campo «${label}»: ${rulesOfFields[what].toLowerCase()}: ${mine}. ${compared}: ${other}.`
export const documentDiffers = (type: string, name: string, isAsked: boolean) =>
  `${type}, documento «${name}»: ${isAsked ? 'pedido só a este participante' : 'não pedido a este participante'}.`
const kindsOfDifference = {
  type: 'tipos oferecidos',
  field: 'campos dos tipos oferecidos a ambos',
  document: 'documentos dos tipos oferecidos a ambos',
} as const satisfies Readonly<Record<Difference['kind'], string>>
/** What does not differ; null if everything does. */
export const sameFor = (different: ReadonlySet<Difference['kind']>) => {
  const same = (Object.keys(kindsOfDifference) as Difference['kind'][]).filter((kind) => !different.has(kind))
  return same.length === 0
    ? null
    : `Não muda nada nestes: ${same.map((kind) => kindsOfDifference[kind]).join('; ')}.`
}
export const dependentCaption =
  'Campos que dependem do plano ou da categoria, nos tipos que este participante pode começar'
export const dependentDocumentsCaption =
  'Documentos que dependem do plano, nos tipos que este participante pode começar'
/** Conditions on the plans or the category of the participant, or on the plan of the request. */
export const dependsOnPlan =
  /Planos do participante:|Categoria:|«Plano»|Plano do requerimento:|Mudou do plano/

export const noTraffic =
  'Estas páginas estão sem números, porque todos que alcançam o servidor as leem. Quem opera o servidor os obtém assim:'
export const trafficCommands = [
  {
    what: 'Quantos esperam agora em uma situação, e quais, com o servidor no ar:',
    command: 'npm run fund -- list --status E',
  },
  {
    what: 'Quantos e há quanto tempo em cada situação, nas tabelas e no desenho desta página; com o banco embutido, primeiro pare o servidor:',
    command: 'npm run flows -- --traffic',
  },
  {
    what: 'E depois, para ler aqui mesmo esses números:',
    command: 'FLOWS_DIR=dist/flows-with-traffic npm start',
  },
] as const
export const takenOn = (day: string) =>
  `Números de ${day.split('-').toReversed().join('/')}. De grupos com menos de 5 requerimentos nada se mostra.`
export const waitingCaption = 'Requerimentos que estão agora em cada situação'
export const movedCaption = 'Requerimentos que passaram de uma situação à outra'
export const allTypes = 'Todos'
export const count = 'Requerimentos'
export const few = 'menos de 5'
export const median = 'Tempo nesta situação: metade ficou até'
export const p90 = '9 em cada 10 ficaram até'
export const days = (number: number) => {
  const written = number.toLocaleString('pt-BR')
  return number === 1 ? '1 dia' : `${written} dias`
}
/** In the drawing. */
export const figuresInWords = (figures: Figures | null) =>
  figures === null
    ? few
    : `${figures.count.toLocaleString('pt-BR')}; metade até ${days(figures.median)}, 9 em 10 até ${days(figures.p90)}`
export const trafficDrawing = 'O movimento no desenho'
export const trafficDrawingLead =
  'Quanto mais larga a seta, mais requerimentos passaram por ela. Em cada situação está quantos estão nela agora.'
export const abandonedCaption = 'Rascunhos sem mudança há 30 dias ou mais, pela etapa a que chegaram'
export const abandonedLead =
  'Chegou aos documentos quem anexou um, e à declaração quem marcou um beneficiário; os outros estão nos dados.'
export const step = 'Etapa'
export const steps = { data: '1 Dados', declaration: '2 Declaração', documents: '3 Documentos' } as const

export const changes = 'Mudanças'
export const noChanges =
  'Estas páginas foram feitas sem comparação. Para comparar com outra versão: npm run flows -- --since VERSÃO'
export const changesCaption = (since: string, count: number) =>
  `Desde ${since}: ${count === 1 ? '1 mudança' : `${count} mudanças`}`
export const nothingChanged = 'Nada mudou.'
export const changedWhat = 'O que mudou'
export const before = 'Antes'
export const after = 'Agora'
export const versionOf = (flow: string, when: string) => `Desenho do fluxo ${flow}: ${when}`
export const isNew = 'não havia'
export const isGone = 'não há mais'

export const requirementsCaption = 'Requisitos'
export const allRequirements = 'Todos os requisitos'
export const requirement = 'Requisito'
export const requirementText = 'O que exige'
export const inFlows = 'Onde está nos fluxos'
export const testsOf = 'Testes que o conferem'
export const unsaid = (sentence: string) => `O portal não diz em lugar nenhum: «${sentence}»`
export const contradicted =
  'Contradizem o portal, porque um teste falhou ou porque o portal não diz a frase que pedem:'
export const noContradiction =
  'O portal diz todas as frases que os requisitos pedem, e no relatório dos testes, se estas páginas têm um, nada falhou.'
