import { describe, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { cases, MINUTE } from './session-clock.cases.ts'
import { row, sessionClock } from './session-clock.models.ts'
import { openClock } from './session-clock.page.tsx'

const model = chartModel(sessionClock.machine, { ...sessionClock, ways: waysThrough(row) })

const STAY = ['Agora não', 'Continuar conectado']

// LOOK-07, SESSION-11
describe('session clock: every path of the chart, on the rendered clock', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openClock()
    let typed = ''
    const seeWarning = (buttons: readonly string[]) =>
      page.seeDialog(/^Sua sessão termina em menos de/, buttons)
    const seePassword = (problem: string | null, alert: string | null) => {
      seeWarning(STAY)
      page.seeBusy(false)
      page.seeAlert(alert)
      page.seePassword(typed, problem)
    }
    const losePatience = async () => {
      await page.wait(14_999)
      page.seeBusy(true)
      await page.wait(1)
    }
    /** The message is at the field and announced, until the next input. */
    const seeProblem = (words: string) => {
      const problem = typed === '' ? words : null
      seePassword(problem, problem)
    }

    await path.walk({
      events: {
        // Asleep, because a call may be running at that time; the waiting itself is tested in the visits.
        'xstate.done.actor.untilFirstWarning': () => page.sleepUntilLeft(5 * MINUTE),
        'xstate.done.actor.untilLastWarning': () => page.sleepUntilLeft(MINUTE),
        'xstate.done.actor.untilEnd': () => page.sleepUntilLeft(0),
        'page.resumed': () => page.sleep(0),
        'session.renewedElsewhere': (renewed) => page.renewElsewhere(renewed),
        'stay.chosen': () => page.stay(),
        'warning.dismissed': () => {
          typed = ''
          return page.escape()
        },
        'xstate.done.actor.renewSession': ({ output }) => page.serverRenews(output),
        'xstate.error.actor.renewSession': ({ error }) => page.serverFails(error),
        'xstate.after.patience.sessionClock.counting.dialog.renewing': losePatience,
        'password.typed': ({ value }) => {
          typed = value
          return page.typePassword(value)
        },
        'password.submitted': () => page.press('Continuar conectado'),
        'xstate.done.actor.reauthenticate': ({ output }) => {
          typed = ''
          return page.passwordIsGood(output)
        },
        'xstate.error.actor.reauthenticate': ({ error }) => {
          if (error === cases['a senha não confere'].error) typed = ''
          return page.passwordFails(error)
        },
        'xstate.after.patience.sessionClock.counting.dialog.authenticating': losePatience,
      },
      states: {
        'counting.time.plenty': () => page.seeLeft(null),
        'counting.time.short': () => page.seeLeft('menos de 5 minutos'),
        'counting.time.last': () => page.seeLeft('menos de 1 minuto'),
        'counting.dialog.closed': () => {
          page.seeNoDialog()
          page.seePasswordForgotten()
        },
        'counting.dialog.asking': () => {
          seeWarning(STAY)
          page.seeBusy(false)
          page.seeAlert(null)
        },
        'counting.dialog.renewing': () => {
          seeWarning(STAY)
          page.seeBusy(true)
          page.seeAlert(null)
        },
        'counting.dialog.interrupted': () => {
          seeWarning(['Agora não', 'Tentar novamente'])
          page.seeAlert('Não foi possível falar com o servidor. A sessão ainda não foi prolongada.')
        },
        'counting.dialog.askingPassword.waiting': () => seePassword(null, null),
        'counting.dialog.askingPassword.incomplete': () => seeProblem('Obrigatório'),
        'counting.dialog.askingPassword.refused': () => seeProblem('Senha inválida'),
        'counting.dialog.askingPassword.unavailable': () =>
          seePassword(null, 'Serviço indisponível. Tente novamente.'),
        'counting.dialog.authenticating': () => {
          seeWarning(STAY)
          page.seeBusy(true)
          page.seePasswordTried('segredo')
        },
        'counting.dialog.foretelling': () => {
          page.seeDialog('Sua sessão não pode mais ser prolongada', ['Entendi'])
          page.seeText('Ela termina às')
        },
        over: () => page.seeOver(),
      },
    })
  })
})
