import { portalMachine } from '#machines/app/screens/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as portalCases from './screens.cases.ts'

export const portal = define(portalMachine, {
  input: portalCases.input,
  cases: portalCases.cases,
  transient: ['visiting.arriving'],
  isPossible: portalCases.isPossible,
})

const staffPortal = define(portalMachine, {
  input: portalCases.staffInput,
  cases: portalCases.casesOfStaff,
  transient: ['visiting.arriving'],
  isPossible: portalCases.isPossible,
})

export const portals = { participante: portal, 'equipe, primeiro sem autorização': staffPortal }

export const row: ChartModels = { chart: 'portal', models: () => portals }
