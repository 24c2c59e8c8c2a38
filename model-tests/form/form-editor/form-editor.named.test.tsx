import { describe, expect, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import { loaded, lucia, lumpSum, saved } from '#tools/samples/wizard.ts'
import { arriveAt, type WizardPage } from '../wizard/wizard.page.tsx'

const interrupted = new CallError({ kind: 'interrupted' })

const lastPath = ({ heard }: WizardPage) => heard.router.at(-1)?.path

const PLANS = ['Plano Um', 'Plano Dois']

const offered = (select: HTMLInputElement) =>
  [...select.querySelectorAll('option')].filter(({ value }) => value !== '').map(({ text }) => text)

describe('form editor: the participant named by a request', () => {
  test('the CPF is looked up on arrival, which leaves no unsaved answers', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    expect(page.peopleLookedUp).toEqual([{ digits: '94726183591' }])
    await page.personAnswered({ type: 'person.answered', person: lucia })
    page.seeText('Participante encontrado: Lúcia M. F.')
    expect(offered(page.field('Plano'))).toEqual(PLANS)
    expect(page.drafts.filter(({ type }) => type === 'draft.changed')).toEqual([])
    await page.pickStep('Documentos')
    await page.click('Finalizar requerimento')
    expect(page.saves).toEqual([])
  })

  test('another CPF clears the plan and is looked up, and other answers stay', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.personAnswered({ type: 'person.answered', person: lucia })
    await page.typeNamedCpf('16372849500')
    expect(page.peopleLookedUp.at(-1)).toEqual({ digits: '16372849500' })
    page.seeNoText('Participante encontrado')
    page.seeValue('CPF do participante que faleceu', '163.728.495-00')
    page.seeNotAsked('Plano')
    page.seeValue('Conta', '56789')
  })

  test('an unknown CPF is reported at the field, and refused by Próximo', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.personAnswered({ type: 'person.answered', person: { ...lucia, name: '', plans: [] } })
    const count = () => document.body.textContent.split('CPF não localizado').length - 1
    expect(count()).toBe(1)
    page.seeAlert(null)
    await page.click('Próximo')
    page.seeAlert({
      title: 'Problemas de preenchimento. Verifique o formulário.',
      problems: ['CPF do participante que faleceu: CPF não localizado'],
    })
    expect(page.saves).toEqual([])
    await page.typeNamedCpf('16372849500')
    page.seeNoText('CPF não localizado')
  })

  test('Próximo works after a timeout or a failed lookup', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.personFails(interrupted)
    await page.click('Próximo')
    expect(page.saves).toHaveLength(1)
    expect(page.saves[0]).toHaveProperty('answers.detalhes.cpf_participante_peculio', '94726183591')
  })

  test('Próximo during a lookup that fails works for its end, and then goes on', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.click('Próximo')
    page.seeBusy('Próximo')
    expect(page.saves).toEqual([])
    await page.personFails(interrupted)
    expect(page.saves).toHaveLength(1)
  })

  test('Próximo with a problem does not wait for the lookup', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    page.changeAnswer('agencia', '12')
    await page.click('Próximo')
    page.seeNothingBusy()
    page.seeAlert({
      title: 'Problemas de preenchimento. Verifique o formulário.',
      problems: ['Agência: Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.'],
    })
  })

  test('Próximo during the lookup takes the only plan of who is found', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.typeNamedCpf('16372849500')
    await page.click('Próximo')
    const person = { ...lucia, cpf: '16372849500', plans: lucia.plans.slice(0, 1) }
    await page.personAnswered({ type: 'person.answered', person })
    expect(page.saves).toHaveLength(1)
    expect(page.saves[0]).toHaveProperty('answers.detalhes.id_plano', '1')
  })

  test('another CPF stops the waiting Próximo', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.click('Próximo')
    await page.typeNamedCpf('16372849500')
    page.seeNothingBusy()
    await page.personFails(interrupted)
    expect(page.saves).toEqual([])
  })

  test('another step stops the waiting Próximo', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.click('Próximo')
    await page.pickStep('Documentos')
    page.seeNothingBusy()
    await page.personFails(interrupted)
    expect(page.saves).toEqual([])
    page.seeCurrentStep('Documentos')
  })

  test('while Próximo waits only Próximo is busy, and the other buttons are enabled', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.click('Próximo')
    page.seeBusy('Próximo')
    for (const other of ['Voltar', 'Gravar e continuar depois', 'Cancelar Requerimento'])
      page.seeOff(other, false)
    await page.personFails(interrupted)
    for (const other of ['Voltar', 'Gravar e continuar depois', 'Cancelar Requerimento'])
      page.seeOff(other, true)
  })

  test('Voltar stops the waiting Próximo', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.click('Próximo')
    await page.click('Voltar')
    expect(lastPath(page)).toBe('/')
    page.seeNothingBusy()
    await page.personFails(interrupted)
    expect(page.saves).toEqual([])
  })

  test('Cancelar Requerimento of a saved request stops the waiting Próximo', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.click('Próximo')
    await page.click('Cancelar Requerimento')
    await page.clickInDialog('Não, continuar')
    page.seeNothingBusy()
    await page.personFails(interrupted)
    expect(page.saves).toEqual([])
  })

  test('Cancelar Requerimento of a new request stops the waiting Próximo', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum({ request: { id: null } }))
    await page.click('Próximo')
    await page.click('Cancelar Requerimento')
    expect(lastPath(page)).toBe('/tiposreq')
    page.seeNothingBusy()
    await page.personFails(interrupted)
    expect(page.saves).toEqual([])
  })

  test('Gravar e continuar depois stops the waiting Próximo', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.click('Próximo')
    await page.click('Gravar e continuar depois')
    page.seeBusy('Gravar e continuar depois')
    await page.endSave({ kind: 'refused', status: 422, message: 'Tente depois.', problems: [] })
    page.seeNothingBusy()
    await page.personFails(interrupted)
    expect(page.saves).toHaveLength(1)
  })

  test('Gravar e continuar depois with a malformed answer stops the waiting Próximo', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.click('Próximo')
    page.changeAnswer('agencia', '12')
    await page.click('Gravar e continuar depois')
    page.seeNothingBusy()
    const alert = {
      title: 'Problemas de preenchimento. Verifique o formulário.',
      detail: 'Nada foi gravado. Corrija o que está marcado e grave de novo.',
      problems: ['Agência: Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.'],
    }
    page.seeAlert(alert)
    await page.personFails(interrupted)
    page.seeAlert(alert)
    expect(page.saves).toEqual([])
  })

  test('a refusal without a field stays when the lookup ends', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.personFails(interrupted)
    await page.click('Próximo')
    const message = 'Muitas tentativas. Tente novamente em 3 horas.'
    await page.endSave({ kind: 'refused', status: 429, message, problems: [] })
    await page.personAnswered({ type: 'person.answered', person: lucia })
    page.seeAlert({ title: 'Não foi possível salvar o requerimento.', detail: message })
  })

  test('the CPF is not looked up again after the documents step, nor if it can no longer be changed', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.personAnswered({ type: 'person.answered', person: lucia })
    await page.click('Próximo')
    await page.endSave(saved())
    await page.click('Voltar')
    expect(page.peopleLookedUp).toEqual([{ digits: '94726183591' }])

    const inE = await arriveAt(
      { typeId: 5 },
      lumpSum({ request: { status: 'E', statusName: 'Em exigência' } }),
    )
    expect(inE.peopleLookedUp).toEqual([])
  })

  test('a form without a CPF makes no lookup', async () => {
    const page = await arriveAt({}, loaded())
    expect(page.peopleLookedUp).toEqual([])
  })

  test('the limit of lookups is shown at the field, in any step, until the CPF changes', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    const message = 'Muitas tentativas. Tente novamente em 3 horas.'
    await page.personFails(new CallError({ kind: 'refused', status: 429, message, problems: [] }))
    page.seeText(message)
    await page.pickStep('Documentos')
    page.seeText('CPF a conferir')
    await page.pickStep('Dados')
    expect(page.peopleLookedUp).toHaveLength(2)
    await page.personAnswered({ type: 'person.answered', person: lucia })
    page.seeNoText(message)
    page.seeNoText('CPF a conferir')
  })

  test('a lookup that is answered during another call has no effect, and is repeated afterwards', async () => {
    const page = await arriveAt({ typeId: 5 }, lumpSum())
    await page.click('Gravar e continuar depois')
    await page.personAnswered({
      type: 'person.answered',
      person: { ...lucia, plans: lucia.plans.slice(0, 1) },
    })
    expect(page.answers().detalhes.id_plano).toBe('2')
    await page.endSave({ kind: 'refused', status: 422, message: 'Tente depois.', problems: [] })
    expect(page.peopleLookedUp).toHaveLength(2)
  })
})
