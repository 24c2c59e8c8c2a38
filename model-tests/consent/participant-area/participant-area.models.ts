import { participantAreaMachine } from '#machines/consent/participant-area/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as participantAreaCases from './participant-area.cases.ts'

export const participantArea = define(participantAreaMachine, {
  input: { hasParticipantArea: true },
  cases: participantAreaCases.cases,
  transient: ['arriving'],
})

export const row: ChartModels = {
  chart: 'participant-area',
  models: () => ({
    'o fundo tem a área': participantArea,
    'o fundo não tem a área': { ...participantArea, input: { hasParticipantArea: false } },
  }),
}
