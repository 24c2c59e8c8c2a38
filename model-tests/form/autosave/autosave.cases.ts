import { CallError } from '#domain/call-failure.ts'
import { answersOf } from '#domain/forms/answers.ts'
import type { SaveRequest } from '#domain/request-kinds/edited-request.ts'
import { savedReply, visit } from '#tools/samples/wizard.ts'

const { participant, cloud } = visit()

export const saveOf = (id: number | null): SaveRequest => ({
  request: {
    id,
    typeId: 1,
    typeName: 'Aposentadoria',
    status: 'L',
    statusName: 'Em elaboração',
    protocol: '',
    version: id === null ? null : 3,
  },
  intent: 'L',
  answers: answersOf({ detalhes: { banco: '001' } }),
  documents: [],
  cpf: participant.cpf,
  person: { id: participant.personId, wasInPlan: true },
  plans: [],
  cloud,
  key: 'key',
})

const refusedWith = (status: number) =>
  new CallError({ kind: 'refused', status, message: null, problems: [] })

const failing = (error: CallError) => ({ type: 'xstate.error.actor.saveQuietly', error }) as const

export const cases = {
  'muda uma resposta': { type: 'autosave.changed', isBegun: true },
  'muda uma resposta antes de a primeira seção se completar': { type: 'autosave.changed', isBegun: false },
  'passa para outro aplicativo': { type: 'page.hidden' },
  'dez segundos passam': { type: 'xstate.after.pause.autosave.answers.unsaved.typing' },
  'um minuto passa': { type: 'xstate.after.longest.autosave.answers.unsaved' },
  'o intervalo passa': { type: 'xstate.after.pause.autosave.pace.resting' },
  'o formulário diz o que gravar': { type: 'autosave.started', save: saveOf(7) },
  'o formulário diz que nada há a gravar': { type: 'autosave.cancelled' },
  'a gravação dá certo': {
    type: 'xstate.done.actor.saveQuietly',
    output: { sent: saveOf(7).answers, reply: savedReply() },
  },
  'outro gravou antes': failing(refusedWith(409)),
  'o servidor não aceita': failing(refusedWith(422)),
  'a conexão cai': failing(new CallError({ kind: 'interrupted' })),
  'a sessão expira': failing(new CallError({ kind: 'expired' })),
} as const
