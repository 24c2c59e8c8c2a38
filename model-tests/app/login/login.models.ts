import { loginMachine } from '#machines/app/login/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as loginCases from './login.cases.ts'

const loginFrom = (beginning: keyof typeof loginCases.inputs) =>
  define(loginMachine, {
    input: loginCases.inputs[beginning],
    cases: loginCases.cases,
    transient: ['beginning'],
    isPossible: loginCases.isPossible,
    trait: loginCases.traitOf,
    // What follows on the login is walked from the opened page.
    isFarEnough: (snapshot) => snapshot.context.begins !== 'restoring' && snapshot.matches('authenticating'),
  })

export const logins = {
  'a página é aberta': loginFrom('a página é aberta'),
  'saiu nesta aba': loginFrom('saiu nesta aba'),
  'saiu em outra aba': loginFrom('saiu em outra aba'),
}

export const row: ChartModels = { chart: 'login', models: () => logins }
