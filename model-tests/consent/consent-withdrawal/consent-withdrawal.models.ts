import { consentWithdrawalMachine } from '#machines/consent/consent-withdrawal/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as consentWithdrawalCases from './consent-withdrawal.cases.ts'

export const consentWithdrawal = define(consentWithdrawalMachine, {
  input: consentWithdrawalCases.input,
  cases: consentWithdrawalCases.cases,
})

export const row: ChartModels = { chart: 'consent-withdrawal', models: () => ({ '': consentWithdrawal }) }
