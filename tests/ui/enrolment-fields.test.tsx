import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { RequiredDocument } from '#domain/documents/required.ts'
import { UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import type { Answers } from '#domain/forms/form.ts'
import { designatedRow, enrolmentFacts, enrolmentWith } from '#tools/samples/enrolment-answers.ts'
import { factsWith } from '#tools/samples/facts.ts'
import { enrolmentWithRows } from '#tools/samples/specialised-answers.ts'
import { draft, openWizard, paper } from './support/wizard-harness.tsx'

const { countries, plans, benefits, banks, sponsorDomains, today } = factsWith()

/** Here the fund's lists come with the session; the portal loads them with the request. */
const reference = {
  ...{ countries, plans, benefits, banks, sponsorDomains, today },
  types: [],
  documentTypes: [],
  maxFileMb: 5,
  enrolment: enrolmentFacts().enrolment,
}

type Opened = { readonly step?: 3; readonly documents?: readonly RequiredDocument[] }

const openEnrolment = (answers: Answers, { step, documents = [] }: Opened = {}) =>
  openWizard({
    reference,
    loaded: { request: { ...draft.request, typeId: 11 }, answers, documents },
    ...(step && { step }),
  })

const field = (path: string) => document.getElementById(path) as HTMLInputElement

// ENROL-29
test('enrolment form: a warning is shown at its answer and in a list before saving, and prevents nothing', async () => {
  const { user } = await openEnrolment(enrolmentWith({ data_admissao: '1980-01-01' }))
  const EARLY = 'A admissão seria antes dos 16 anos de idade. Confira a data.'
  expect(document.getElementById('participante.data_admissao-note')?.textContent).toBe(EARLY)
  const list = screen.getByText('Confira antes de gravar').parentElement as HTMLElement
  const link = within(list).getByRole('link', { name: `Data de admissão: ${EARLY}` })
  await user.click(link)
  expect(document.activeElement).toBe(field('participante.data_admissao'))

  const next = screen.getByRole('button', { name: 'Próximo' })
  await user.click(next)
  expect(next.getAttribute('aria-busy')).toBe('true')
})

test('enrolment form: the sum of the shares is shown beside them', async () => {
  const { user } = await openEnrolment(enrolmentWithRows())
  screen.getByText('Soma: 100% de 100%', { selector: 'p' })
  await user.clear(field('designados.-2.percentual'))
  await user.type(field('designados.-2.percentual'), '20,5')
  screen.getByText('Soma: 80,5% de 100%', { selector: 'p' })
})

test('enrolment form: a person who is no longer designated has no share', async () => {
  const { user } = await openEnrolment(enrolmentWithRows())
  await user.click(field('designados.-1.designado-N'))
  expect(field('designados.-1.percentual').value).toBe('0')
  expect(field('designados.-1.percentual').readOnly).toBe(true)
})

test('enrolment form: a lower variable contribution clears the spontaneous one, with an explanation', async () => {
  const { user, actor } = await openEnrolment(enrolmentWith())
  expect(field('participante.valor_espontanea').value).toBe('500,50')
  await user.clear(field('participante.percentual_variavel'))
  expect(field('participante.valor_espontanea').value).toBe('500,50')
  await user.type(field('participante.percentual_variavel'), '12')
  screen.getByText('Com menos de 15% não há contribuição espontânea: o que estava preenchido nela é apagado.')
  expect(actor.getSnapshot().context.filled.answers.participante).toMatchObject({
    espontanea_sim_nao: '',
    valor_espontanea: '',
  })
  screen.getByText(/^Autorizo o desconto em folha de 12% da parte do meu salário/)
})

test('enrolment form: typing 15 again keeps the spontaneous contribution', async () => {
  const { user } = await openEnrolment(enrolmentWith())
  await user.type(field('participante.percentual_variavel'), '{Backspace}5')
  await user.clear(field('participante.percentual_variavel'))
  await user.type(field('participante.percentual_variavel'), '15')
  expect(field('participante.valor_espontanea').value).toBe('500,50')
})

test('enrolment form: another sponsor has other regionals', async () => {
  const { user } = await openEnrolment(enrolmentWith())
  const named = () =>
    [...(field('participante.id_regional') as unknown as HTMLSelectElement).options].map(({ text }) => text)
  expect(named()).toEqual(['Selecione', 'Minas'])
  await user.selectOptions(field('participante.id_emp'), '1')
  expect(named()).toEqual(['Selecione', 'Sede'])
  expect(field('participante.id_regional').value).toBe('')
})

test('enrolment form: the participant and the plan are read, not asked', async () => {
  await openEnrolment(enrolmentWith({ data_nascimento: '' }))
  within(screen.getByRole('region', { name: 'Plano' })).getByText('PSII (CNPB 1998007774)')
  const known = ['nome', 'cpf', 'data_nascimento', 'sexo'].map((name) => field(`participante.${name}`))
  expect(known.map((one) => one.closest('div')?.textContent)).toEqual([
    'NomeMarina Duarte Alves',
    'CPF529.982.247-25',
    'Data de nascimento—',
    'SexoFeminino',
  ])
  for (const label of ['Nome', 'CPF', 'Data de nascimento']) expect(screen.queryByLabelText(label)).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Feminino' })).toBeNull()
})

// ENROL-29
test('enrolment form: an unlikely birth date is said at the date, which its link focuses', async () => {
  const { user } = await openEnrolment(enrolmentWith({ data_nascimento: '1901-01-01' }))
  const born = field('participante.data_nascimento')
  const list = screen.getByText('Confira antes de gravar').parentElement as HTMLElement
  const link = within(list).getByRole('link', { name: /^Data de nascimento: / })
  const said = link.textContent?.replace('Data de nascimento: ', '')
  expect(born.closest('div')?.textContent).toBe(`Data de nascimento01/01/1901${said}`)
  await user.click(link)
  expect(document.activeElement).toBe(born)
})

test('enrolment form: only companies proposed by the fund are marked as such', async () => {
  await openEnrolment(enrolmentWithRows())
  const remarks = screen.getAllByText('Veio do cadastro do fundo. Confira, corrija ou exclua.')
  expect(remarks.map((line) => line.closest('fieldset')?.querySelector('h3')?.textContent)).toEqual([
    'Empresa 1',
  ])
})

test('enrolment form: a proposed person whose CPF is replaced is another person', async () => {
  const proposed = { ...designatedRow({ id_pessoa_dep: '90011' }).values, do_fundo: 'S' }
  const { actor, user } = await openEnrolment(
    enrolmentWith({}, { designados: [{ ...designatedRow(), values: proposed }] }),
  )
  const remark = () => screen.queryByText('Veio do cadastro do fundo. Confira, corrija ou exclua.')
  const idOnRecord = () => actor.getSnapshot().context.filled.answers.designados[0]?.values.id_pessoa_dep
  await user.type(field('designados.-1.nome'), ' Neto')
  const replaceCpf = async (digits: string) => {
    await user.click(field('designados.-1.cpf'))
    field('designados.-1.cpf').setSelectionRange(0, 14)
    await user.keyboard('{Backspace}')
    await user.paste(digits)
  }
  await replaceCpf('1535094605')
  expect(idOnRecord()).toBe('90011')
  expect(remark()).not.toBeNull()
  await replaceCpf('15350946056')
  expect(idOnRecord()).toBe('')
  expect(remark()).toBeNull()
})

test('enrolment form: the document that may be missing says so until it is attached', async () => {
  const NOTE = 'Você pode enviar o requerimento sem este documento.'
  const documents = [paper(31, 'RG'), paper(32, 'Declaração do INSS', { typeId: 15 })]
  await openEnrolment(enrolmentWith(), { step: 3, documents })
  expect(screen.getAllByText(NOTE)).toHaveLength(1)
  expect(screen.getByText(NOTE).closest('tr')?.previousElementSibling?.textContent).toContain(
    'Declaração do INSS',
  )
  cleanup()
  const attached = documents.map((row) => ({ ...row, documentId: 7, situationId: UNDER_ANALYSIS }))
  await openEnrolment(enrolmentWith(), { step: 3, documents: attached })
  expect(screen.queryByText(NOTE)).toBeNull()
})
