/** What a use of a dialog leads to: the dialog that is open then, null for none, and the states of its chart. */
type Outcome = readonly [dialog: string | null, states: string]

export type DialogRow = {
  /** The component that draws it. */
  readonly file: string
  readonly dialog: string
  /** Chart and state of a picture of the gallery. */
  readonly chart: string
  readonly state: string
  /** By the accessible names of its buttons, in their order. */
  readonly buttons: Readonly<Record<string, Outcome>>
  readonly escape: Outcome
  /** The page to which the browser's Back would lead, and what becomes of the dialog. */
  readonly back: readonly [path: string, ...Outcome]
}

const LIST = '/'
const STEP_ONE = '/requerimento01/7/1/1'

const WITHIN_FIVE = 'Sua sessão termina em menos de 5 minutos'
const WITHIN_ONE = 'Sua sessão termina em menos de 1 minuto'
const OVERTAKEN = 'O requerimento foi gravado em outro lugar'
const REMOVAL = 'Excluir o documento deste requerimento?'
const WITHDRAWAL = 'Deseja retirar a autorização?'
const REFUSAL = 'Recusar o novo valor de R$\u00a05.391,75 e cancelar o requerimento?'
const short = (dialog: string) => `counting.time.short + counting.dialog.${dialog}`

/** Closed by each of its ways: nothing is changed. */
const closes = (states: string): Outcome => [null, states]

const whileAsking = { 'Agora não': closes(short('closed')) }
const stay = { file: 'ui/shell/stay-dialog.tsx', dialog: WITHIN_FIVE, chart: 'session-clock' }

/** Every dialog of the portal, and what each of its buttons, Escape and the browser's Back do. */
export const DIALOGS: readonly DialogRow[] = [
  {
    file: 'ui/shell/fatal-dialog.tsx',
    dialog: 'Alerta',
    chart: 'session',
    state: 'failed',
    buttons: { OK: [null, 'leaving'] },
    escape: ['Alerta', 'failed'],
    back: [LIST, 'Alerta', 'failed'],
  },
  {
    file: 'ui/shell/fatal-dialog.tsx',
    dialog: 'Alerta',
    chart: 'session',
    state: 'expired',
    buttons: { OK: [null, 'leaving'] },
    escape: ['Alerta', 'expired'],
    back: [LIST, 'Alerta', 'expired'],
  },
  {
    file: 'ui/shell/fatal-dialog.tsx',
    dialog: 'Alerta',
    chart: 'inside',
    state: 'interrupted',
    buttons: { OK: [null, 'ended'], 'Tentar novamente': [null, 'working'] },
    escape: ['Alerta', 'interrupted'],
    back: [LIST, 'Alerta', 'interrupted'],
  },
  {
    file: 'ui/shell/exit-dialog.tsx',
    dialog: 'Deseja sair do sistema?',
    chart: 'inside',
    state: 'confirmingExit.confirming',
    buttons: { Não: closes('working'), Sim: [null, 'ended'] },
    escape: closes('working'),
    back: ['/tiposreq', ...closes('working')],
  },
  {
    ...stay,
    state: short('asking'),
    buttons: { ...whileAsking, 'Continuar conectado': [WITHIN_FIVE, short('renewing')] },
    escape: closes(short('closed')),
    back: [LIST, WITHIN_FIVE, short('asking')],
  },
  {
    ...stay,
    dialog: WITHIN_ONE,
    state: 'counting.dialog.asking + counting.time.last',
    buttons: {
      'Agora não': closes('counting.time.last + counting.dialog.closed'),
      'Continuar conectado': [WITHIN_ONE, 'counting.time.last + counting.dialog.renewing'],
    },
    escape: closes('counting.time.last + counting.dialog.closed'),
    back: [LIST, WITHIN_ONE, 'counting.dialog.asking + counting.time.last'],
  },
  {
    ...stay,
    state: short('renewing'),
    buttons: {
      'Agora não': [WITHIN_FIVE, short('renewing')],
      'Continuar conectado': [WITHIN_FIVE, short('renewing')],
    },
    escape: [WITHIN_FIVE, short('renewing')],
    back: [LIST, WITHIN_FIVE, short('renewing')],
  },
  {
    ...stay,
    state: short('interrupted'),
    buttons: { ...whileAsking, 'Tentar novamente': [WITHIN_FIVE, short('renewing')] },
    escape: closes(short('closed')),
    back: [LIST, WITHIN_FIVE, short('interrupted')],
  },
  {
    ...stay,
    state: short('askingPassword.waiting'),
    // The password is empty.
    buttons: {
      ...whileAsking,
      'Continuar conectado': [WITHIN_FIVE, short('askingPassword.incomplete')],
    },
    escape: closes(short('closed')),
    back: [LIST, WITHIN_FIVE, short('askingPassword.waiting')],
  },
  {
    ...stay,
    dialog: 'Sua sessão não pode mais ser prolongada',
    state: 'counting.time.plenty + counting.dialog.foretelling',
    buttons: { Entendi: closes('counting.time.plenty + counting.dialog.closed') },
    escape: closes('counting.time.plenty + counting.dialog.closed'),
    back: [
      LIST,
      'Sua sessão não pode mais ser prolongada',
      'counting.time.plenty + counting.dialog.foretelling',
    ],
  },
  {
    file: 'ui/parts/leave-dialog.tsx',
    dialog: 'Voltar sem gravar?',
    chart: 'open-request',
    state: 'form.unsaved.askingToLeave',
    buttons: {
      'Voltar sem gravar': [null, 'form.leaving'],
      'Gravar e continuar depois': closes('form.unsaved.filling'),
      'Continuar preenchendo': closes('form.unsaved.filling'),
    },
    escape: closes('form.unsaved.filling'),
    back: [LIST, 'Voltar sem gravar?', 'form.unsaved.askingToLeave'],
  },
  {
    file: 'ui/screens/wizard/overtaken-dialog.tsx',
    dialog: OVERTAKEN,
    chart: 'form-editor',
    state: 'editing.choosingVersion',
    buttons: {
      'Usar a versão gravada': [null, 'editing.steps.data'],
      'Continuar com o que digitei': [null, 'editing.steps.data'],
    },
    escape: [OVERTAKEN, 'editing.choosingVersion'],
    back: [LIST, 'Voltar sem gravar?', 'editing.choosingVersion'],
  },
  {
    file: 'ui/parts/send-question.tsx',
    dialog: 'Finalizar o requerimento 2026-000007 e enviar para análise?',
    chart: 'form-editor',
    state: 'editing.submitting.overDocuments',
    buttons: {
      'Ainda não': closes('editing.steps.documents'),
      'Finalizar e enviar': [null, 'editing.submitting.overDocuments'],
    },
    escape: closes('editing.steps.documents'),
    back: [STEP_ONE, ...closes('editing.steps.documents')],
  },
  {
    file: 'ui/parts/send-question.tsx',
    dialog: 'Finalizar o requerimento 2026-000007 e enviar para análise?',
    chart: 'submission',
    state: 'confirmingSend',
    buttons: { 'Ainda não': [null, 'ended'], 'Finalizar e enviar': [null, 'saving'] },
    escape: [null, 'ended'],
    back: [STEP_ONE, null, 'ended'],
  },
  {
    file: 'ui/screens/wizard/cancel-dialog.tsx',
    dialog: 'Deseja cancelar o requerimento?',
    chart: 'submission',
    state: 'confirmingCancel',
    buttons: { 'Não, continuar': [null, 'ended'], 'Sim, cancelar': [null, 'saving'] },
    escape: [null, 'ended'],
    back: [STEP_ONE, null, 'ended'],
  },
  {
    file: 'ui/screens/wizard/removal-dialog.tsx',
    dialog: REMOVAL,
    chart: 'form-editor',
    state: 'editing.removing',
    buttons: {
      'Não, manter': closes('editing.steps.documents'),
      'Sim, excluir': [REMOVAL, 'editing.removing'],
    },
    escape: closes('editing.steps.documents'),
    back: [STEP_ONE, ...closes('editing.steps.documents')],
  },
  {
    file: 'ui/screens/wizard/removal-dialog.tsx',
    dialog: REMOVAL,
    chart: 'document-removal',
    state: 'removing',
    // The document is being removed: its end is waited for.
    buttons: { 'Não, manter': [REMOVAL, 'removing'], 'Sim, excluir': [REMOVAL, 'removing'] },
    escape: [REMOVAL, 'removing'],
    back: [STEP_ONE, REMOVAL, 'removing'],
  },
  {
    file: 'ui/parts/upload-chooser.tsx',
    dialog: 'Anexar documento',
    chart: 'form-editor',
    state: 'editing.attaching',
    buttons: {
      Cancelar: closes('editing.steps.documents'),
      'Anexar (prosseguir)': ['Anexar documento', 'editing.attaching'],
    },
    escape: closes('editing.steps.documents'),
    back: [STEP_ONE, ...closes('editing.steps.documents')],
  },
  {
    file: 'ui/parts/upload-chooser.tsx',
    dialog: 'Anexar documento',
    chart: 'acceptance-correction',
    state: 'attaching',
    buttons: {
      Cancelar: closes('open'),
      'Anexar (prosseguir)': ['Anexar documento', 'attaching'],
    },
    escape: closes('open'),
    back: [LIST, null, 'ended'],
  },
  {
    file: 'ui/parts/send-question.tsx',
    dialog: 'Finalizar o requerimento 2026000019 e enviar para análise?',
    chart: 'acceptance-correction',
    state: 'confirming',
    buttons: { 'Ainda não': closes('open'), 'Finalizar e enviar': [null, 'sending'] },
    escape: closes('open'),
    back: [LIST, null, 'ended'],
  },
  {
    file: 'ui/screens/acceptance/answer.tsx',
    dialog: 'Aceitar o novo valor de R$\u00a05.391,75?',
    chart: 'acceptance-answer',
    state: 'confirming',
    buttons: { 'Ainda não': [null, 'ended'], 'Aceitar e enviar': [null, 'sending'] },
    escape: [null, 'ended'],
    back: [LIST, null, 'ended'],
  },
  {
    file: 'ui/screens/acceptance/answer.tsx',
    dialog: REFUSAL,
    chart: 'acceptance-answer',
    state: 'confirming',
    buttons: { 'Ainda não': [null, 'ended'], 'Recusar e cancelar': [null, 'sending'] },
    escape: [null, 'ended'],
    back: [LIST, null, 'ended'],
  },
  {
    file: 'ui/screens/request-list/withdrawal.tsx',
    dialog: WITHDRAWAL,
    chart: 'consent-withdrawal',
    state: 'confirming',
    buttons: { 'Não retirar': closes('idle'), 'Retirar a autorização': [WITHDRAWAL, 'withdrawing'] },
    escape: closes('idle'),
    back: ['/tiposreq', null, 'ended'],
  },
  {
    file: 'ui/screens/request-list/withdrawal.tsx',
    dialog: WITHDRAWAL,
    chart: 'consent-withdrawal',
    state: 'withdrawing',
    buttons: {
      'Não retirar': [WITHDRAWAL, 'withdrawing'],
      'Retirar a autorização': [WITHDRAWAL, 'withdrawing'],
    },
    escape: [WITHDRAWAL, 'withdrawing'],
    back: ['/tiposreq', null, 'ended'],
  },
  {
    file: 'ui/screens/document-reader/document-viewer.tsx',
    dialog: 'RG frente.jpg',
    chart: 'document-reader',
    state: 'viewing.open.ready.page.whole + viewing.open.ready.copy.none',
    buttons: {
      Fechar: closes('idle'),
      Baixar: ['RG frente.jpg', 'viewing.open.ready.page.whole + viewing.open.ready.copy.saving'],
    },
    escape: closes('idle'),
    back: [LIST, ...closes('idle')],
  },
  {
    file: 'ui/screens/document-reader/document-viewer.tsx',
    dialog: 'rg.jpg',
    chart: 'document-reader',
    state: 'viewing.interrupted',
    buttons: { Fechar: closes('idle'), 'Tentar novamente': ['rg.jpg', 'viewing.fetching'] },
    escape: closes('idle'),
    back: [LIST, ...closes('idle')],
  },
  {
    file: 'ui/screens/document-reader/document-viewer.tsx',
    dialog: 'rg.jpg',
    chart: 'document-reader',
    state: 'refused',
    buttons: { Fechar: closes('idle') },
    escape: closes('idle'),
    back: [LIST, ...closes('idle')],
  },
]
