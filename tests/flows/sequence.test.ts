import { expect, test } from 'vitest'

import { flows } from '../../tools/flows/build/charts.ts'
import { sequenceOf } from '../../tools/flows/pages/sequence.ts'
import { play, visitsOf } from '../../tools/flows/play/play.ts'

/** The messages of a path of a chart, as lines. */
function linesOf(chart: string, visit: string, names: readonly string[]) {
  const flow = flows.find(({ name }) => name === chart)
  const found = visitsOf(chart).get(visit)
  if (flow === undefined || found === undefined) throw new Error(`There is no ${chart} «${visit}»`)
  const { steps, stray } = play(found, names)
  expect(stray).toBeNull()
  const titleOf = (name: string) => flows.find((one) => one.name === name)?.title ?? name
  return sequenceOf(flow, steps, titleOf).messages.map(
    ({ step, from, to, text }) => `${step} ${from} → ${to}: ${text}`,
  )
}

test('the sequence of a path has what arrives, what is sent and what is started', () => {
  expect(linesOf('session-clock', '', ['faltam 5 minutos', 'clica em Continuar conectado'])).toEqual([
    '0 Relógio da sessão → espera até a hora: inicia',
    '1 Tempo → Relógio da sessão: faltam 5 minutos',
    '1 Relógio da sessão → espera até a hora: inicia',
    '2 Fora do fluxo → Relógio da sessão: clica em Continuar conectado',
    '2 Relógio da sessão → pedido de mais tempo: inicia',
  ])
})

test('the sequence has the end of a child, and what a chart sends to its parent', () => {
  expect(linesOf('postal-code', '', ['digita o oitavo número', 'o CEP existe'])).toEqual([
    '1 Fora do fluxo → Consulta do CEP: digita o oitavo número',
    '1 Consulta do CEP → consulta no serviço de CEP: inicia',
    '2 consulta no serviço de CEP → Consulta do CEP: o CEP existe',
    '2 Consulta do CEP → Quem iniciou o fluxo: informa o endereço',
  ])
})

test('these charts send events to the charts that started them', () => {
  const senders = flows.filter(({ messages }) => messages.some(({ receiver }) => receiver === 'parent'))
  expect(senders.map(({ name }) => name)).toEqual([
    'acceptance-judgement',
    'choice-lists',
    'file-choice',
    'person-lookup',
    'postal-code',
    'upload',
    'visitor-confirmation',
  ])
})
