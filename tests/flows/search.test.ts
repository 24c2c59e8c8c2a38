import { describe, expect, test } from 'vitest'
import { flowSources } from '../../tools/cli/docs/flow-sources.ts'
import { flows } from '../../tools/flows/build/charts.ts'
import { questionsOf } from '../../tools/flows/build/questions.ts'
import {
  questionEntries,
  requirementEntries,
  ruleEntries,
  searchEntries,
} from '../../tools/flows/build/search.ts'
import { entriesWith, searchable } from '../../tools/flows/pages/entries-with.ts'
import { rulesOf } from '../../tools/flows/rules/rules.ts'

const sources = flowSources('1.0.0')
const entries = searchable([
  ...questionEntries(questionsOf(flows)),
  ...searchEntries(flows, sources),
  ...ruleEntries(rulesOf(sources.tables, sources.messages)),
  ...requirementEntries(sources),
])

const found = (words: string) =>
  entriesWith(words, entries).entries.map(({ path }) => decodeURIComponent(path))

describe('the search', () => {
  test.each([
    ['SESSAO EXPIRADA', '/session?estado=expired'],
    ['relogio da sessao', '/session-clock'],
    ['SESSION-14', '/session?estado=expired'],
    ['requerimento enviado', '/wizard'],
    ['FORM-12', '/request-status?estado=underRequirement'],
    ['só é cancelado pelo seu participante', '/request-status?estado=underRequirement'],
    ['calendario bissexto', '/regras/requisitos?id=VALID-05'],
  ])('finds %s', (words, path) => {
    expect(found(words)).toContain(path)
  })

  test.each([
    ['o que acontece se a sessão expira durante o envio de um documento?', '/upload?estado=sending'],
    ['sessão expirou enviando documento', '/upload?estado=sending'],
    ['quem pode cancelar e quando', '/request-status?estado=cancelled'],
    ['quais tipos pedem representante', '/regras/campos?linha=Representante+legal'],
    ['pensionista do plano 1', '/regras/oferta?plano1=agora&categoria1=5&resgate=S'],
    ['aceite recusado', '/request-status?estado=awaitingAcceptance'],
    ['a que leva a recusa de um aceite', '/request-status?estado=awaitingAcceptance'],
    ['quantos esperam em E e há quanto tempo', '/regras/movimento?linha=E'],
    ['Mensagem: Obrigatório', '/regras/mensagens?linha=Obrigatório'],
    ['nome da mãe aposentadoria', '/regras/campos/1?linha=detalhes.nome_mae'],
  ])('answers an analyst who asks: %s', (words, path) => {
    expect(found(words).slice(0, 5)).toContain(path)
  })

  test.each([
    ['não aceita o novo valor', 'O que acontece quando o aceite de um novo valor é recusado?'],
    ['desistir do requerimento', 'Quem pode cancelar um requerimento, e quando?'],
    ['quantos requerimentos em E', 'Quantos requerimentos esperam em exigência (E), e há quanto tempo?'],
  ])('lists the common question first for: %s', (words, question) => {
    expect(entriesWith(words, entries).entries[0]?.title).toBe(question)
  })

  test('takes a capital letter for a status, but not at the beginning', () => {
    const titles = (words: string) => entriesWith(words, entries).entries.map(({ title }) => title)
    expect(titles('situação D')[0]).toBe('Deferido (D)')
    expect(titles('situação F')[0]).toBe('Deferido e concedido (F)')
    expect(titles('E quem pode cancelar')).toEqual(titles('quem pode cancelar'))
  })

  test('finds an event as a transition', () => {
    expect(found('clica em continuar conectado')[0]).toMatch(
      /^\/session-clock\?transicao=.+\/stay\.chosen#1$/,
    )
  })

  test('lists entries with the words in their title first', () => {
    expect(found('sessão expirada')[0]).toBe('/session?estado=expired')
  })

  test('finds the entries with the most words if none has all of them', () => {
    const partial = entriesWith('sessão expirada xyzzy', entries)
    expect(partial.isPartial).toBe(true)
    expect(partial.entries.slice(0, 3).map(({ title }) => title)).toContain('Sessão expirada')
    expect(entriesWith('xyzzy', entries)).toEqual({ entries: [], isPartial: false })
  })
})
