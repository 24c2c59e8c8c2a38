import { authenticate, renewSession } from '#api/contract/session.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import { renewElsewhere } from '../../drivers/other-tab.ts'
import type { Stage } from '../../drivers/stage.ts'
import { passUntil, resumePage } from '../../drivers/trouble.ts'
import type { sessionClock as model } from './session-clock.models.ts'

type World = Stage & {
  readonly renewal: HeldCall
  readonly login: HeldCall
  readonly typed: { password: string }
  /** The session cannot be prolonged any more. */
  isLast: boolean
}

const MINUTE = 60_000
const PATIENCE = 15_000

const dialog = ({ page }: Stage) => page.getByRole('alertdialog')
const exit = ({ page }: Stage) => page.getByRole('button', { name: 'Sair' })
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
  await expect(dialog(world)).toContainText('Para continuar conectado, digite a sua senha mais uma vez.')
  await expect(stay(world)).not.toHaveAttribute('aria-busy')
  await expect(password(world)).toHaveValue(world.typed.password)
  await expect(password(world)).toHaveAccessibleDescription(world.typed.password === '' ? problem : '')
}

/** The problem is announced too, until the next input. */
async function seeProblem(world: World, problem: string) {
  await seePassword(world, problem)
  await seeAlert(world, world.typed.password === '' ? problem : null)
  expect(world.login.waiting()).toBe(0)
}

/** `warning`: how much time is left, if a warning says so. */
async function seeLeft({ page }: Stage, digits: RegExp, warning: string | null) {
  await expect(page.locator('[role=timer]')).toHaveText(digits)
  for (const left of ['5 minutos', '1 minuto'])
    if (left !== warning)
      await expect(
        page.getByRole('alertdialog', { name: `Sua sessão termina em menos de ${left}`, exact: true }),
      ).toHaveCount(0)
}

const seeProlonged = ({ page }: Stage) =>
  expect(page.getByRole('status').filter({ hasText: 'Sessão prolongada.' })).toHaveCount(1)

const losePatience = ({ page }: World) => page.clock.fastForward(PATIENCE)

/** A call that runs would be given up meanwhile. */
const isIdle = (snapshot: { readonly hasTag: (tag: 'busy') => boolean }) => !snapshot.hasTag('busy')

// LOOK-07, SESSION-11
export const sessionClock: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await page.clock.install()
    await lendSession(marina)
    const [renewal, login] = [await hold(renewSession), await hold(authenticate)]
    await page.goto('/')
    await page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()
    await exit(stage).focus()
    return { ...stage, renewal, login, typed: { password: '' }, isLast: false }
  },
  drive: {
    'faltam 5 minutos': ({ page }) => passUntil(page, 5 * MINUTE),
    'falta 1 minuto': ({ page }) => passUntil(page, MINUTE),
    'o tempo da sessão acaba': ({ page }) => passUntil(page, 0),
    'volta a olhar a página': ({ page }) => resumePage(page),
    'continua conectado em outra aba': async (world) => {
      world.isLast = false
      await renewElsewhere(world.page)
    },
    // Twice, which prolongs it once. By keyboard: the button moves away from the pointer.
    'clica em Continuar conectado': async ({ page }) => {
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    },
    'dispensa o aviso': async ({ page, typed }) => {
      typed.password = ''
      await page.keyboard.press('Escape')
    },
    'a sessão é prolongada': async (world) => {
      await world.renewal.reply({ codigo: 'ok', expira_em: 3600 })
      await seeProlonged(world)
    },
    'a sessão é prolongada pela última vez': async (world) => {
      world.isLast = true
      await world.renewal.reply({ codigo: 'ok', expira_em: 1800 })
    },
    'a conexão cai': ({ renewal }) => renewal.drop(),
    'a sessão já tinha expirado': ({ renewal }) => renewal.reply(refusal(null), 401),
    'o servidor não conhece a chamada': async (world) => {
      await world.renewal.reply({}, 404)
      await expect(password(world)).toBeFocused()
    },
    'passam 15 segundos sem resposta': losePatience,
    'digita a senha': async (world) => {
      world.typed.password = '20262026'
      await password(world).fill('20262026')
    },
    'confirma a senha': (world) => stay(world).click(),
    'a senha confere': async (world) => {
      Object.assign(world, { isLast: false })
      world.typed.password = ''
      await world.login.pass()
      await seeProlonged(world)
    },
    'a senha não confere': async ({ login, typed }) => {
      typed.password = ''
      await login.reply(refusal(null), 401)
    },
    'a conexão cai ao conferir a senha': ({ login }) => login.drop(),
    'passam 15 segundos sem conferir a senha': losePatience,
  },
  see: {
    'counting.time.plenty': (world) => seeLeft(world, /(?:0[5-9]|[1-5]\d|60):\d\d$/, null),
    'counting.time.short': (world) => seeLeft(world, /(?:05:00|0[1-4]:\d\d)$/, '5 minutos'),
    'counting.time.last': (world) => seeLeft(world, /(?:01:00|00:\d\d)$/, '1 minuto'),
    'counting.dialog.closed': async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(exit(world)).toBeFocused()
    },
    'counting.dialog.asking': async (world) => {
      await seeWarning(world, 'Agora não', 'Continuar conectado')
      await expect(stay(world)).not.toHaveAttribute('aria-busy')
      await expect(stay(world)).toBeFocused()
      await expect(dialog(world)).not.toContainText('guardado')
      await expect(dialog(world)).not.toContainText('envio de documento')
      await seeAlert(world, null)
      expect(world.isLast).toBe(false)
    },
    'counting.dialog.renewing': async (world) => {
      await seeWarning(world, 'Agora não', 'Continuar conectado')
      await expect(stay(world)).toHaveAttribute('aria-busy', 'true')
      await expect(dialog(world).getByRole('button', { name: 'Agora não' })).toBeDisabled()
      await expect(stay(world)).toBeFocused()
      await seeAlert(world, null)
      await world.renewal.asked()
    },
    'counting.dialog.interrupted': async (world) => {
      await seeWarning(world, 'Agora não', 'Tentar novamente')
      await expect(stay(world)).toBeFocused()
      await seeAlert(world, 'Não foi possível falar com o servidor. A sessão ainda não foi prolongada.')
    },
    'counting.dialog.askingPassword.waiting': async (world) => {
      await seePassword(world, '')
      await seeAlert(world, null)
    },
    'counting.dialog.askingPassword.incomplete': (world) => seeProblem(world, 'Obrigatório'),
    'counting.dialog.askingPassword.refused': (world) => seeProblem(world, 'Senha inválida'),
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
      const time = await world.page.evaluate(() => {
        const { deadline } = JSON.parse(sessionStorage.getItem('portal.session') ?? '{}')
        return new Date(deadline).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
      })
      await expect(dialog(world)).toContainText(`Ela termina às ${time}. Depois disso, é só entrar de novo.`)
      expect(world.isLast).toBe(true)
    },
    over: async (world) => {
      await expect(dialog(world)).toContainText('Sua sessão expirou. Faça um novo login.')
      await expect(dialog(world).getByRole('button')).toHaveText(['OK'])
    },
  },
  ends: {
    'o tempo da sessão acaba': { in: 'over', calls: [] },
    'continua conectado em outra aba': { in: 'counting.dialog.closed', calls: [] },
    'clica em Continuar conectado': {
      in: 'counting.dialog.renewing',
      calls: ['renewSession'],
      from: ['counting.dialog.asking', 'counting.dialog.interrupted'],
    },
    'dispensa o aviso': {
      in: 'counting.dialog.closed',
      calls: [],
      from: [
        'counting.dialog.asking',
        'counting.dialog.interrupted',
        'counting.dialog.askingPassword.waiting',
        'counting.dialog.foretelling',
      ],
    },
    'a sessão é prolongada': { in: 'counting.dialog.closed', calls: [] },
    'a sessão é prolongada pela última vez': { in: 'counting.dialog.foretelling', calls: [] },
    'a conexão cai': { in: 'counting.dialog.interrupted', calls: [] },
    'a sessão já tinha expirado': { in: 'over', calls: [] },
    'o servidor não conhece a chamada': { in: 'counting.dialog.askingPassword.waiting', calls: [] },
    'passam 15 segundos sem resposta': { in: 'counting.dialog.interrupted', calls: [] },
    'a senha confere': { in: 'counting.dialog.closed', calls: [] },
    'a senha não confere': { in: 'counting.dialog.askingPassword.refused', calls: [] },
    'a conexão cai ao conferir a senha': { in: 'counting.dialog.askingPassword.unavailable', calls: [] },
    'passam 15 segundos sem conferir a senha': {
      in: 'counting.dialog.askingPassword.unavailable',
      calls: [],
    },
  },
  offered: {
    'faltam 5 minutos': isIdle,
    'falta 1 minuto': isIdle,
    'o tempo da sessão acaba': isIdle,
  },
}
