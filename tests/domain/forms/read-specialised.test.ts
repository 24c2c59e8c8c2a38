import { expect, test } from 'vitest'

import { applyForced } from '#domain/forms/answered.ts'
import { answersOf } from '#domain/forms/answers.ts'
import { bankChangeForm } from '#domain/forms/bank-change.ts'
import { enrolmentForm } from '#domain/forms/enrolment.ts'
import type { Answers, RequestForm } from '#domain/forms/form.ts'
import { portabilityForm } from '#domain/forms/portability.ts'
import { type ReadSection, readAnswers, reviewOf } from '#domain/forms/read.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { Facts } from '#domain/requests/facts.ts'
import { enrolmentFacts } from '#tools/samples/enrolment-answers.ts'
import { factsWith } from '#tools/samples/facts.ts'
import { bankChangeWith, enrolmentWithRows, portabilityWith } from '#tools/samples/specialised-answers.ts'

const read = (form: RequestForm, answers: Answers, facts: Facts) =>
  readAnswers(form, applyForced(form, answers, facts), facts)

const linesOf = (sections: readonly ReadSection[], title: string) =>
  sections.find((section) => section.title === title)?.answers.map(({ label, value }) => `${label}: ${value}`)

// BANKDATA-17, ENROL-12
test('readAnswers of an enrolment has each answer once, although some are stored twice', () => {
  const sections = read(enrolmentForm, enrolmentWithRows(), enrolmentFacts())
  expect(sections.map(({ title }) => title)).toEqual([
    'Plano',
    'Patrocinadora',
    'Seus dados',
    'Endereço e contatos',
    'Empresa: Casa Lotérica',
    'Empresa: Usina Boa Esperança',
    'Declarações',
    'Detalhe: Antônio Alves',
    'Declaração e contribuição',
    'Imposto de Renda',
    'Dependente: Antônio Alves',
    'Dependente: Lia Prado Nunes',
  ])
  expect(linesOf(sections, 'Plano')).toEqual(['Plano: PSII (CNPB 1998007774)'])
  expect(linesOf(sections, 'Patrocinadora')).toEqual([
    'Patrocinadora: Empresa de Dados',
    'Regional: Minas',
    'Matrícula: 204417',
    'Data de admissão: 13/08/2006',
  ])
  expect(linesOf(sections, 'Declarações')).toEqual([
    'Você é pessoa politicamente exposta?: Sim',
    'Você tem obrigações fiscais nos Estados Unidos (FATCA)?: Não',
  ])
  expect(linesOf(sections, 'Empresa: Casa Lotérica')).toEqual([
    'Tipo de tempo de serviço: Comum',
    'Data de admissão: 01/03/1995',
    'Data de demissão: 10/08/2006',
  ])
  expect(linesOf(sections, 'Dependente: Lia Prado Nunes')).toContain('Percentual do pecúlio: 40%')
})

test('readAnswers of a portability has CNPJ and postal code with masks', () => {
  const sections = read(portabilityForm, portabilityWith(), factsWith())
  expect(linesOf(sections, 'Entidade de destino')).toEqual([
    'Nome da entidade: Previdência Horizonte S.A.',
    'CNPJ da entidade: 12.ABC.345/01DE-35',
    'Tipo de entidade: Aberta',
  ])
  expect(linesOf(sections, 'Endereço da entidade de destino')?.[0]).toBe(
    'Endereço: Avenida Brigadeiro Faria Lima, 3400, Itaim Bibi, São Paulo, SP, 04538-132',
  )
})

test('readAnswers of an enrolment has the declarations with the contribution', () => {
  const sections = read(enrolmentForm, enrolmentWithRows(), enrolmentFacts())
  expect(linesOf(sections, 'Declaração e contribuição')?.[0]).toMatch(
    /^Declaração: Declaro que quero participar do plano .* Autorizo o desconto em folha de 15% da parte do meu salário/,
  )
})

test('readAnswers of a bank data change has each ticked benefit with all columns', () => {
  const sections = read(bankChangeForm, bankChangeWith(), factsWith())
  expect(sections.map(({ title }) => title)).toEqual(['Nova conta', 'Benefício: Renda mensal vitalícia'])
  expect(linesOf(sections, 'Benefício: Renda mensal vitalícia')).toEqual([
    'Plano: Benefícios II',
    'Titular da conta: João Batista Teles',
    'CPF: 153.509.460-56',
    'Receber este benefício na nova conta: Sim',
  ])
})

test('readAnswers omits details of an exposure that is no longer declared', () => {
  const answers = enrolmentWithRows({ politicamente_exposto: 'N' })
  const titles = reviewOf(enrolmentForm, answers, enrolmentFacts()).map(({ section }) => section.title)
  expect(titles).toContain('Declarações')
  expect(titles).not.toContain('Detalhes da exposição política')
})

// D-27
test('readAnswers of an acceptance has both amounts in reais, and the answer', () => {
  const detalhes = { id_plano: '2', valor_bnf: '5820.40', novo_valor_bnf: '5391.75', aceito: 'NAO' }
  const endereco = { id_pais: '31', cep: '20040002', cidade: 'Rio de Janeiro', estado: 'RJ' }
  const form = kindOf(16)?.readAs ?? null
  const sections = readAnswers(form, answersOf({ detalhes, endereco }), factsWith())
  expect(sections.map(({ title }) => title)).toEqual(['Plano', 'Valor do benefício', 'Endereço e contatos'])
  expect(linesOf(sections, 'Valor do benefício')).toEqual([
    'Valor atual (R$): 5.820,40',
    'Novo valor (R$): 5.391,75',
    'Concorda com o novo valor: Não',
  ])
  expect(linesOf(sections, 'Endereço e contatos')).toEqual([
    'Endereço: Rio de Janeiro, Rio de Janeiro, 20040-002',
  ])
})
