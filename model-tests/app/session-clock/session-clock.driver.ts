import { authenticate, renewSession } from '#api/contract/session.ts'

import type { sessionClock as model } from './session-clock.models.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import { renewElsewhere } from '../../drivers/other-tab.ts'
import type { Stage } from '../../drivers/stage.ts'
import { passUntil, resumePage } from '../../drivers/trouble.ts'

type World = Stage & {
  readonly renewal: HeldCall
  readonly login: HeldCall
  readonly typed: { password: string }
}

const MINUTE = 60_000
const PATIENCE = 15_000

const dialog = ({ page }: Stage) => page.getByRole('alertdialog')
const password = (world: World) => dialog(world).getByLabel('Senha', { exact: true })
const stay = (world: World) =>
  dialog(world).getByRole('button', { name: /^(Continuar conectado|Tentar novamente)$/ })

async function seeWarning(world: World, ...buttons: readonly string[]) {
  await expect(dialog(world)).toHaveAccessibleName(/^Sua sessão termina em menos de (1 minuto|5 minutos)$/)
  await expect(dialog(world).getByRole('button')).toHaveText(buttons)
}

const seeAlert = (world: World, text: string | null) =>
  expect(dialog(world).getByRole('alert').filter({ hasText: /./ })).toHaveText(text === null ? [] : [text])

/** `problem` is shown at the field while it is empty. */
async function seePassword(world: World, problem: string) {
  await seeWarning(world, 'Mostrar', 'Agora não', 'Continuar conectado')
  await expect(password(world)).toHaveValue(world.typed.password)
  await expect(password(world)).toHaveAccessibleDescription(world.typed.password === '' ? problem : '')
}

const seeLeft = ({ page }: Stage, digits: RegExp) => expect(page.locator('[role=timer]')).toHaveText(digits)

const losePatience = ({ page }: World) => page.clock.fastForward(PATIENCE)

/** A call that runs would be given up meanwhile. */
const isIdle = (snapshot: { readonly hasTag: (tag: 'busy') => boolean }) => !snapshot.hasTag('busy')

export const sessionClock: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await page.clock.install()
    await lendSession(marina)
    const [renewal, login] = [await hold(renewSession), await hold(authenticate)]
    await page.goto('/')
    await page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()
    return { ...stage, renewal, login, typed: { password: '' } }
  },
  drive: {
    'faltam 5 minutos': ({ page }) => passUntil(page, 5 * MINUTE),
    'falta 1 minuto': ({ page }) => passUntil(page, MINUTE),
    'o tempo da sessão acaba': ({ page }) => passUntil(page, 0),
    'volta a olhar a página': ({ page }) => resumePage(page),
    'continua conectado em outra aba': ({ page }) => renewElsewhere(page),
    'clica em Continuar conectado': (world) => stay(world).click(),
    'dispensa o aviso': async ({ page, typed }) => {
      typed.password = ''
      await page.keyboard.press('Escape')
    },
    'a sessão é prolongada': ({ renewal }) => renewal.reply({ codigo: 'ok', expira_em: 3600 }),
    'a sessão é prolongada pela última vez': ({ renewal }) =>
      renewal.reply({ codigo: 'ok', expira_em: 1800 }),
    'a conexão cai': ({ renewal }) => renewal.drop(),
    'a sessão já tinha expirado': ({ renewal }) => renewal.reply(refusal(null), 401),
    'o servidor não conhece a chamada': ({ renewal }) => renewal.reply({}, 404),
    'passam 15 segundos sem resposta': losePatience,
    'digita a senha': async (world) => {
      world.typed.password = '20262026'
      await password(world).fill('20262026')
    },
    'confirma a senha': (world) => stay(world).click(),
    'a senha confere': async ({ login, typed }) => {
      typed.password = ''
      await login.pass()
    },
    'a senha não confere': async ({ login, typed }) => {
      typed.password = ''
      await login.reply(refusal(null), 401)
    },
    'a conexão cai ao conferir a senha': ({ login }) => login.drop(),
    'passam 15 segundos sem conferir a senha': losePatience,
  },
  see: {
    'counting.time.plenty': (world) => seeLeft(world, /(?:0[5-9]|[1-5]\d|60):\d\d$/),
    'counting.time.short': (world) => seeLeft(world, /(?:05:00|0[1-4]:\d\d)$/),
    'counting.time.last': (world) => seeLeft(world, /(?:01:00|00:\d\d)$/),
    'counting.dialog.closed': (world) => expect(dialog(world)).toHaveCount(0),
    'counting.dialog.asking': async (world) => {
      await seeWarning(world, 'Agora não', 'Continuar conectado')
      await expect(stay(world)).not.toHaveAttribute('aria-busy')
      await seeAlert(world, null)
    },
    'counting.dialog.renewing': async (world) => {
      await expect(stay(world)).toHaveAttribute('aria-busy', 'true')
      await world.renewal.asked()
    },
    'counting.dialog.interrupted': async (world) => {
      await seeWarning(world, 'Agora não', 'Tentar novamente')
      await seeAlert(world, 'Não foi possível falar com o servidor. A sessão ainda não foi prolongada.')
    },
    'counting.dialog.askingPassword.waiting': async (world) => {
      await seePassword(world, '')
      await seeAlert(world, null)
    },
    'counting.dialog.askingPassword.incomplete': (world) => seePassword(world, 'Obrigatório'),
    'counting.dialog.askingPassword.refused': (world) => seePassword(world, 'Senha inválida'),
    'counting.dialog.askingPassword.unavailable': async (world) => {
      await seePassword(world, '')
      await seeAlert(world, 'Serviço indisponível. Tente novamente.')
    },
    'counting.dialog.authenticating': async (world) => {
      await expect(stay(world)).toHaveAttribute('aria-busy', 'true')
      await world.login.asked()
    },
    'counting.dialog.foretelling': async (world) => {
      await expect(dialog(world)).toHaveAccessibleName('Sua sessão não pode mais ser prolongada')
      await expect(dialog(world).getByRole('button')).toHaveText(['Entendi'])
    },
    over: async (world) => {
      await expect(dialog(world)).toContainText('Sua sessão expirou. Faça um novo login.')
    },
  },
  offered: {
    'faltam 5 minutos': isIdle,
    'falta 1 minuto': isIdle,
    'o tempo da sessão acaba': isIdle,
  },
}
