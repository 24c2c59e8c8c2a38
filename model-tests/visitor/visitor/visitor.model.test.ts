import { describe, expect, test } from 'vitest'
import { fromCallback, SimulatedClock } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import {
  type CpfOwner,
  type KeptVisit,
  type VisitChanged,
  type VisitDropped,
  visitorFieldOf,
  visitorMachine,
  visitorProblems,
  visitorView,
} from '#machines/visitor/visitor/index.ts'
import type {
  ConfirmReply,
  ConfirmRequest,
  SendReply,
  SendRequest,
} from '#machines/visitor/visitor-confirmation/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { simulatedWait } from '../../support/simulated-wait.ts'
import { cases, input, issue, NOON, recalled, values } from './visitor.cases.ts'
import { row, visits } from './visitor.models.ts'

const models = Object.entries(visits).map(
  ([name, visit]) =>
    [
      name,
      visit.input.recalled,
      chartModel(visit.machine, { ...visit, ways: waysThrough(row, name) }),
    ] as const,
)

function openVisit(kept: KeptVisit | null = null) {
  const clock = new SimulatedClock()
  const lookUp = controlledPort<CpfOwner, { cpf: string }>()
  const sendCode = controlledPort<SendReply, SendRequest>()
  const confirmCode = controlledPort<ConfirmReply, ConfirmRequest>()
  const inTab: (VisitChanged | VisitDropped)[] = []
  const machine = provideAll(visitorMachine, {
    'visitor.storage': fromCallback<VisitChanged | VisitDropped>(({ receive }) =>
      receive((event) => inTab.push(event)),
    ),
    'visitor.lookUp': lookUp.logic,
    'visitorConfirmation.confirmCode': confirmCode.logic,
    'visitorConfirmation.sendCode': sendCode.logic,
    'visitorConfirmation.waitUntil': simulatedWait(clock, () => NOON + clock.now()),
  })
  const started = inRecordedSystem(machine, { input: { ...input, recalled: kept }, clock })
  return {
    ...started,
    lookUp,
    sendCode,
    confirmCode,
    inTab,
    wait: (milliseconds: number) => settled(() => clock.increment(milliseconds)),
    view: () => visitorView(started.actor.getSnapshot()),
    fill(answers: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(answers))
        started.actor.send({ type: 'answer.changed', name, value })
    },
  }
}

describe.each(models)('visitor, %s: every path of the chart', (_name, kept, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const { actor, inTab, lookUp, sendCode, confirmCode, view } = openVisit(kept)
    const send = (event: Parameters<typeof actor.send>[0]) => actor.send(event)
    const see = (shown: Partial<ReturnType<typeof view>>) => expect(view()).toMatchObject(shown)
    let cpf = kept?.values.cpf ?? ''
    const confirmation = () => actor.getSnapshot().children.confirmation
    const ends = async (check: () => void) => {
      if (
        confirmation()
          ?.getSnapshot()
          .matches({ confirming: { mail: 'sending' } })
      )
        await settled(() => sendCode.answer({ nonce: 'nonce-1', email: '', sentAt: NOON }))
      confirmation()?.send({ type: 'code.typed', value: '123456' })
      confirmation()?.send({ type: 'code.submitted' })
      await settled(check)
    }
    /** Passwords are never stored in the tab. */
    const seeNothingSecret = () => expect(JSON.stringify(inTab)).not.toContain(values.senha)
    const seeForm = (purpose: 'registration' | 'password', isLacking: boolean) => {
      see({ screen: 'form', purpose, isLacking })
      seeNothingSecret()
    }

    await path.walk({
      events: {
        'cpf.typed': (event) => {
          cpf = event.value
          send(event)
        },
        'cpf.submitted': send,
        'lookUp.retried': send,
        'cpf.changed': send,
        'code.wanted': send,
        'answer.changed': send,
        'form.submitted': send,
        'form.reopened': send,
        'code.kept': send,
        'xstate.after.limit.visitor.asking.limited': send as never,
        'xstate.done.actor.lookUp': ({ output }) => settled(() => lookUp.answer(output)),
        'xstate.error.actor.lookUp': ({ error }) => settled(() => lookUp.fail(error)),
        'visitorConfirmation.confirmed': () => ends(() => confirmCode.answer('ok')),
        'visitorConfirmation.refused': (event) => ends(() => confirmCode.fail(refusedBy(event))),
      },
      states: {
        'asking.typing': () =>
          see({ screen: 'asking', cpfProblem: null, serverMessage: null, canRetry: false }),
        'asking.lacking': () => see({ cpfProblem: cpf === '' ? 'Obrigatório' : 'CPF inválido' }),
        'asking.limited': () =>
          see({
            serverMessage: 'Muitas tentativas. Tente novamente em 20 minutos.',
            limitSeconds: 20 * 60,
          }),
        'asking.unavailable': () =>
          see({ serverMessage: 'Não foi possível consultar o CPF agora. Tente novamente.', canRetry: true }),
        lookingUp: () => {
          see({ screen: 'asking', isLookingUp: true })
          expect(lookUp.inputs.at(-1)?.cpf).toBe(cpf)
        },
        'guided.withPassword': () => see({ screen: 'withPassword' }),
        'guided.withoutPassword': () => see({ screen: 'withoutPassword' }),
        'registering.editing': () => seeForm('registration', false),
        'registering.lacking': () => seeForm('registration', true),
        'renewing.editing': () => seeForm('password', false),
        'renewing.lacking': () => seeForm('password', true),
        confirming: () => {
          see({ screen: 'confirming' })
          seeNothingSecret()
        },
        confirmed: () => {
          see({ screen: 'confirmed' })
          expect(inTab.at(-1)).toEqual({ type: 'visit.dropped' })
          expect(actor.getSnapshot().context.values.senha).toBe('')
        },
      },
    })
  })
})

const refusedBy = ({ message, problems }: (typeof cases)['o servidor recusa a senha']) =>
  new CallError({ kind: 'refused', status: 422, message, problems })

const lookingUp = (visit: ReturnType<typeof openVisit>) => {
  visit.actor.send({ type: 'cpf.typed', value: values.cpf })
  visit.actor.send({ type: 'cpf.submitted' })
}

const registering = async (visit: ReturnType<typeof openVisit>) => {
  lookingUp(visit)
  await settled(() => visit.lookUp.answer('nobody'))
  const { cpf: _, ...answers } = values
  visit.fill(answers)
  visit.actor.send({ type: 'form.submitted' })
}

describe('visitor: the form and the code', () => {
  const field = (visit: ReturnType<typeof openVisit>, name: string) =>
    visitorFieldOf(visit.actor.getSnapshot(), { name })

  test.each([
    ['senha', '12345', 'Mínimo 6 números'],
    ['senha', '123456789', 'Máximo 8 caracteres'],
    ['senha', '7041a926', 'Somente números'],
    [
      'senha',
      '123456',
      'Senha fácil de adivinhar. Não use números repetidos ou em sequência, sua data de nascimento nem parte do seu CPF.',
    ],
    ['confirmar_senha', '70415927', 'Senhas diferentes'],
    ['nome', '', 'Obrigatório'],
    ['email_pessoal', 'irene', 'E-mail inválido'],
  ])('%s %j is refused: %s', async (name, value, message) => {
    const visit = openVisit()
    await registering(visit)
    visit.actor.send({ type: 'form.reopened' })
    visit.fill({ [name]: value })
    visit.actor.send({ type: 'form.submitted' })
    expect(field(visit, name).problem).toBe(message)
    visit.fill({ [name]: values[name as keyof typeof values] })
    expect(visitorProblems(visit.actor.getSnapshot())).toEqual([])
  })

  test('a sent code is still valid for the same e-mail address, and not for another one', async () => {
    const visit = openVisit()
    await registering(visit)
    await settled(() => visit.sendCode.answer({ nonce: 'nonce-1', email: '', sentAt: NOON }))
    visit.actor.send({ type: 'form.reopened' })
    expect(visit.view().codeUntil).toBe(NOON + 10 * 60_000)
    visit.actor.send({ type: 'form.submitted' })
    expect(visit.sendCode.inputs).toHaveLength(1)

    visit.actor.send({ type: 'form.reopened' })
    visit.fill({ email_pessoal: 'outra@correio.example' })
    expect(visit.view().codeUntil).toBeNull()
    visit.actor.send({ type: 'form.submitted' })
    expect(visit.sendCode.inputs.at(-1)).toEqual({ cpf: values.cpf, email: 'outra@correio.example' })
  })

  test('a refusal is shown at its field until the field changes', async () => {
    const visit = openVisit()
    await registering(visit)
    const problems = [{ path: 'participante.email_pessoal', message: 'use seu e-mail particular' }]
    await settled(() =>
      visit.sendCode.fail(new CallError({ kind: 'refused', status: 422, message: null, problems })),
    )
    expect(visit.view()).toMatchObject({ screen: 'form', isLacking: true })
    expect(field(visit, 'email_pessoal')).toEqual({
      value: 'irene@correio.example',
      problem: 'use seu e-mail particular',
    })
    expect(field(visit, 'senha').value).toBe(values.senha)
    visit.fill({ email_pessoal: 'irene@casa.example' })
    expect(field(visit, 'email_pessoal').problem).toBe('')
  })

  test('what a new password lacks, and what the server refuses, are shown at its fields', async () => {
    const visit = openVisit()
    lookingUp(visit)
    await settled(() => visit.lookUp.answer('visitor'))
    visit.actor.send({ type: 'form.submitted' })
    expect(field(visit, 'senha').problem).toBe('Obrigatório')
    expect(field(visit, 'confirmar_senha').problem).toBe('Obrigatório')
    visit.fill({ senha: values.senha, confirmar_senha: values.confirmar_senha })
    expect(visitorProblems(visit.actor.getSnapshot())).toEqual([])

    visit.actor.send({ type: 'form.submitted' })
    await settled(() => visit.sendCode.fail(refusedBy(cases['o servidor recusa a senha'])))
    expect(visit.view()).toMatchObject({ screen: 'form', purpose: 'password', isLacking: true })
    expect(field(visit, 'senha').problem).toBe('Senha fácil de adivinhar.')
  })

  test('the message of a failed lookup is gone once another CPF is typed', async () => {
    const visit = openVisit()
    lookingUp(visit)
    await settled(() => visit.lookUp.fail(new CallError({ kind: 'interrupted' })))
    expect(visit.view().serverMessage).toBe('Não foi possível consultar o CPF agora. Tente novamente.')
    visit.actor.send({ type: 'cpf.typed', value: '37258049150' })
    expect(visit.view().serverMessage).toBeNull()
  })

  test('a limited lookup can be repeated after its waiting time', async () => {
    const visit = openVisit()
    lookingUp(visit)
    await settled(() => visit.lookUp.fail(cases['já foram consultas demais'].error))
    await visit.wait(20 * 60_000 - 1)
    visit.actor.send({ type: 'cpf.submitted' })
    expect(visit.lookUp.inputs).toHaveLength(1)
    await visit.wait(1)
    visit.actor.send({ type: 'cpf.submitted' })
    expect(visit.lookUp.inputs).toHaveLength(2)
  })

  test('a reload restores the form and the valid code', () => {
    const visit = openVisit(recalled)
    expect(visit.view()).toMatchObject({ screen: 'form', isRestored: true, codeUntil: issue.expiresAt })
    expect(field(visit, 'nome').value).toBe(values.nome)
    expect(field(visit, 'senha').value).toBe('')
    visit.fill({ senha: values.senha, confirmar_senha: values.confirmar_senha })
    visit.actor.send({ type: 'form.submitted' })
    expect(visit.sendCode.inputs).toEqual([])
    expect(visit.view()).toMatchObject({ screen: 'confirming', isRestored: false })
  })
})
