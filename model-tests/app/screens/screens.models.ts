import { screensMachine } from '#machines/app/screens/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as screensCases from './screens.cases.ts'

export const screens = define(screensMachine, {
  input: screensCases.input,
  cases: screensCases.cases,
  transient: ['visiting.arriving'],
  isPossible: screensCases.isPossible,
})

const screensOfStaff = define(screensMachine, {
  input: screensCases.staffInput,
  cases: screensCases.casesOfStaff,
  transient: ['visiting.arriving'],
  isPossible: screensCases.isPossible,
})

const screensByPerson = { participante: screens, 'equipe, primeiro sem autorização': screensOfStaff }

export const row: ChartModels = { chart: 'screens', models: () => screensByPerson }
