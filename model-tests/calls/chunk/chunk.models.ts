import { chunkMachine } from '#machines/calls/chunk/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as chunkCases from './chunk.cases.ts'

export const chunk = define(chunkMachine, {
  input: chunkCases.input,
  cases: chunkCases.cases,
  transient: ['checking'],
})

export const row: ChartModels = {
  chart: 'chunk',
  models: () => ({ 'ainda não carregada': chunk, 'já carregada': { ...chunk, input: { isLoaded: true } } }),
}
