import type { CDPSession } from '@playwright/test'

import { openGallery } from '../../tools/cli/lib/gallery-page.mjs'
import { DIALOGS as USED } from '../gallery/dialog-table.ts'
import { expect, test } from './support/journey.ts'

/** What a screen reader gets when a dialog opens: the dialog and the focused element. */
type Heard = {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly focus: string
}

const alert = (name: string, description: string, focus: string): Heard => ({
  role: 'alertdialog',
  name,
  description,
  focus: `button: ${focus}`,
})

const about = (name: string, focus: string, more = ''): Heard => ({
  role: 'dialog',
  name,
  description: `Documento de identidade${more}`,
  focus,
})

const WITHDRAWAL_STOPS =
  'Sem a autorização você não acompanha requerimentos, não envia, não corrige e não abre documentos no portal até autorizar de novo. ' +
  'Os requerimentos já enviados continuam em análise, e o fundo mantém os documentos deles. Se o fundo pedir uma correção, para responder será preciso autorizar de novo. ' +
  'O que está gravado não é apagado. Envios de arquivos em andamento são interrompidos.'

const DIALOGS: readonly Heard[] = [
  alert(
    'Deseja sair do sistema?',
    'Em outra aba há dados que você preencheu e ainda não gravou: eles serão descartados.',
    'Não',
  ),
  alert(
    'Alerta',
    'Ocorreu um problema, o sistema será finalizado. Antes disso, você pode tentar novamente. Nada do que você preencheu se perde. Se falar com o fundo sobre isto, informe este código: 7K3M-9QXD-2RWH',
    'Tentar novamente',
  ),
  alert('Alerta', 'Ocorreu um problema, o sistema será finalizado.', 'OK'),
  alert(
    'Alerta',
    'Sua sessão expirou. Faça um novo login. O que você preencheu está guardado nesta aba. Entre de novo para continuar.',
    'OK',
  ),
  alert('Alerta', 'Sua sessão expirou. Faça um novo login.', 'OK'),
  alert('Sua sessão termina em menos de 5 minutos', 'Tempo restante: 05:00', 'Continuar conectado'),
  alert('Sua sessão termina em menos de 5 minutos', 'Tempo restante: 05:00', 'Tentar novamente'),
  alert('Sua sessão termina em menos de 1 minuto', 'Tempo restante: 01:00', 'Continuar conectado'),
  {
    ...alert(
      'Sua sessão termina em menos de 5 minutos',
      'Tempo restante: 05:00 Para continuar conectado, digite a sua senha mais uma vez. Nada do que está na tela se perde.',
      '',
    ),
    focus: 'textbox: Senha',
  },
  alert(
    'Sua sessão não pode mais ser prolongada',
    'Ela termina às 22:35. Depois disso, é só entrar de novo.',
    'Entendi',
  ),
  alert(
    'Voltar sem gravar?',
    'As situações e os motivos que você escolheu ainda não foram gravados e serão perdidos.',
    'Continuar preenchendo',
  ),
  alert(
    'Voltar sem gravar?',
    'O que você preencheu ainda não foi gravado. Um rascunho fica guardado nesta aba e volta quando você abrir este requerimento de novo. Se você sair do sistema ou fechar a aba, ele será perdido.',
    'Continuar preenchendo',
  ),
  alert(
    'Deseja cancelar o requerimento?',
    'O cancelamento não pode ser desfeito. Este requerimento está em exigência: o fundo já começou a analisá-lo. Se cancelar, será preciso começar de novo.',
    'Não, continuar',
  ),
  alert(
    'O requerimento foi gravado em outro lugar',
    'Outra janela ou outro aparelho gravou este requerimento depois que você o abriu aqui. Se continuar, o que você digitou fica; confira e grave de novo. Se usar a versão gravada, o que digitou é descartado.',
    'Continuar com o que digitei',
  ),
  alert(
    'O requerimento foi gravado em outro lugar',
    'Outra janela ou outro aparelho gravou este requerimento depois que você o abriu aqui.',
    'Ver a versão gravada',
  ),
  alert(
    'Finalizar o requerimento 2026-000007 e enviar para análise?',
    'Benefício de aposentadoria Depois do envio, o requerimento só pode ser alterado se o fundo pedir.',
    'Ainda não',
  ),
  alert(
    'Finalizar o requerimento 2026000019 e enviar para análise?',
    'Aceite de alteração de beneficiários Depois do envio, o requerimento só pode ser alterado se o fundo pedir.',
    'Ainda não',
  ),
  alert(
    'Aceitar o novo valor de R$\u00a05.391,75?',
    'O valor do seu benefício passa de R$\u00a05.820,40 para R$\u00a05.391,75, e o requerimento segue para a alteração. Depois de enviada, a resposta não pode ser mudada.',
    'Ainda não',
  ),
  alert(
    'Recusar o novo valor de R$\u00a05.391,75 e cancelar o requerimento?',
    'O requerimento é cancelado, e o fundo não faz a alteração que você pediu. Depois de enviada, a resposta não pode ser mudada.',
    'Ainda não',
  ),
  alert('Deseja retirar a autorização?', WITHDRAWAL_STOPS, 'Não retirar'),
  alert(
    'Deseja retirar a autorização?',
    `${WITHDRAWAL_STOPS} Não foi possível retirar a autorização. Tente novamente.`,
    'Não retirar',
  ),
  alert(
    'Excluir o documento deste requerimento?',
    'Carta: carta.pdf Ele continua em Meus documentos.',
    'Não, manter',
  ),
  about('Anexar documento', 'radio: Enviar do aparelho'),
  about('Anexar documento', 'radio: Enviar do aparelho', ' Depois deste, falta 1 documento.'),
  {
    role: 'dialog',
    name: 'Anexar documento',
    description: 'CPF (Ana Duarte)',
    focus: 'radio: Enviar do aparelho',
  },
  about('rg.jpg', 'button: Fechar'),
  about('RG frente.jpg', 'button: Fechar'),
  about('RG frente.jpg', 'button: Ampliar'),
  about('RG frente.jpg', 'button: Ver inteira'),
  about('RG frente.jpg', 'Iframe: RG frente.jpg'),
  about(
    'RG frente.jpg',
    'button: Fechar',
    ' Não dá para mostrar este documento aqui. Baixe o arquivo para abrir.',
  ),
  about(
    'RG frente.jpg',
    'button: Fechar',
    ' Neste aparelho só a primeira página apareceria aqui. Abra o documento em outra aba ou baixe o arquivo.',
  ),
]

/** From the browser's accessibility tree. */
async function hearDialogs(browser: CDPSession): Promise<readonly Heard[]> {
  const { root } = await browser.send('DOM.getDocument', { depth: 0 })
  const inRole = async (role: string) =>
    (await browser.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role })).nodes
  const focused = await browser.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await browser.send('Accessibility.getPartialAXTree', {
    objectId: focused.result.objectId ?? '',
    fetchRelatives: false,
  })
  const focus = nodes.map(({ role, name }) => `${role?.value}: ${name?.value}`).join()
  return [...(await inRole('dialog')), ...(await inRole('alertdialog'))].map(
    ({ role, name, description }) => ({
      role: role?.value,
      name: name?.value,
      description: description?.value ?? '',
      focus,
    }),
  )
}

/** Runs in the page: the indexes of pictures with a dialog, each look once. */
async function picturesWithDialogs(): Promise<readonly number[]> {
  const { captions, show, markup } = window.gallery
  const seen = new Set<string>()
  const found: number[] = []
  for (const index of captions.keys()) {
    await show(index)
    if (document.querySelector('[role=dialog], [role=alertdialog]') === null || seen.has(markup())) continue
    seen.add(markup())
    found.push(index)
  }
  return found
}

const spoken = 'a screen reader gets role, name and text of every dialog, and the focused element'

test(spoken, { tag: '@complete' }, async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openGallery(page)
  const browser = await context.newCDPSession(page)
  await browser.send('Accessibility.enable')

  const heard = new Map<string, Heard>()
  for (const picture of await page.evaluate(picturesWithDialogs)) {
    await page.evaluate((index) => window.gallery.show(index), picture)
    for (const dialog of await hearDialogs(browser)) heard.set(JSON.stringify(dialog), dialog)
  }

  const byText = (a: Heard, b: Heard) => JSON.stringify(a).localeCompare(JSON.stringify(b))
  expect([...heard.values()].sort(byText)).toEqual([...DIALOGS].sort(byText))
  const used = new Set(USED.map(({ dialog }) => dialog))
  const names = new Set([...heard.values()].map(({ name }) => name))
  expect(
    [...names].filter((name) => !used.has(name)),
    'missing in the table of uses',
  ).toEqual([])
})

/** Runs in the page: buttons of the dialog that are covered, or not completely in the window. */
function hiddenActions(): readonly string[] {
  const buttons = document.querySelectorAll(
    '[role=dialog] > :last-child button, [role=alertdialog] > :last-child button',
  )
  return [...buttons]
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const isInside = left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return !isInside || !button.contains(over)
    })
    .map(({ textContent }) => textContent)
}

const enlarged = 'in a window enlarged four times the buttons of every dialog are visible'
test(enlarged, { tag: '@complete' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openGallery(page)
  const pictures = await page.evaluate(picturesWithDialogs)
  expect(pictures.length).toBeGreaterThan(20)
  for (const picture of pictures) {
    await page.evaluate((index) => window.gallery.show(index), picture)
    expect(await page.evaluate(hiddenActions), `picture ${picture}`).toEqual([])
  }
})
