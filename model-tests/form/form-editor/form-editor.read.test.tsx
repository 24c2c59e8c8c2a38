import { describe, expect, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'

import { participant } from '#tools/samples/participant.ts'
import { beneficiariesOnFile, loaded, visit, withoutBank } from '#tools/samples/wizard.ts'
import { arriveAt, openWizard } from '../wizard/wizard.page.tsx'

// ADDRESS-20, STEPS-13
describe('form editor: messages and reading', () => {
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
