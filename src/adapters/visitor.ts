import { type ActorOptions, fromCallback, fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { checkCpf, createCode, lookUpCodeIn, newPassword, validateVisitor } from '#api/contract/visitor.ts'
import { CallError } from '#domain/call-failure.ts'
import type { Values } from '#domain/forms/form.ts'
import { todayInSaoPaulo } from '#domain/people/today.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import {
  type CpfOwner,
  pathOfField,
  type VisitChanged,
  type VisitDropped,
  visitorMachine,
} from '#machines/visitor/visitor/index.ts'
import type {
  ConfirmReply,
  ConfirmRequest,
  SendReply,
  SendRequest,
} from '#machines/visitor/visitor-confirmation/index.ts'
import type { ConfigAdapter } from './config.ts'
import type { ServerClock } from './server-clock.ts'
import { createVisitStore } from './visit-store.ts'
import { waitUntil } from './wait-until.ts'

type Dependencies = {
  readonly call: Client
  readonly config: Pick<ConfigAdapter, 'now'>
  readonly clock: Pick<ServerClock, 'now'>
  /** null if the browser forbids it. */
  readonly storage: Storage | null
}

/** The chart, its input and the time, and how its actor is created. */
export type VisitorLogic = ReturnType<typeof visitorAdapter> &
  Pick<ActorOptions<typeof visitorMachine>, 'clock' | 'inspect'>

/** Receives the function that creates the chart, whose code belongs to the page: it needs no session. */
export type VisitorFactory = (open: typeof visitorAdapter) => VisitorLogic

const OWNERS = {
  NAO: 'nobody',
  VI: 'visitor',
  PF: 'visitor',
  PA: 'withPassword',
  PE: 'withPassword',
  NA: 'withoutPassword',
  NE: 'withoutPassword',
} as const satisfies Record<ReturnType<typeof lookUpCodeIn>, CpfOwner>

/** The chart of the visitors' page with its ports provided, and its input. */
export function visitorAdapter({ call, config, clock, storage }: Dependencies) {
  const visits = createVisitStore(storage)
  const machine = provideAll(visitorMachine, {
    'visitor.storage': fromCallback<VisitChanged | VisitDropped>(({ receive }) =>
      receive((event) => {
        if (event.type === 'visit.changed') visits.keep(event.visit)
        else visits.clear()
      }),
    ),
    'visitor.lookUp': fromPromise<CpfOwner, { cpf: string }>(
      async ({ input, signal }) => OWNERS[lookUpCodeIn(await call(checkCpf, { body: input, signal }))],
    ),
    'visitorConfirmation.waitUntil': waitUntil(clock),
    'visitorConfirmation.sendCode': fromPromise<SendReply, SendRequest>(async ({ input, signal }) => {
      const { nonce, email = '' } = await call(createCode, { body: input, signal }).catch(rethrowForForm)
      return { nonce, email, sentAt: clock.now() }
    }),
    'visitorConfirmation.confirmCode': fromPromise<ConfirmReply, ConfirmRequest>(
      async ({ input, signal }) => (await confirm(call, input, signal).catch(rethrowForForm)).codigo,
    ),
  })
  const input = {
    today: todayInSaoPaulo(new Date(clock.now())),
    recalled: visits.read(),
    areaAddress: originOf(config.now().participantArea),
  }
  return { machine, input, now: clock.now }
}

function confirm(call: Client, { claim, code, nonce }: ConfirmRequest, signal: AbortSignal) {
  const { purpose, values } = claim
  const sent = { codigo: code, nonce }
  if (purpose === 'registration') {
    return call(validateVisitor, { body: { ...sent, visitante: visitorOf(values) }, signal })
  }
  return call(newPassword, { body: { ...sent, cpf: values.cpf ?? '', senha: values.senha ?? '' }, signal })
}

const visitorOf = (values: Values) => ({
  cpf: values.cpf ?? '',
  nome: values.nome ?? '',
  data_nascimento: values.data_nascimento ?? '',
  sexo: values.sexo ?? '',
  email_pessoal: values.email_pessoal ?? '',
  celular: values.celular ?? '',
  senha: values.senha ?? '',
  confirmar_senha: values.confirmar_senha ?? '',
})

/** Rethrows the failure with its problems under the field names of the form. */
function rethrowForForm(error: unknown): never {
  if (!(error instanceof CallError) || error.failure.kind !== 'refused') throw error
  const problems = error.failure.problems.map((problem) => ({ ...problem, path: placeOf(problem.path) }))
  throw new CallError({ ...error.failure, problems }, { cause: error })
}

const placeOf = (path: string) =>
  pathOfField(path === 'email' ? 'email_pessoal' : path.replace('visitante.', ''))

/** The origin of the participant area: its full URL requires a code (D-47). */
function originOf(address: string): string {
  try {
    return new URL(address).origin
  } catch {
    return ''
  }
}
