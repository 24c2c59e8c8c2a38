import { submissionMachine } from '#machines/form/submission/index.ts'
import { built, type ChartModels, define } from '#tools/chart-paths/chart-model.ts'

import { cases, inputFor } from './submission.cases.ts'

const modelOf = (input: ReturnType<typeof inputFor>) =>
  define(submissionMachine, { input, cases, transient: ['starting'] })

export const models = {
  'a etapa seguinte': () => modelOf(inputFor('next')),
  'o que se grava antes de enviar': () => modelOf(inputFor('keep')),
  'o que se grava para continuar depois': () => modelOf(inputFor('later')),
  'o envio': () => modelOf(inputFor('send')),
  'o cancelamento': () => modelOf(inputFor('cancel')),
  'um requerimento que ainda não foi gravado': () => modelOf(inputFor('next', true)),
}

export const row: ChartModels = { chart: 'submission', models: built(models) }
