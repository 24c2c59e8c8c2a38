import { createCode, newPassword, validateVisitor } from '#api/contract/visitor.ts'
import type { VisitorClaim } from '#machines/visitor/visitor-confirmation/index.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import { choosePasswords, continueToCode, keepVisit, keptRegistration } from '../../drivers/visit.ts'
import type { confirmations } from './visitor-confirmation.models.ts'

export type Confirming = Stage & {
  readonly send: HeldCall
  readonly confirmations: Readonly<Record<VisitorClaim['purpose'], HeldCall>>
  purpose: VisitorClaim['purpose']
  typed: string
  /** There is a code, perhaps no longer valid. */
  hasCode: boolean
  /** The code is of this page. */
  isNew: boolean
  isResent: boolean
  triesLeft: number
  /** Why the code could not be checked. */
  notChecked: string
  wasInterrupted: boolean
  /** Why the code is no longer valid. */
  ending: string
  /** The problems under the title of a refused form. */
  problems: readonly string[]
}

const MINUTE = 60_000

const TOO_MANY = 'Muitas tentativas. Tente novamente em 47 minutos.'
const NOT_CHECKED =
  'Não foi possível conferir o código agora. O que você digitou continua aqui: tente novamente.'
const OVER_BY_TIME = 'Os 10 minutos do código acabaram. Peça um novo código.'
const OVER_BY_TRIES = 'O código foi digitado errado 5 vezes e não vale mais. Peça um novo código.'
const OVER_OTHERWISE = 'Este código não vale mais. Peça um novo código.'
const MAYBE_DONE =
  'Este código já foi usado. A conexão caiu enquanto ele era conferido, e a confirmação pode ter sido feita: tente entrar com o CPF e a senha que você escolheu. Se não conseguir, peça um novo código.'
const INVALID_FORM = 'Problemas de preenchimento. Verifique o formulário.'

const SENT_TO = {
  registration: 'Enviamos um código de 6 números para irene@correio.example.',
  password: 'Se há um e-mail no seu cadastro, enviamos um código de 6 números para ele.',
} as const

/** What the one call carries beside the code (VISITOR-25). */
const PERSON = {
  registration: {
    visitante: { cpf: '70123456835', email_pessoal: 'irene@correio.example', senha: '70415926' },
  },
  password: { cpf: '70123456835', senha: '70415926' },
} as const

const title = ({ page }: Stage) => page.getByRole('heading', { level: 1 })
const alert = ({ page }: Stage, text: string) => page.getByRole('alert').filter({ hasText: text })
const input = ({ page }: Stage) => page.getByRole('textbox', { name: 'Código' })
/** It is called 'Tentar novamente' after an interruption, like the button that repeats the sending. */
const submit = ({ page }: Stage) => page.locator('form button[type=submit]')
const another = ({ page }: Stage) => page.getByRole('button', { name: /^Enviar (novo )?código$/ })

const confirmation = ({ confirmations: calls, purpose }: Confirming) => calls[purpose]

const limited = (call: HeldCall) =>
  call.answer((route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': String(47 * 60) }, json: refusal(TOO_MANY) }),
  )

const type = (code: string) => async (world: Confirming) => {
  world.typed = code
  await input(world).fill('')
  await input(world).fill(code)
}

/** Holds the calls of a confirmation; to be called before the page is opened. */
export async function holdConfirmation(stage: Stage): Promise<Confirming> {
  const { hold } = stage
  return {
    ...stage,
    send: await hold(createCode),
    confirmations: { registration: await hold(validateVisitor), password: await hold(newPassword) },
    purpose: 'registration',
    typed: '',
    hasCode: false,
    isNew: false,
    isResent: false,
    triesLeft: 5,
    notChecked: '',
    wasInterrupted: false,
    ending: '',
    problems: [],
  }
}

const seeOpen = async (world: Confirming, problem: string) => {
  await expect(title(world)).toHaveText('Código de confirmação')
  await expect(world.page.getByText(SENT_TO[world.purpose], { exact: true })).toBeVisible()
  await expect(input(world)).toHaveValue(world.typed)
  await expect(input(world)).toHaveAccessibleDescription(
    `${problem} Digite ou cole os 6 números da mensagem mais recente.`.trim(),
  )
  await expect(world.page.getByText(/^O código vale por mais \d\d:\d\d, uma única vez\./)).toBeVisible()
}

const triesLeft = (tries: number) => (tries === 1 ? 'Resta 1 tentativa' : `Restam ${tries} tentativas`)
const wrong = (world: Confirming) => `O código não confere. ${triesLeft(world.triesLeft)}.`

const CHECKED_AGAIN = { in: 'confirming.entry.checking', calls: ['validateVisitor'] } as const

export const visitorConfirmation = {
  async begin(stage, { visit }) {
    const { page } = stage
    await page.clock.install()
    const world = await holdConfirmation(stage)
    const hasCode = visit === 'with a code of before, two tries left'
    await keepVisit(page, keptRegistration(hasCode ? { pauseLeft: 30_000, triesLeft: 2 } : null))
    await page.goto('/visitante')
    await choosePasswords(page)
    await continueToCode(page)
    return { ...world, hasCode, triesLeft: hasCode ? 2 : 5 }
  },
  drive: {
    'o código é enviado': async (world) => {
      world.typed = ''
      world.triesLeft = 5
      world.wasInterrupted = false
      world.isResent = world.hasCode
      world.hasCode = true
      world.isNew = true
      // VISITOR-21: to the address on file no address is sent.
      const email = world.purpose === 'registration' ? 'irene@correio.example' : ''
      await world.send.answer((route) => {
        expect(route.request().postDataJSON()).toEqual({ cpf: '70123456835', email })
        return route.fulfill({ json: { codigo: 'ok', nonce: 'nonce-1' } })
      })
    },
    'já foram códigos demais': ({ send }) => limited(send),
    'a conexão cai ao enviar': ({ send }) => send.drop(),
    'o e-mail é recusado': async (world) => {
      world.problems = ['E-mail pessoal: use seu e-mail particular']
      const erros = [{ campo: 'email', mensagem: 'use seu e-mail particular' }]
      await world.send.reply({ ...refusal(INVALID_FORM), erros }, 422)
    },
    'a resposta do envio não é a esperada': ({ send }) => send.reply({}),
    'passam 60 segundos do envio': ({ page }) => page.clock.fastForward(MINUTE),
    'passam os 47 minutos': async (world) => {
      await world.page.clock.fastForward(46 * MINUTE)
      await expect(another(world)).toHaveAttribute('aria-disabled', 'true')
      await world.page.clock.fastForward(MINUTE)
    },
    'pede outro código': (world) => another(world).click(),
    'tenta enviar novamente': ({ page }) =>
      page.locator('button[type=button]').filter({ hasText: 'Tentar novamente' }).click(),
    'cola seis números': type('123456'),
    'digita cinco números': type('12345'),
    'clica em Confirmar': (world) => submit(world).click(),
    'o código confere': (world) =>
      confirmation(world).answer((route) => {
        const nonce = world.isNew ? 'nonce-1' : 'nonce-0'
        const sent = { ...PERSON[world.purpose], codigo: '123456', nonce }
        expect(route.request().postDataJSON()).toMatchObject(sent)
        return route.fulfill({ json: { codigo: 'ok' } })
      }),
    'o código não confere': async (world) => {
      world.triesLeft -= 1
      world.ending = OVER_BY_TRIES
      await confirmation(world).reply({ codigo: 'codigo_invalido' })
      const said = world.triesLeft === 0 ? OVER_BY_TRIES : wrong(world)
      await expect(world.page.getByText(said)).toBeVisible()
    },
    'o código não vale mais': async (world) => {
      world.ending = world.wasInterrupted ? MAYBE_DONE : OVER_OTHERWISE
      await confirmation(world).reply({ codigo: 'codigo_expirado' })
    },
    'a conexão cai ao conferir': async (world) => {
      world.notChecked = NOT_CHECKED
      world.wasInterrupted = true
      await confirmation(world).drop()
    },
    'já foram tentativas demais': async (world) => {
      world.notChecked = TOO_MANY
      await limited(confirmation(world))
    },
    'a senha é recusada': async (world) => {
      world.problems = ['Senha: Senha fácil de adivinhar.']
      const campo = world.purpose === 'registration' ? 'visitante.senha' : 'senha'
      const erros = [{ campo, mensagem: 'Senha fácil de adivinhar.' }]
      await confirmation(world).reply({ ...refusal(INVALID_FORM), erros }, 422)
    },
    'passam os 10 minutos do código': async (world) => {
      world.ending = world.wasInterrupted ? MAYBE_DONE : OVER_BY_TIME
      await world.page.clock.fastForward(8 * MINUTE)
      await expect(input(world)).toBeVisible()
      await world.page.clock.fastForward(2 * MINUTE)
    },
  },
  see: {
    'confirming.mail.sending': async (world) => {
      if (world.hasCode) await expect(another(world)).toHaveAttribute('aria-busy', 'true')
      await expect(
        world.page.getByText(world.hasCode ? 'Enviando outro código…' : 'Um momento…'),
      ).toBeVisible()
      await world.send.asked()
    },
    'confirming.mail.pausing': async (world) => {
      const { page, isResent } = world
      await expect(page.getByText(/^Você pode pedir outro código em \d\d:\d\d\.$/)).toBeVisible()
      await expect(page.getByText('Código reenviado')).toHaveCount(isResent ? 1 : 0)
      await expect(another(world)).toHaveAttribute('aria-disabled', 'true')
    },
    // VISITOR-23, VISITOR-32
    'confirming.mail.ready': async (world) => {
      await expect(alert(world, TOO_MANY)).toHaveCount(0)
      await expect(world.page.getByText('Você já pode pedir outro código.')).toBeVisible()
      await expect(another(world)).not.toHaveAttribute('aria-disabled')
      await expect(another(world)).toHaveText(world.hasCode ? 'Enviar novo código' : 'Enviar código')
    },
    'confirming.mail.limited': async (world) => {
      await expect(alert(world, TOO_MANY)).toBeVisible()
      await expect(world.page.getByText(/^Você pode pedir outro código em 4[67]:\d\d\.$/)).toBeVisible()
      await expect(another(world)).toHaveAttribute('aria-disabled', 'true')
    },
    'confirming.mail.notSent': async (world) => {
      const sentence = 'Não foi possível pedir o código agora. O que você preencheu continua aqui.'
      await expect(alert(world, sentence)).toBeVisible()
      await expect(another(world)).toHaveCount(0)
    },
    'confirming.entry.absent': async (world) => {
      await expect(title(world)).toHaveText(/^(Enviando o código|O código ainda não foi enviado)$/)
      await expect(input(world)).toHaveCount(0)
    },
    'confirming.entry.open.typing': async (world) => {
      await seeOpen(world, '')
      await expect(submit(world)).toHaveText('Confirmar')
      await expect(world.page.getByText(`${triesLeft(world.triesLeft)}.`)).toBeVisible()
    },
    'confirming.entry.open.lacking': (world) =>
      seeOpen(world, world.typed === '' ? 'Obrigatório' : 'O código tem 6 números.'),
    'confirming.entry.open.wrong': (world) => seeOpen(world, wrong(world)),
    'confirming.entry.open.notChecked': async (world) => {
      await seeOpen(world, '')
      await expect(alert(world, world.notChecked)).toBeVisible()
      await expect(submit(world)).toHaveText('Tentar novamente')
    },
    'confirming.entry.checking': async (world) => {
      await expect(submit(world)).toHaveAttribute('aria-busy', 'true')
      await expect(input(world)).toHaveAttribute('readonly')
      await confirmation(world).asked()
    },
    'confirming.entry.over': async (world) => {
      await expect(alert(world, world.ending)).toBeVisible()
      await expect(input(world)).toHaveCount(0)
    },
    confirmed: async (world) => {
      await expect(title(world)).toHaveText('Código confirmado')
      await expect(
        world.page.getByText(
          world.purpose === 'registration'
            ? 'O seu cadastro está pronto. Entre com o CPF e a senha que você escolheu.'
            : 'A sua senha nova já vale, e as sessões que estavam abertas foram encerradas. Entre com ela.',
        ),
      ).toBeVisible()
      // VISITOR-28
      const toLogin = world.page.getByRole('main').getByRole('link', { name: 'Ir para o login' })
      await expect(toLogin).toHaveAttribute('href', '/login')
    },
    refused: async (world) => {
      await expect(title(world)).toHaveText(
        world.purpose === 'registration' ? 'Informações cadastrais' : 'Nova Senha',
      )
      await expect(alert(world, INVALID_FORM).getByRole('listitem')).toHaveText([...world.problems])
    },
  },
  ends: {
    'o código é enviado': { in: 'confirming.mail.pausing', calls: [] },
    'já foram códigos demais': { in: 'confirming.mail.limited', calls: [] },
    'a conexão cai ao enviar': { in: 'confirming.mail.notSent', calls: [] },
    'o e-mail é recusado': { in: 'refused', calls: [] },
    'a resposta do envio não é a esperada': { in: 'confirming.mail.notSent', calls: [] },
    'passam 60 segundos do envio': { in: 'confirming.mail.ready', calls: [] },
    'passam os 47 minutos': { in: 'confirming.mail.ready', calls: [] },
    'pede outro código': { in: 'confirming.mail.sending', calls: ['createCode'] },
    'tenta enviar novamente': { in: 'confirming.mail.sending', calls: ['createCode'] },
    'cola seis números': { in: 'confirming.entry.open.typing', calls: [] },
    'digita cinco números': { in: 'confirming.entry.open.typing', calls: [] },
    'clica em Confirmar': {
      from: {
        'confirming.entry.open.wrong': CHECKED_AGAIN,
        'confirming.entry.open.notChecked': CHECKED_AGAIN,
      },
    },
    'o código confere': { in: 'confirmed', calls: [] },
    'o código não vale mais': { in: 'confirming.entry.over', calls: [] },
    'a conexão cai ao conferir': { in: 'confirming.entry.open.notChecked', calls: [] },
    'já foram tentativas demais': { in: 'confirming.entry.open.notChecked', calls: [] },
    'a senha é recusada': { in: 'refused', calls: [] },
    'passam os 10 minutos do código': { in: 'confirming.entry.over', calls: [] },
  },
  offered: {
    // A call that runs would be given up meanwhile, and a pause ends before the code does.
    'passam 60 segundos do envio': (snapshot) => !snapshot.matches({ confirming: { entry: 'checking' } }),
    'passam os 10 minutos do código': (snapshot) =>
      !snapshot.matches({ confirming: { mail: 'sending' } }) &&
      !snapshot.matches({ confirming: { mail: 'pausing' } }),
    // The code expires before.
    'passam os 47 minutos': (snapshot) =>
      snapshot.matches({ confirming: { entry: 'absent' } }) ||
      snapshot.matches({ confirming: { entry: 'over' } }),
  },
} satisfies Drivers<(typeof confirmations)['from the form'], Confirming>
