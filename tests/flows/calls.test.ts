import { expect, test } from 'vitest'
import { withServerCalls } from '../../tools/cli/docs/flow-calls.ts'
import { flows } from '../../tools/flows/build/charts.ts'
import { layOut } from '../../tools/flows/build/layout.ts'
import { statesIn } from '../../tools/flows/describe/flow.ts'
import { termsInShort, termsInWords } from '../../tools/flows/pages/texts.ts'

function flowOf(name: string) {
  const flow = flows.find((candidate) => candidate.name === name)
  if (!flow) throw new Error(`There is no chart ${name}`)
  return withServerCalls(flow)
}

const serverCallsOf = (chart: string, state: string) =>
  statesIn(flowOf(chart).root)
    .filter(({ id }) => id === state)
    .flatMap(({ calls }) => calls)
    .flatMap(({ server }) => server)

test('a state that reads has its call, how long it may take, and how often it is repeated', () => {
  const [call, ...others] = serverCallsOf('request-list', 'loading')
  expect(others).toEqual([])
  expect(call).toEqual({
    method: 'GET',
    path: '/api/requerimento/:id_nuvem',
    summary: expect.stringContaining('requerimentos'),
    isUpload: false,
    seconds: 15,
    delays: [1, 2],
  })
  expect(call && termsInShort(call)).toBe('até 15 s, repete 2 vezes')
  expect(call && termsInWords(call)).toBe(
    'Espera até 15 s em tudo. Se for interrompido (sem resposta, ou erro do servidor), repete sozinho até 2 vezes, depois de 1 s e 2 s.',
  )
})

test('a file may be sent in two ways, which only the participant repeats', () => {
  const calls = serverCallsOf('upload', 'sending')
  expect(calls.map(({ path }) => path).sort()).toEqual([
    '/api/novodocumento',
    '/api/requerimento/complementar/novo',
  ])
  expect(new Set(calls.map(termsInShort))).toEqual(new Set(['até 60 s sem avanço, não repete']))
})

test('the drawing has the terms beside the call', async () => {
  const { boxes } = await layOut(flowOf('upload'))
  const lines = boxes.find(({ id }) => id === 'sending')?.lines.map(({ text }) => text)
  expect(lines?.join(' ')).toContain('chama: transmissão do arquivo (até 60 s sem avanço, não repete)')
})

test('what the browser does by itself has no call', () => {
  expect(flowOf('request-view').root.children.flatMap(({ calls }) => calls.map(({ id }) => id))).toContain(
    'readRequest',
  )
  const printing = statesIn(flowOf('request-view').root).flatMap(({ calls }) =>
    calls.filter(({ id }) => id === 'printPage'),
  )
  expect(printing.map(({ server }) => server)).toEqual([[]])
})
