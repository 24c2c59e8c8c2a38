import { describe, expect, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'

import { participant } from '#tools/samples/participant.ts'
import {
  attachedIdentity,
  beneficiariesOnFile,
  identity,
  kept,
  loaded,
  saved,
  unsaved,
  visit,
  withoutBank,
} from '#tools/samples/wizard.ts'
import { arriveAt, openWizard } from '../wizard/wizard.page.tsx'

// ADDRESS-20, STEPS-13
describe('form editor: messages and reading', () => {
  test('restored answers are announced', async () => {
    const page = await arriveAt(
      { requestId: null },
      { ...unsaved, draft: kept(withoutBank, { version: null }) },
    )
    page.seeText('Recuperamos o que você preencheu até 10:32.')
  })

  test('a refused Próximo lists every problem of the step', async () => {
    const page = await arriveAt({}, loaded({ answers: withoutBank }))
    page.seeAlert(null)
    await page.click('Próximo')
    page.seeAlert({
      title: 'Problemas de preenchimento. Verifique o formulário.',
      problems: ['Banco: Obrigatório'],
    })
    await page.chooseBank('001')
    page.seeAlert(null)
    expect(page.saves).toEqual([])
  })

  test('the declaration cannot be passed before its people are loaded', async () => {
    const page = await arriveAt({ step: 2 }, loaded())
    page.seeOff('Próximo', true)
    await page.beneficiariesArrive(beneficiariesOnFile)
    page.seeOff('Próximo', false)
    page.seeNoText('consulta pendente')
    page.seeNoText('Aguarde a consulta')
  })

  test('a failed query of the beneficiaries says why Próximo is disabled', async () => {
    const page = await arriveAt({ step: 2 }, loaded())
    await page.beneficiariesFail(new CallError({ kind: 'offContract' }))
    page.seeOff('Próximo', true)
    page.seeText('Para continuar, é preciso consultar os seus beneficiários. Tente novamente.')
    page.seeText('consulta pendente')
  })

  test('an expired session is left to the session chart, without a retry here (D-13)', async () => {
    const page = await arriveAt({ step: 2 }, loaded())
    const expired = new CallError({ kind: 'expired' })
    await page.beneficiariesFail(expired)
    page.seeEscalated(expired)
  })

  test('during a call, no answer that its reply would overwrite can be changed', async () => {
    const page = await arriveAt({}, loaded())
    page.seeEditable('Nome da mãe', true)
    await page.click('Próximo')
    page.seeEditable('Nome da mãe', false)
    await page.chooseBank('033')
    await page.click('Adicionar dependente')
    expect(page.answers().detalhes.banco).toBe('001')
    page.seeValue('Banco', '001')
    page.seeDependants(0)
  })

  test('an answer changed after the documents is saved before sending, and may require another document', async () => {
    const page = await arriveAt({}, loaded({ documents: [attachedIdentity] }))
    await page.chooseBank('033')
    await page.pickStep('Documentos')
    await page.click('Finalizar requerimento')
    expect(page.saves).toMatchObject([{ intent: 'L' }])
    await page.endSave(saved({ documents: [attachedIdentity, { ...identity, id: 32 }] }))
    page.seeMissing('Documento de identidade')
    expect(page.saves).toHaveLength(1)
  })

  test('a new dependant has no problems before the first check', async () => {
    const page = await arriveAt({}, loaded({ answers: withoutBank }))
    await page.click('Próximo')
    await page.click('Adicionar dependente')
    page.seeAlert({
      title: 'Problemas de preenchimento. Verifique o formulário.',
      problems: ['Banco: Obrigatório'],
    })
    expect(page.field('Nome').getAttribute('aria-invalid')).not.toBe('true')
    await page.click('Próximo')
    expect(page.field('Nome').getAttribute('aria-invalid')).toBe('true')
  })

  test('another plan clears the answers that depend on the plan', async () => {
    const page = await arriveAt({}, loaded())
    const answered = () => page.answers().detalhes
    expect(answered().beneficio).not.toBe('')
    page.changeAnswer('id_plano', '2')
    expect(answered()).toMatchObject({ beneficio: '', ciente_opcao_irrf_irreversivel: '' })
  })

  test('messages of the fund are shown in the documents step', async () => {
    const messages = [{ id: 1, recordedAt: '2026-10-06T10:00:00', text: 'Recebemos o seu requerimento.' }]
    const page = await arriveAt({ step: 3 }, loaded({ messages }))
    page.seeText('06/10/2026')
    page.seeText('Recebemos o seu requerimento.')
  })

  test('beneficiaries on file need an answer, and a given answer stays', async () => {
    const page = await arriveAt({ step: 2 }, loaded())
    await page.beneficiariesArrive(beneficiariesOnFile)
    page.seeText('05/04/2010')
    await page.declare()
    await page.pickStep('Dados')
    await page.pickStep('Declaração de beneficiários')
    await page.beneficiariesArrive(beneficiariesOnFile)
    expect(page.field('Declaro esta pessoa como beneficiária').checked).toBe(true)
  })

  test('a sent request shows the declared beneficiaries, not those on file today', async () => {
    const declared = { id: 50, values: { ...beneficiariesOnFile[0], selecionado: 'S' } }
    const sent = loaded()
    const page = await arriveAt(
      { step: 2 },
      {
        ...sent,
        request: { ...sent.request, status: 'A' },
        answers: { ...sent.answers, beneficiarios: [declared] },
      },
    )
    expect(page.consultations).toEqual([])
    page.seeFixed('Declaro esta pessoa como beneficiária', 'Sim')
  })

  test.each([
    [14, 'Este requerimento é feito na área do participante, no menu Cadastro/Recadastramento.'],
    [17, 'Este tipo de requerimento não está disponível para você neste portal.'],
    [3, 'O resgate não está liberado para você. Em caso de dúvida, fale com o atendimento do fundo.'],
  ])('a new request of type %i cannot be started', (typeId, reason) => {
    const refusedParticipant = { ...participant, withdrawalAllowed: false }
    const page = openWizard(visit({ requestId: null, typeId, participant: refusedParticipant }))
    page.seeTitle('Tipo não disponível')
    page.seeText(reason)
    expect(page.loads).toEqual([])
  })
})

describe('form editor: the postal code', () => {
  test('a known code fills in the address and keeps the number; texts above their limit are marked, not cut', async () => {
    const page = await arriveAt({}, loaded())
    await page.typePostalCode('01310100')
    expect(page.lookups).toEqual([{ digits: '01310100' }])
    await page.postalCodeFound({
      endereco: 'Avenida Paulista',
      bairro: 'Um bairro de nome longo demais',
      cidade: 'São Paulo',
      estado: 'SP',
    })
    expect(page.field('Endereço').value).toBe('Avenida Paulista')
    expect(page.field('Bairro (opcional)').value).toBe('Um bairro de nome longo demais')
    expect(page.field('Cidade').value).toBe('São Paulo')
    expect(page.field('Estado').value).toBe('SP')
    expect(page.field('Número (opcional)').value).toBe('10')
    page.seeText('Máximo 20 caracteres')
  })

  test('a code of a whole town clears what an earlier code filled in, and says what stays', async () => {
    const page = await arriveAt({}, loaded())
    await page.typePostalCode('01310100')
    await page.postalCodeFound({
      endereco: 'Avenida Paulista',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      estado: 'SP',
    })
    page.seeUnder('CEP', 'Confira o número.')
    await page.user.type(page.field('CEP'), '{Backspace}'.repeat(9))
    await page.user.paste('37410000')
    await page.postalCodeFound({ endereco: '', bairro: '', cidade: 'Três Corações', estado: 'MG' })
    expect(page.field('Endereço').value).toBe('')
    expect(page.field('Bairro (opcional)').value).toBe('')
    expect(page.field('Cidade').value).toBe('Três Corações')
    expect(page.field('Número (opcional)').value).toBe('10')
    expect(page.field('Endereço').hasAttribute('aria-invalid')).toBe(false)
    page.seeUnder('CEP', 'Confira o número.')
    await page.user.clear(page.field('Número (opcional)'))
    page.seeUnder('CEP', null)
  })

  test('another country clears what the code filled in, and keeps all that was typed', async () => {
    const page = await arriveAt({}, loaded())
    await page.typePostalCode('01310100')
    await page.postalCodeFound({
      endereco: 'Avenida Paulista',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      estado: 'SP',
    })
    await page.user.clear(page.field('Cidade'))
    await page.user.type(page.field('Cidade'), 'Lisboa')
    await page.user.selectOptions(page.field('País'), '160')
    expect(page.field('Endereço').value).toBe('')
    expect(page.field('Bairro (opcional)').value).toBe('')
    expect(page.field('Cidade').value).toBe('Lisboa')
    expect(page.field('Número (opcional)').value).toBe('10')
  })

  test.each([
    ['an unknown code', 'postalCodeUnknown', 'CEP não encontrado. Confira o número.'],
    ['a failed lookup', 'postalCodeFails', 'Não foi possível consultar o CEP. Preencha o endereço.'],
  ] as const)('%s is announced politely below the field, and refuses nothing', async (_, end, sentence) => {
    const page = await arriveAt({}, loaded())
    await page.typePostalCode('01310100')
    page.seeUnder('CEP', 'Consultando o CEP…')
    await page[end]()
    page.seeUnder('CEP', sentence)
    expect(page.field('CEP').hasAttribute('aria-invalid')).toBe(false)
    await page.user.type(page.field('CEP'), '{Backspace}')
    page.seeUnder('CEP', null)
  })

  test('in another country the code and the state are cleared and not required', async () => {
    const page = await arriveAt({}, loaded())
    await page.user.selectOptions(page.field('País'), '160')
    expect(page.field('CEP').value).toBe('')
    expect(page.field('Estado').value).toBe('')
    page.seeEditable('CEP', false)
    page.seeEditable('Estado', false)
    expect(page.lookups).toEqual([])
  })
})
