import type { CaseName } from './form-editor.cases.ts'
import type { onScreen } from './form-editor.models.ts'

const STEPS = { 1: 'Dados', 2: 'Declaração de beneficiários', 3: 'Documentos' } as const

type StepTitle = (typeof STEPS)[keyof typeof STEPS]

export type ExpectedAlert = {
  readonly title: string
  readonly detail?: string
  readonly problems: readonly string[]
}

/** What the screen shows in one state or another, depending on what happened before. */
export type Expected = {
  readonly title: 'Benefício de aposentadoria' | 'Pecúlio por morte'
  readonly status: 'Em elaboração' | 'Em exigência' | 'Em análise'
  readonly step: StepTitle
  readonly alert: ExpectedAlert | null
  /** Without a protocol. */
  readonly isNew: boolean
  readonly isUnsaved: boolean
  /** Typed answers that can no longer be saved are listed. */
  readonly hasLeftOver: boolean
  readonly hasBank: boolean
  /** Recebimento, or what the review says of it, had nothing left on arrival, and no problem since. */
  readonly isBankFolded: boolean
  readonly isBankRefused: boolean
  readonly isBranchShort: boolean
  readonly account: string
  readonly dependants: number
  readonly isAnaRemoved: boolean
  readonly isCaioDeclared: boolean
  readonly namedCpf: string
  readonly isNamedFound: boolean
  /** Próximo waits for the lookup. */
  readonly isAwaiting: boolean
  /** The only plan of the named participant is text; of several, one is chosen; null before the lookup. */
  readonly plan: { readonly text: string } | { readonly value: string } | null
  readonly identity: 'PENDENTE' | 'EM ANÁLISE' | null
  readonly isUploading: boolean
  readonly hasLetter: boolean
  readonly isAttaching: boolean
  readonly isRemoving: boolean
  /** What is being saved, or asked about before it is saved. */
  readonly submission: 'next' | 'keep' | 'later' | 'send' | 'cancel' | null
  readonly versionChoice: 'with the other account' | 'without differences' | null
  readonly ending: 'sent' | 'kept' | 'cancelled' | null
}

const draft: Expected = {
  title: 'Benefício de aposentadoria',
  status: 'Em elaboração',
  step: 'Dados',
  alert: null,
  isNew: false,
  isUnsaved: false,
  hasLeftOver: false,
  hasBank: true,
  isBankFolded: false,
  isBankRefused: false,
  isBranchShort: false,
  account: '56789',
  dependants: 0,
  isAnaRemoved: false,
  isCaioDeclared: false,
  namedCpf: '',
  isAwaiting: false,
  isNamedFound: false,
  plan: { value: '' },
  identity: null,
  isUploading: false,
  hasLetter: false,
  isAttaching: false,
  isRemoving: false,
  submission: null,
  versionChoice: null,
  ending: null,
}

const withoutBank: Expected = { ...draft, hasBank: false }
const newRequest: Expected = { ...withoutBank, isNew: true, isUnsaved: true }
const lumpSum: Expected = {
  ...draft,
  title: 'Pecúlio por morte',
  namedCpf: '947.261.835-91',
  plan: { value: '2' },
}
const withoutIdentity: Expected = { ...draft, step: 'Documentos', identity: 'PENDENTE' }
const withIdentity: Expected = { ...draft, step: 'Documentos', identity: 'EM ANÁLISE' }

/** The screen when a visit starts. */
const AT_START: Readonly<Record<keyof typeof onScreen, Expected>> = {
  'um requerimento novo': newRequest,
  'um requerimento novo que é recusado': newRequest,
  'um requerimento novo que se grava para continuar depois': newRequest,
  'um rascunho gravado em outro lugar': withoutBank,
  'o que foi digitado volta sobre outra versão': {
    ...withoutBank,
    account: '111',
    isUnsaved: true,
    versionChoice: 'with the other account',
  },
  'o que foi digitado volta, mas o requerimento já foi enviado': {
    ...withoutBank,
    status: 'Em análise',
    account: '999',
    hasLeftOver: true,
  },
  'a conta de um rascunho': withoutBank,
  'o CEP de um rascunho': withoutBank,
  'quem um rascunho de pecúlio nomeia': lumpSum,
  'outro que um rascunho de pecúlio nomeia': lumpSum,
  'os dependentes de um rascunho': { ...withoutBank, dependants: 1 },
  'as etapas de um rascunho': withoutBank,
  'a declaração de um rascunho': { ...withoutBank, step: 'Declaração de beneficiários' },
  'um rascunho que é recusado por outra etapa': { ...withoutBank, step: 'Declaração de beneficiários' },
  'as etapas de um pedido de pecúlio': lumpSum,
  'um rascunho que se grava em outra etapa para continuar depois': withoutBank,
  'um requerimento em exigência': { ...withoutBank, status: 'Em exigência' },
  'um requerimento em análise': { ...withIdentity, status: 'Em análise' },
  'os documentos de um rascunho': withoutIdentity,
  'o envio de um rascunho': withIdentity,
  'o que um rascunho ouve dos documentos': withoutIdentity,
  'um documento complementar de um rascunho': { ...withoutIdentity, hasLetter: true },
  'os documentos de um rascunho sem o banco': { ...withIdentity, hasBank: false },
  'o cancelamento de um rascunho': withoutIdentity,
}

type Change = (before: Expected) => Partial<Expected>

const unchanged: Change = () => ({})

const NOTHING_SAVED = 'Nada foi gravado. Corrija o que está marcado e grave de novo.'

const invalid = (...problems: readonly string[]): ExpectedAlert => ({
  title: 'Problemas de preenchimento. Verifique o formulário.',
  problems,
})

const PLAN_MISSING = 'Plano: Obrigatório'
const BANK_MISSING = 'Banco: Obrigatório'
const BRANCH_SHORT = 'Agência: Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.'

const refused = (detail: string, ...problems: readonly string[]): ExpectedAlert => ({
  title: 'Não foi possível salvar o requerimento.',
  detail,
  problems,
})

/** An alert without problems belongs to the step where it was shown. */
const movedTo =
  (step: StepTitle): Change =>
  ({ alert }) => ({
    step,
    alert: alert && alert.problems.length > 0 ? alert : null,
    isAnaRemoved: false,
  })

/** Nothing leaves a save or the question about two versions. */
const requested =
  (step: StepTitle): Change =>
  (before) => {
    if (before.submission || before.versionChoice || step === before.step) return {}
    return movedTo(step)(before)
  }

/** The reply to a save has no documents and no rows. */
const saved = { alert: null, isBankRefused: false, isUnsaved: false, isNew: false, submission: null } as const

const savedStep: Change = ({ title, step }) => ({
  ...saved,
  step: title === 'Pecúlio por morte' || step !== 'Dados' ? 'Documentos' : 'Declaração de beneficiários',
  dependants: 0,
  isAnaRemoved: false,
  isCaioDeclared: false,
  identity: null,
})

/** The changes of each case, if the screen has a control for it. */
const AFTER: Readonly<Record<CaseName, Change>> = {
  // The refused bank chosen again is still refused.
  'escolhe o banco': ({ isBankRefused }) =>
    isBankRefused ? { isUnsaved: true } : { hasBank: true, isUnsaved: true, alert: null },
  'desfaz a escolha do banco': () => ({ hasBank: false, isUnsaved: true }),
  // After a refusal that named no answer, each change validates all answers.
  'digita uma agência curta': ({ alert }) => ({
    isBranchShort: true,
    isUnsaved: true,
    alert: alert?.problems.length === 0 ? { ...alert, problems: [BANK_MISSING, BRANCH_SHORT] } : alert,
  }),
  'digita a conta com o DV': () => ({ account: '98765-X', isUnsaved: true }),
  'sai da conta': ({ account }) => ({ account: account === '98765-X' ? '98765' : account }),
  'digita o CEP': () => ({ isUnsaved: true }),
  'digita o CEP da entidade': unchanged,
  'digita o CPF de Otávio': () => ({
    namedCpf: '163.728.495-00',
    isNamedFound: false,
    isAwaiting: false,
    plan: null,
    isUnsaved: true,
  }),
  'declara Caio': () => ({ isCaioDeclared: true, isUnsaved: true }),
  'adiciona um dependente': ({ dependants }) => ({
    dependants: dependants + 1,
    isAnaRemoved: false,
    isUnsaved: true,
  }),
  'remove Ana': ({ dependants }) => ({ dependants: dependants - 1, isAnaRemoved: true, isUnsaved: true }),
  'traz Ana de volta': ({ dependants }) => ({
    dependants: dependants + 1,
    isAnaRemoved: false,
    isUnsaved: true,
  }),
  'clica em Próximo': ({ title, step, hasBank, isNamedFound, plan }) => {
    if (step === 'Dados' && !hasBank) return { alert: invalid(BANK_MISSING) }
    if (title !== 'Pecúlio por morte') return { submission: 'next' }
    if (!isNamedFound) return { isAwaiting: true }
    return plan !== null && 'value' in plan && plan.value === ''
      ? { alert: invalid(PLAN_MISSING) }
      : { submission: 'next' }
  },
  'clica em Voltar': (before) => {
    if (before.step === 'Dados') return { isAwaiting: false }
    const isSecond = before.step !== 'Documentos' || before.title === 'Pecúlio por morte'
    return movedTo(isSecond ? 'Dados' : 'Declaração de beneficiários')(before)
  },
  'vai à etapa 1': requested(STEPS[1]),
  'vai à etapa 2': requested(STEPS[2]),
  'vai à etapa 3': requested(STEPS[3]),
  'clica no clipe': () => ({ isAttaching: true }),
  'clica em Finalizar requerimento': ({ identity, isUploading, hasBank, isUnsaved }) => {
    if (identity === 'PENDENTE' || isUploading) return {}
    if (!hasBank) return { step: 'Dados', alert: invalid(BANK_MISSING) }
    return { submission: isUnsaved ? 'keep' : 'send' }
  },
  'clica em Gravar e continuar depois': ({ isBranchShort }) =>
    isBranchShort
      ? { step: 'Dados', alert: { ...invalid(BRANCH_SHORT), detail: NOTHING_SAVED }, isAwaiting: false }
      : { submission: 'later', isAwaiting: false },
  'clica em Cancelar Requerimento': ({ isNew }) => ({
    isAwaiting: false,
    ...(!isNew && { submission: 'cancel' }),
  }),
  'clica em Excluir': () => ({ isRemoving: true }),

  'o CEP responde': () => ({ isUnsaved: true }),
  'o CEP da entidade responde': unchanged,
  'as listas chegam': unchanged,
  'a consulta acha Lúcia em dois planos': ({ plan }) => ({
    isNamedFound: true,
    plan: plan === null ? { value: '' } : 'text' in plan ? { value: '1' } : plan,
  }),
  'a consulta acha Otávio em dois planos': ({ plan }) => ({
    isNamedFound: true,
    plan: plan ?? { value: '' },
  }),
  'a consulta termina': ({ isAwaiting, plan }) => {
    if (!isAwaiting) return {}
    const isMissing = plan !== null && 'value' in plan && plan.value === ''
    return isMissing
      ? { isAwaiting: false, alert: invalid(PLAN_MISSING) }
      : { isAwaiting: false, submission: 'next' }
  },
  'a consulta acha Lúcia em um só plano': () => ({
    isNamedFound: true,
    plan: { text: 'Plano Um' },
    isUnsaved: true,
  }),
  'os beneficiários chegam': unchanged,
  'o que mudou é gravado': () => ({ ...saved, identity: 'EM ANÁLISE', submission: 'send' }),
  'o que mudou é gravado e pede outro documento': () => ({ ...saved, identity: 'PENDENTE' }),
  'o rascunho é gravado': savedStep,
  'o rascunho é gravado para depois': () => ({ ...saved, ending: 'kept' }),
  'o rascunho é gravado em exigência': savedStep,
  'a gravação é recusada por causa do banco': () => ({
    step: 'Dados',
    submission: null,
    isBankRefused: true,
    alert: refused('Confira os dados bancários.', 'Banco: Banco não aceito'),
  }),
  'a gravação é recusada por quem foi declarado': () => ({
    step: 'Declaração de beneficiários',
    submission: null,
    alert: refused(
      'Confira a declaração.',
      'Beneficiário 1, Declaro esta pessoa como beneficiária: Pessoa não aceita',
    ),
  }),
  'a gravação é recusada': () => ({ submission: null, alert: refused('O requerimento já foi enviado.') }),
  // The newer version has another account, no bank and no documents; what was typed over it stays.
  'outro gravou antes, com outra conta': ({ account, hasBank, isUnsaved }) => ({
    submission: null,
    alert: null,
    account: '999',
    hasBank: hasBank && isUnsaved,
    isBankRefused: false,
    identity: null,
    versionChoice: account === '999' ? 'without differences' : 'with the other account',
  }),
  'outro gravou e enviou antes': ({ isUnsaved }) => ({
    submission: null,
    alert: null,
    status: 'Em análise',
    account: '999',
    hasBank: false,
    isBankRefused: false,
    isUnsaved: false,
    hasLeftOver: isUnsaved,
    identity: null,
  }),
  'a sessão expira ao ler a versão gravada': unchanged,
  'desiste da pergunta': () => ({ submission: null }),
  'o requerimento é enviado': () => ({ ending: 'sent' }),
  'o requerimento é cancelado': () => ({ ending: 'cancelled' }),
  'termina de anexar': () => ({ isAttaching: false }),
  'um arquivo está a caminho': () => ({ isUploading: true }),
  'o documento é anexado': () => ({ isUploading: false, identity: 'EM ANÁLISE' }),
  'continua com o que digitou': () => ({ versionChoice: null }),
  'usa a versão gravada': () => ({ versionChoice: null, account: '999', hasBank: false, isUnsaved: false }),
  'desiste de excluir': () => ({ isRemoving: false }),
}

/** Nothing is folded or unfolded later, except by a problem. */
const arrived = (at: Expected): Expected => ({
  ...at,
  isBankFolded:
    at.hasBank &&
    (at.step === 'Documentos'
      ? at.identity !== 'PENDENTE'
      : at.status !== 'Em análise' && !at.isBankRefused && !at.isBranchShort),
})

/** What the screen has to show, written down for the start of a visit and after each case. */
export function expectationsOf(visit: keyof typeof onScreen) {
  let expected = arrived(AT_START[visit])
  return {
    now: () => expected,
    follow: (name: CaseName) => {
      const next = { ...expected, ...AFTER[name](expected) }
      const isUnfolded =
        next.step === 'Dados' && next.alert?.problems.some((one) => /^(Banco|Agência): /.test(one))
      expected = next.step === expected.step ? next : arrived(next)
      if (isUnfolded) expected = { ...expected, isBankFolded: false }
    },
  }
}

export type Expectations = ReturnType<typeof expectationsOf>
