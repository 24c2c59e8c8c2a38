import { describe, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'

import { anonymousSession, newSession, rememberedSession, started } from '#tools/samples/sessions.ts'
import { openPortal } from './session.page.tsx'

type Page = ReturnType<typeof openPortal>

const interrupted = { kind: 'interrupted' } as const
const refused = (status: number, message: string | null = null) =>
  ({ kind: 'refused', status, message, problems: [] }) as const
const TOO_MANY = 'Muitas tentativas. Tente novamente em 15 minutos.'

async function submit(page: Page) {
  await page.typeCpf('52998224725')
  await page.typePassword('segredo')
  await page.enter()
}

async function logIn(page: Page) {
  await submit(page)
  await page.loginSucceeds(newSession)
  await page.sessionStarts(started)
}

async function enterAt(path: string) {
  const page = openPortal(path)
  await page.tabAnswers(rememberedSession)
  await page.sessionStarts(started)
  return page
}

// LOGIN-17, LOGIN-19, LOGIN-20, LOOK-02, SESSION-04, SESSION-19, SESSION-30
describe('session: private and wanted URLs', () => {
  test('the last URL requested without a session is opened', async () => {
    const page = openPortal('/tiposreq')
    await page.tabAnswers(null)
    await page.goTo('/ver/17')
    page.seeAddress('/login')
    await logIn(page)
    page.seeAddress('/ver/17')
    page.seePortalAt('/ver/17')
  })

  test('a stored session that cannot start leads to the login, and to the URL after it (D-17)', async () => {
    const page = openPortal('/ver/17')
    await page.tabAnswers(rememberedSession)
    await page.startFails(new CallError(refused(422)))
    page.seeAddress('/login')
    page.seeFields({ cpf: '', password: '' })
    await logIn(page)
    page.seeAddress('/ver/17')
  })

  test('a stored session whose start is not answered stays at the URL, and is tried again (LOGIN-22)', async () => {
    const page = openPortal('/ver/17')
    await page.tabAnswers(rememberedSession)
    await page.startFails(new CallError(interrupted))
    page.seeHeading('Não foi possível carregar agora')
    page.see('Serviço indisponível. Tente novamente.')
    page.seeAddress('/ver/17')
    page.seeStartsAsked(1)
    await page.press('Tentar novamente')
    page.seeStartsAsked(2)
    await page.sessionStarts(started)
    page.seeAddress('/ver/17')
    page.seePortalAt('/ver/17')
    page.seeNoEndAsked()
  })

  test('a start that the server put off is not repeated before its time (LOGIN-22)', async () => {
    const page = openPortal('/ver/17')
    await page.tabAnswers(rememberedSession)
    await page.startFails(
      new CallError({ ...refused(429, 'Muitas chamadas em pouco tempo.'), retryAfter: 75 }),
    )
    page.see('Muitas chamadas em pouco tempo.')
    page.see('Aguarde 2 minutos para tentar novamente.')
    await page.press('Tentar novamente')
    page.seeStartsAsked(1)
    await page.wait(75_000)
    page.see('Você já pode tentar novamente.')
    await page.press('Tentar novamente')
    page.seeStartsAsked(2)
  })

  test('Sair on the page of a delayed start ends the session like any Sair (SESSION-29)', async () => {
    const page = openPortal('/ver/17')
    await page.tabAnswers(null)
    await submit(page)
    await page.loginSucceeds(newSession)
    await page.startFails(new CallError(interrupted))
    page.seeHeading('Não foi possível carregar agora')
    await page.press('Sair')
    page.seeEndAsked('exit')
    await page.serverLetsGo()
    page.seeAddress('/login')
    page.seeFields({ cpf: '', password: '' })
    await logIn(page)
    page.seeAddress('/')
  })

  test('a session that cannot start after the login leaves the CPF in the form, but not the password', async () => {
    const page = openPortal('/ver/17')
    await page.tabAnswers(null)
    await submit(page)
    await page.loginSucceeds(newSession)
    await page.startFails(new CallError(refused(422)))
    page.seeNews('Não foi possível iniciar a sessão. Entre novamente.')
    page.seeFields({ cpf: '529.982.247-25', password: '' })
    await page.typePassword('segredo')
    await page.enter()
    await page.loginSucceeds(newSession)
    await page.sessionStarts(started)
    page.seeAddress('/ver/17')
  })

  test('the help about the password needs no login (D-04)', async () => {
    const page = openPortal('/naotemsenha')
    await page.tabAnswers(null)
    page.seeAddress('/naotemsenha')
    page.see('Não tem senha?')
  })

  test('the login has a link to the help about the password', async () => {
    const page = openPortal()
    await page.tabAnswers(null)
    await page.press('Não tem senha? clique aqui!')
    page.seeAddress('/naotemsenha')
    page.see('Não tem senha?')
  })
})

describe('session: the question before Sair', () => {
  test('the question stays when the portal navigates by itself; a navigation by the participant closes it', async () => {
    const page = await enterAt('/tiposreq')
    await page.askToLeave()
    await page.portalGoesTo('/')
    page.seeDialog('Deseja sair do sistema?', '', ['Não', 'Sim'])
    page.seeAddress('/')
    await page.goTo('/ver/17')
    page.seeNoDialog()
    page.seeAddress('/ver/17')
  })
})

describe('session: other tabs are asked before Sair (P-216)', () => {
  const ANSWERS = 'Em outra aba há dados que você preencheu e ainda não gravou: eles serão descartados.'
  const UPLOADS = 'Em outra aba há um envio de documento que não terminou: ele será interrompido.'

  test('a reply is in the question at once, and so is a later one', async () => {
    const page = await enterAt('/')
    await page.press('Sair')
    await page.otherTabAnswers('uploads')
    page.seeDialog('Deseja sair do sistema?', '', ['Não', 'Sim'])
    page.seeLosses(UPLOADS)
    await page.wait(10_000)
    await page.otherTabAnswers('answers')
    page.seeLosses(ANSWERS, UPLOADS)
    await page.otherTabAnswers('answers')
    page.seeLosses(ANSWERS, UPLOADS)
  })

  test('a reply without a question has no effect', async () => {
    const page = await enterAt('/')
    await page.otherTabAnswers('answers')
    page.seeNoDialog()
    await page.askToLeave()
    page.seeLosses()
  })
})

test('session: after a logout in another tab the login says so until the next login', async () => {
  const page = await enterAt('/')
  await page.leaveInAnotherTab()
  await page.serverLetsGo()
  page.seeNews('Você saiu em outra aba.')
  await logIn(page)
  await page.askToLeave()
  await page.press('Sim')
  await page.serverLetsGo()
  page.seeLogin()
  page.seeNews(null)
})

describe('session: the contact of the fund', () => {
  test.each([
    ['0800 000 0000, de segunda a sexta', 'Atendimento: 0800 000 0000, de segunda a sexta'],
    ['', 'Atendimento: veja os telefones no seu extrato'],
  ])('"%s": %s, in the foot of every page and in error messages', async (contact, words) => {
    const page = openPortal('/login', contact)
    await page.tabAnswers(null)
    page.seeInFoot(words)
    page.seeOnPage(words, false)
    await page.press('Não tem senha? clique aqui!')
    page.seeInFoot(words)
    page.seeOnPage(words, true)
    await page.goTo('/acessibilidade')
    page.seeInFoot(words)
    page.seeOnPage(words, true)
  })

  test.each([
    ['0800 000 0000, de segunda a sexta', '0800 000 0000', 'tel:08000000000'],
    ['+55 (31) 3000-0000', '+55 (31) 3000-0000', 'tel:+553130000000'],
  ])('"%s": a phone can call %s', async (contact, phone, href) => {
    const page = openPortal('/login', contact)
    await page.tabAnswers(null)
    page.seePhone(phone, href)
  })

  test('a contact that does not begin with a telephone number is plain text', async () => {
    const page = openPortal('/login', 'atendimento@fundo.example, 24 horas')
    await page.tabAnswers(null)
    page.seeInFoot('Atendimento: atendimento@fundo.example, 24 horas')
    page.seeNoPhone()
  })

  test('the general help shows the contact', async () => {
    const page = openPortal('/acessibilidade', '0800 000 0000')
    await page.tabAnswers(rememberedSession)
    await page.sessionStarts(started)
    page.seeHelp('Em caso de dúvida, fale com o atendimento do fundo: 0800 000 0000.')
  })

  test('the help leads to the statement of account if no contact is configured', async () => {
    const page = openPortal('/acessibilidade', '')
    await page.tabAnswers(rememberedSession)
    await page.sessionStarts(started)
    page.seeHelp('Em caso de dúvida, fale com o atendimento do fundo. Os telefones estão no seu extrato.')
  })
})

describe('session: the help on the login page', () => {
  const LOGIN = /^Entre com o CPF e a senha da área restrita\./

  test('the help is shown until a session starts, and again after it ends', async () => {
    const page = openPortal('/login')
    page.seeHelp(LOGIN)
    await page.tabAnswers(null)
    page.seeHelp(LOGIN)
    await submit(page)
    page.seeHelp(LOGIN)
    await page.loginSucceeds(newSession)
    page.seeHelp(LOGIN)
    await page.sessionStarts(started)
    page.seeHelp(/^(?!Entre)/)
    await page.askToLeave()
    await page.press('Sim')
    page.seeHelp(LOGIN)
  })
})

describe('session: single sign-on (D-01, D-03, D-06)', () => {
  async function signOnAt(address: string) {
    const page = openPortal(address)
    page.seeCodesTried(['CODIGO-1'])
    await page.codeIsGood(anonymousSession)
    await page.sessionStarts(started)
    return page
  }

  test.each([
    ['/login/CODIGO-1', '/login', '/'],
    ['/login?code=CODIGO-1', '/login', '/'],
    ['/login?token=CODIGO-1', '/login', '/'],
    ['/?code=CODIGO-1', '/', '/'],
    ['/tiposreq?code=CODIGO-1', '/tiposreq', '/tiposreq'],
  ])('%s is used at once, removed from the URL, and opens the portal', async (address, bare, inside) => {
    const page = openPortal(address)
    page.seeWholeAddress(bare)
    page.seeArriving()
    page.seeCodesTried(['CODIGO-1'])
    await page.codeIsGood(anonymousSession)
    page.seeStartAsked(anonymousSession)
    await page.sessionStarts(started)
    page.seeSignedIn()
    page.seeWholeAddress(inside)
    page.seePortalAt(inside)
  })

  test('the session expires like any other, and the same person returns to the same place', async () => {
    const page = await signOnAt('/tiposreq?code=CODIGO-1')
    await page.waitForTheEnd()
    await page.press('OK')
    await page.serverLetsGo()
    page.seeAddress('/login')
    await logIn(page)
    page.seePortalAt('/tiposreq')
  })

  test('another person does not return to its place', async () => {
    const page = await signOnAt('/tiposreq?code=CODIGO-1')
    await page.waitForTheEnd()
    await page.press('OK')
    await page.serverLetsGo()
    await submit(page)
    await page.loginSucceeds({ ...newSession, cpf: '39053344705' })
    await page.sessionStarts(started)
    page.seePortalAt('/')
  })
})

describe('session: failures of the login (D-16)', () => {
  test.each([
    [refused(400), 'Usuário ou senha inválidos', ''],
    [refused(401), 'Usuário ou senha inválidos', ''],
    [refused(403), 'Usuário ou senha inválidos', ''],
    [{ kind: 'expired' }, 'Serviço indisponível. Tente novamente.', 'segredo'],
    [refused(404), 'Serviço indisponível. Tente novamente.', 'segredo'],
    [refused(429), 'Serviço indisponível. Tente novamente.', 'segredo'],
    [refused(429, TOO_MANY), TOO_MANY, 'segredo'],
    [refused(404, TOO_MANY), 'Serviço indisponível. Tente novamente.', 'segredo'],
    [interrupted, 'Serviço indisponível. Tente novamente.', 'segredo'],
    [{ kind: 'offContract' }, 'Serviço indisponível. Tente novamente.', 'segredo'],
  ] as const)('%o shows: %s', async (failure, alert, password) => {
    const page = openPortal()
    await page.tabAnswers(null)
    await submit(page)
    await page.loginFails(new CallError(failure))
    page.seeAlert(alert)
    page.seeFields({ cpf: '529.982.247-25', password })
  })

  test('the message disappears at the next attempt', async () => {
    const page = openPortal()
    await page.tabAnswers(null)
    await submit(page)
    await page.loginFails(new CallError(refused(429, TOO_MANY)))
    await page.enter()
    page.seeAlert(null)
    await page.loginFails(new CallError(interrupted))
    page.seeAlert('Serviço indisponível. Tente novamente.')
  })
})

test("session: if the portal's code cannot be loaded, a screen says so and the session stays open", async () => {
  const page = openPortal('/tiposreq')
  await page.tabAnswers(rememberedSession)
  await page.startSucceeds(started)
  await page.chunkFails(new TypeError('Failed to fetch'))
  page.seeHeading('Não foi possível carregar a página')
  page.seeAddress('/tiposreq')
  page.seeNoEndAsked()
})

describe('session: the ends of a session', () => {
  const ways = {
    'Sair, Sim': async (page: Page) => {
      await page.askToLeave()
      await page.press('Sim')
    },
    'Sair in another tab': (page: Page) => page.leaveInAnotherTab(),
    'an answer that cannot be used': async (page: Page) => {
      await page.childFails('screens', new CallError({ kind: 'offContract' }))
      await page.press('OK')
    },
    'an interrupted call that is not repeated': async (page: Page) => {
      await page.callIsInterrupted()
      await page.press('OK')
    },
    'a token that expired': async (page: Page) => {
      await page.childFails('screens', new CallError({ kind: 'expired' }))
      await page.press('OK')
    },
    'the end of the time': async (page: Page) => {
      await page.waitForTheEnd()
      await page.press('OK')
    },
  }

  test.each([
    ['Sair, Sim', 'exit', '/'],
    ['Sair in another tab', 'elsewhere', '/'],
    ['an answer that cannot be used', 'failure', '/'],
    ['an interrupted call that is not repeated', 'failure', '/tiposreq'],
    ['a token that expired', 'expiry', '/tiposreq'],
    ['the end of the time', 'expiry', '/tiposreq'],
  ] as const)('%s: the session ends for %s, and the next one starts at %s', async (way, reason, next) => {
    const page = openPortal('/tiposreq')
    await page.tabAnswers(null)
    await logIn(page)
    page.seeAddress('/tiposreq')
    await ways[way](page)
    page.seeEndAsked(reason)
    await page.serverLetsGo()
    page.seeAddress('/login')
    page.seeFields({ cpf: '', password: '' })
    await logIn(page)
    page.seeAddress(next)
    page.seePortalAt(next)
  })
})

test('session: Entrar moves the focus to the first empty field, and the page title reports the problem', async () => {
  const page = openPortal('/login')
  await page.tabAnswers(null)
  page.seeWindowTitle('Portal do participante · Fundação Horizonte')
  await page.enter()
  page.seeFocusOn('CPF')
  page.seeWindowTitle('Erro: Portal do participante · Fundação Horizonte')
  await page.typeCpf('52998224725')
  await page.enter()
  page.seeFocusOn('Senha')
})
