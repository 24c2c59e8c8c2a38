import { describe, expect, test } from 'vitest'
import { flowSources } from '../../tools/cli/docs/flow-sources.ts'
import { rulesOf } from '../../tools/flows/rules/rules.ts'

const { tables, messages: shown } = flowSources('1.0.0')
const { offering, statuses, forms, documents, messages } = rulesOf(tables, shown)

const fieldsOf = (type: number) => forms.find((form) => form.type === type)?.fields ?? []
const field = (type: number, path: string) => fieldsOf(type).find((one) => one.path === path)

describe('the description of the rules', () => {
  test.each([
    [1, 'Categoria: qualquer, exceto 9'],
    [5, 'nunca'],
    [13, 'Planos do participante: qualquer, exceto sem plano'],
    [16, 'nunca'],
  ])('the offering of type %i', (type, offered) => {
    expect(offering.find((row) => row.type === type)?.offered).toContain(offered)
  })

  test('a death pension is offered to people without a plan, and to categories 5 to 9', () => {
    expect(offering.find(({ type }) => type === 4)?.offered).toBe(
      'Planos do participante: sem plano – ou – Planos do participante: qualquer, exceto sem plano; Categoria: 5, 6, 7, 8 ou 9',
    )
  })

  test('no document that is never asked for holds back the sending', () => {
    const never = documents.filter(({ asked }) => asked === 'nunca')
    expect(never.map(({ types, regra, holdsBack }) => [types, regra, holdsBack])).toEqual([
      [[16], 9, 'não, pois nunca é pedido'],
    ])
  })

  test('a participant can cancel in L and in E', () => {
    const cancelling = statuses.flatMap(({ letter, moves }) =>
      moves.filter(({ label }) => label === 'o participante cancela').map(({ to }) => `${letter} → ${to}`),
    )
    expect(cancelling).toEqual(['L → N', 'E → N'])
  })

  test('a move of the staff has the roles that may do it', () => {
    const granting = statuses.flatMap(({ moves }) => moves.filter(({ label }) => label === 'o fundo defere'))
    expect(granting).toEqual([{ label: 'o fundo defere', to: 'D', roles: ['Analista de benefícios'] }])
  })

  test('a representative is asked for in types 1, 4, 5, 6 and 8', () => {
    const asking = forms.filter(({ type }) => field(type, 'detalhes.representante_legal')?.shown === 'sempre')
    expect(asking.map(({ type }) => type)).toEqual([1, 4, 5, 6, 8])
  })

  test.each([
    [1, 'detalhes.nome_representante', '«Você tem representante legal?»: Sim'],
    [
      1,
      'detalhes.data_demissao',
      '«Benefício»: Aposentadoria por tempo de contribuição / Renda programada de aposentadoria, ',
    ],
    [1, 'detalhes.parcela', 'nunca'],
    [3, 'detalhes.quitacao_contrato', ', e antes o Plano de Benefícios I ou os dois planos; Categoria: 1'],
    [1, 'detalhes.nome_mae', 'sempre'],
  ])('in type %i, %s is asked: %s', (type, path, words) => {
    expect(field(type, path)?.shown).toContain(words)
  })

  test('in plan 1 the portal fills in the tax scheme and the lump sums of a retirement', () => {
    const filled = fieldsOf(1).filter((one) => one.filled === '«Plano»: Plano de Benefícios I')
    expect(filled.map(({ path }) => path)).toEqual([
      'detalhes.parcela',
      'detalhes.parcela25',
      'detalhes.parcela100',
      'detalhes.opcao_irrf',
    ])
  })

  test('every field of every form has its condition', () => {
    const all = forms.flatMap(({ fields }) => fields)
    expect(all.length).toBeGreaterThan(300)
    expect(all.filter(({ shown: words, required }) => words === '' || required === '')).toEqual([])
  })

  test.each([
    [0, 'sempre'],
    [1, 'Tem representante legal: sim'],
    [3, 'Parentesco: Cônjuge ou Companheiro(a)'],
    [14, 'Plano do requerimento: Plano de Benefícios I'],
  ])('documents under regra %i are asked: %s', (regra, asked) => {
    const found = documents.filter((row) => row.regra === regra)
    expect(new Set(found.map((row) => row.asked))).toEqual(new Set([asked]))
  })

  test('a message has the fields beside which it is shown, and the charts that show it', () => {
    const of = (sentence: string) => messages.find((row) => row.sentence === sentence)
    expect(of('Obrigatório')?.fields.map(({ label }) => label)).toContain('Nome da mãe')
    expect(of('Sua sessão expirou. Faça um novo login.')?.charts).toContain('session')
  })
})
