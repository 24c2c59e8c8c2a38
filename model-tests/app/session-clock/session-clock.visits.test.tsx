import { describe, expect, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'

import { MINUTE } from './session-clock.cases.ts'
import { openClock } from './session-clock.page.tsx'

const refused = (status: number, message: string | null = null) =>
  new CallError({ kind: 'refused', status, message, problems: [] })

async function warned() {
  const page = openClock()
  await page.wait(55 * MINUTE)
  return page
}

/** Against an API without that call. */
async function askedForPassword(error: CallError = refused(404)) {
  const page = await warned()
  await page.enter()
  await page.serverFails(error)
  return page
}

describe('session clock: the two warnings', () => {
  test('the first warning opens at exactly 5 minutes', async () => {
    const page = openClock()
    await page.wait(55 * MINUTE - 1)
    page.seeNoDialog()
    await page.wait(1)
    page.seeDialog('Sua sessão termina em menos de 5 minutos', ['Agora não', 'Continuar conectado'])
    page.seeNoText('guardado')
  })

  test('the warning says that unsaved input is kept, if there is any', async () => {
    const page = openClock(undefined, { keepsDraft: true })
    await page.wait(55 * MINUTE)
    page.seeText('O que você preencheu fica guardado nesta aba.')
  })

  test.each([true, false])(
    'the warning says that an upload would stop, if there is one: %s',
    async (hasUploads) => {
      const page = openClock(undefined, { hasUploads })
      await page.wait(55 * MINUTE)
      const words =
        'Há um envio de documento que não terminou: se a sessão terminar antes dele, ele será interrompido.'
      if (hasUploads) page.seeText(words)
      else page.seeNoText(words)
    },
  )

  test('the second warning opens at 1 minute, although the first was dismissed', async () => {
    const page = await warned()
    await page.press('Agora não')
    await page.wait(4 * MINUTE - 1)
    page.seeNoDialog()
    await page.wait(1)
    page.seeDialog('Sua sessão termina em menos de 1 minuto', ['Agora não', 'Continuar conectado'])
  })

  test('after both warnings are dismissed, nothing is shown until the end', async () => {
    const page = await warned()
    await page.escape()
    await page.wait(4 * MINUTE)
    await page.escape()
    await page.wait(MINUTE - 1)
    page.seeNoDialog()
    page.seeRunning()
    await page.wait(1)
    page.seeOver()
  })

  test('a page that is opened with less time left warns at once', async () => {
    const page = openClock({ deadline: 3 * MINUTE, isLast: false })
    await page.wait(0)
    page.seeDialog('Sua sessão termina em menos de 5 minutos', ['Agora não', 'Continuar conectado'])
  })
})

describe('session clock: the focus', () => {
  test('Continuar conectado has the focus, and one Enter extends the session', async () => {
    const page = await warned()
    page.seeKeyboardAt('Continuar conectado')
    await page.enter()
    page.seeRenewals(1)
    await page.serverRenews({ deadline: 115 * MINUTE, isLast: false })
    page.seeNoDialog()
    page.seeNotices(['Sessão prolongada.'])
  })

  test('the focus returns to its element when the dialog closes', async () => {
    const page = await warned()
    await page.escape()
    await page.seeKeyboardBackAt('Conta')
  })

  test('the password field gets the focus when it appears', async () => {
    const page = await askedForPassword()
    page.seeKeyboardAtPassword()
  })

  test('a double click extends the session once', async () => {
    const page = await warned()
    await page.enter()
    await page.enter()
    page.seeRenewals(1)
  })
})

describe('session clock: the extension of a session', () => {
  test('the hour starts again, with both warnings', async () => {
    const page = await warned()
    await page.enter()
    await page.serverRenews({ deadline: 115 * MINUTE, isLast: false })
    await page.wait(55 * MINUTE - 1)
    page.seeNoDialog()
    await page.wait(1)
    page.seeDialog('Sua sessão termina em menos de 5 minutos', ['Agora não', 'Continuar conectado'])
  })

  test('the last extension says when the session ends, and later warnings offer no further one', async () => {
    const page = await warned()
    await page.enter()
    await page.serverRenews({ deadline: 95 * MINUTE, isLast: true })
    page.seeDialog('Sua sessão não pode mais ser prolongada', ['Entendi'])
    const end = new Date(95 * MINUTE)
    const twoDigits = (part: number) => String(part).padStart(2, '0')
    page.seeText(`Ela termina às ${twoDigits(end.getHours())}:${twoDigits(end.getMinutes())}.`)
    page.seeNotices([])
    await page.press('Entendi')
    await page.wait(35 * MINUTE)
    page.seeDialog('Sua sessão não pode mais ser prolongada', ['Entendi'])
    page.seeRenewals(1)
  })

  test('after a failed connection the clock continues, and the extension can be retried', async () => {
    const page = await warned()
    await page.enter()
    await page.serverFails(new CallError({ kind: 'interrupted' }))
    page.seeKeyboardAt('Tentar novamente')
    await page.enter()
    page.seeRenewals(2)
    await page.serverFails(new CallError({ kind: 'interrupted' }))
    await page.wait(5 * MINUTE)
    await page.wait(0)
    page.seeOver()
  })

  test.each([
    ['404', refused(404)],
    ['405', refused(405)],
    ['410', refused(410)],
    ['403', refused(403, 'Não.')],
    ['in its own way', new CallError({ kind: 'offContract' })],
  ])('an API that answers %s needs the password', async (_what, error) => {
    const page = await askedForPassword(error)
    page.seeText('Para continuar conectado, digite a sua senha mais uma vez.')
  })
})

describe('session clock: the password for an extension', () => {
  test('Enter in the field submits it', async () => {
    const page = await askedForPassword()
    page.typePassword('segredo')
    await page.enter()
    page.seePasswordTried('segredo')
    await page.passwordIsGood({ deadline: 115 * MINUTE, isLast: false })
    page.seeNoDialog()
    page.seePasswordForgotten()
    page.seeNotices(['Sessão prolongada.'])
  })

  test.each([
    [400, null, 'Senha inválida', ''],
    [401, 'Usuário ou senha inválidos', 'Senha inválida', ''],
    [403, null, 'Senha inválida', ''],
    [404, 'Chamada desconhecida.', 'Serviço indisponível. Tente novamente.', 'segredo'],
    [
      429,
      'Muitas tentativas. Tente novamente em 15 minutos.',
      'Muitas tentativas. Tente novamente em 15 minutos.',
      'segredo',
    ],
  ])('a refusal with %i and %s shows: %s', async (status, message, alert, left) => {
    const page = await askedForPassword()
    page.typePassword('segredo')
    await page.enter()
    await page.passwordFails(refused(status, message))
    page.seeAlert(alert)
    expect(page.typed()).toBe(left)
  })

  test('after a refusal, a server that does not reply is unavailable', async () => {
    const page = await askedForPassword()
    page.typePassword('segredo')
    await page.enter()
    await page.passwordFails(refused(429, 'Muitas tentativas. Tente novamente em 15 minutos.'))
    await page.press('Continuar conectado')
    await page.wait(15_000)
    page.seeAlert('Serviço indisponível. Tente novamente.')
  })

  test('a dismissed dialog forgets the password', async () => {
    const page = await askedForPassword()
    page.typePassword('segredo')
    await page.press('Agora não')
    page.seePasswordForgotten()
  })
})
