import { attachDocument, newDocument } from '#api/contract/documents.ts'
import { pdf } from '../../../tests/e2e/support/files.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import { seeRead, sendFile } from '../../../tests/e2e/support/wizard.ts'
import { openDocuments } from '../../drivers/documents.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { refusal } from '../../drivers/held-call.ts'
import { CLOSED } from '../../drivers/shown-request.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { uploads } from './upload.models.ts'

type Model = (typeof uploads)['para a nuvem'] & { readonly transient: readonly ['beginning'] }

const STOPPED = 'O envio foi interrompido. Tente novamente em instantes.'
const NOT_ATTACHED = 'O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento.'
const REFUSED = 'O arquivo não foi aceito. Escolha outro arquivo.'
const NOT_A_PDF = 'O arquivo não é o que o nome diz: envie um pdf, png ou jpg.'
const TOO_MANY = 'Muitas tentativas. Tente novamente em 2 minutos.'

const NOT_CONFIRMED = 'O serviço não confirmou.'

type Reporting = { readonly reportProgress: (loaded: number) => void }

/** Held requests send nothing, so that drivers report the progress of the last one. */
function installProgress() {
  let last: XMLHttpRequest | undefined
  const send = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function remember(body) {
    last = this
    send.call(this, body)
  }
  const reporting: Reporting = {
    reportProgress: (loaded) => last?.upload.dispatchEvent(new ProgressEvent('progress', { loaded })),
  }
  Object.assign(window, reporting)
}

async function begin(stage: Stage, { visit }: { readonly visit: string }) {
  const { page, hold, lendSession } = stage
  await page.addInitScript(installProgress)
  const send = await hold(newDocument)
  const attachment = await hold(attachDocument)
  const world = { page, send, attachment, visit, title: 'Contracheque', file: 'rg.pdf', percent: 0, said: '' }
  if (visit === 'para a nuvem') {
    await lendSession(marina)
    await page.goto('/novo/20')
    await page.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf(world.file))
    await seeRead(page, world.file)
    await page.getByRole('button', { name: 'Gravar' }).click()
    return world
  }
  const isStored = visit === 'da nuvem para uma linha'
  const { titles, clip } = await openDocuments(stage, { missing: 1, uploaded: isStored })
  await clip(0).click()
  if (isStored) {
    world.file = 'documento.pdf'
    await page.getByRole('radio', { name: 'Escolher em Meus documentos' }).check()
    await page.getByRole('radio', { name: world.file }).first().check()
    await page.getByRole('button', { name: 'Anexar (prosseguir)' }).click()
  } else await sendFile(page, pdf(world.file))
  return { ...world, title: titles[0] ?? '' }
}

type World = Awaited<ReturnType<typeof begin>>

const button = ({ page, title }: World, name: string) =>
  page.getByRole('button', { name: `${name}: ${title}` })

const refuse =
  (call: 'send' | 'attachment', status: number, message: string | null, said: string) => (world: World) => {
    world.said = said
    return world[call].reply(refusal(message), status)
  }

const spoil = (call: 'send' | 'attachment', said: string) => (world: World) => {
  world.said = said
  return world[call].reply({ codigo: 'ok', id_documento: 'sete' })
}

const drop = (call: 'send' | 'attachment', said: string) => (world: World) => {
  world.said = said
  return world[call].drop()
}

const report = (percent: number) => async (world: World) => {
  world.percent = percent
  const loaded = Math.ceil((pdf(world.file).buffer.length * percent) / 100)
  await world.page.evaluate((bytes) => {
    const reporting: Window & Partial<Reporting> = window
    reporting.reportProgress?.(bytes)
  }, loaded)
}

async function seeBar({ page, file }: World, words: string, percent: number) {
  const bar = page.getByRole('progressbar', { name: `${words} ${file}` })
  await expect(bar).toHaveAttribute('value', String(percent))
  await expect(page.getByText(`${percent}%`, { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: file })).toHaveCount(0)
}

async function seeStopped(world: World, canRetry: boolean) {
  const { page, file, said, send, attachment } = world
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: file })).toHaveText(`${file}${said}`)
  await expect(button(world, 'Tentar novamente')).toHaveCount(canRetry ? 1 : 0)
  await expect(button(world, 'Desistir')).toBeVisible()
  expect([send.waiting(), attachment.waiting()]).toEqual([0, 0])
}

const isForCloud = ({ visit }: World) => visit === 'para a nuvem'

export const upload: Drivers<Model, World> = {
  begin,
  drive: {
    'metade do arquivo foi enviada': report(50),
    'o arquivo todo foi enviado': report(130),
    'o servidor recebeu o arquivo': ({ send }) => send.pass(),
    'a conexão cai': drop('send', STOPPED),
    'o servidor recusa o arquivo e diz por quê': refuse('send', 422, NOT_A_PDF, NOT_A_PDF),
    'o servidor recusa o arquivo sem dizer por quê': refuse('send', 422, null, REFUSED),
    'foram enviados demais em pouco tempo': refuse('send', 429, TOO_MANY, TOO_MANY),
    'a sessão expira durante o envio': ({ send }) => send.reply(refusal('Não autorizado.'), 401),
    'a resposta do servidor não é a esperada': spoil('send', STOPPED),
    'a anexação dá certo': ({ attachment }) => attachment.pass(),
    'a conexão cai durante a anexação': drop('attachment', NOT_ATTACHED),
    'foram anexados demais em pouco tempo': refuse(
      'attachment',
      429,
      TOO_MANY,
      `${NOT_ATTACHED} ${TOO_MANY}`,
    ),
    'o servidor recusa a anexação e diz por quê': refuse(
      'attachment',
      409,
      CLOSED,
      `${NOT_ATTACHED} ${CLOSED}`,
    ),
    'o servidor recusa a anexação sem dizer por quê': refuse('attachment', 422, null, NOT_ATTACHED),
    'o servidor não confirma a anexação': refuse(
      'attachment',
      200,
      NOT_CONFIRMED,
      `${NOT_ATTACHED} ${NOT_CONFIRMED}`,
    ),
    'a resposta à anexação não é a esperada': spoil('attachment', NOT_ATTACHED),
    'a sessão expira durante a anexação': ({ attachment }) =>
      attachment.reply(refusal('Não autorizado.'), 401),
    'tenta novamente': async (world) => {
      world.percent = 0
      await button(world, 'Tentar novamente').click()
    },
    desiste: (world) => button(world, 'Desistir').or(button(world, 'Cancelar o envio')).click(),
  },
  see: {
    sending: async (world) => {
      await world.send.asked()
      if (world.percent > 100) await seeBar(world, 'Conferindo', 100)
      else await seeBar(world, 'Enviando', world.percent)
      await expect(button(world, 'Cancelar o envio')).toBeEnabled()
    },
    interrupted: (world) => seeStopped(world, true),
    refused: async (world) => {
      if (!isForCloud(world)) return seeStopped(world, false)
      // The form is back, with the reason at the file.
      await expect(world.page.getByLabel('Arquivo', { exact: true })).toHaveAccessibleDescription(
        new RegExp(`^${world.said}`),
      )
    },
    attaching: async (world) => {
      await world.attachment.asked()
      await seeBar(world, 'Anexando', 100)
      await expect(button(world, 'Cancelar o envio')).toHaveAttribute('aria-disabled', 'true')
    },
    notAttached: (world) => seeStopped(world, true),
    done: async (world) => {
      const { page, file } = world
      const ways = {
        'para a nuvem': ['enviado', /\/$/],
        'da nuvem para uma linha': ['anexado', /\/requerimento01\//],
      } as const
      const [verb, place] = ways[world.visit as keyof typeof ways] ?? ['gravado', /\/requerimento01\//]
      await expect(page.getByText(`Documento ${verb} com sucesso!`).first()).toBeVisible()
      await expect(page).toHaveURL(place)
      if (!isForCloud(world))
        await expect(page.getByRole('button', { name: `Ver ${file}` }).first()).toBeVisible()
    },
    abandoned: async (world) => {
      const { page, title, file, send } = world
      await expect.poll(send.waiting).toBe(0)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(page.getByRole('alert').filter({ hasText: file })).toHaveCount(0)
      if (isForCloud(world)) await expect(page.locator('output')).toContainText(file)
      else await expect(page.getByRole('button', { name: `Anexar ${title}`, exact: true })).toBeFocused()
    },
    escalated: seeExpired,
  },
  ends: {
    'o servidor recebeu o arquivo': {
      by: {
        'para um documento pedido no requerimento': { in: 'attaching', calls: ['attachDocument'] },
        'para a nuvem': { in: 'done', calls: [] },
      },
    },
    'a conexão cai': { in: 'interrupted', calls: [] },
    'o servidor recusa o arquivo e diz por quê': { in: 'refused', calls: [] },
    'o servidor recusa o arquivo sem dizer por quê': { in: 'refused', calls: [] },
    'foram enviados demais em pouco tempo': { in: 'interrupted', calls: [] },
    'a sessão expira durante o envio': { in: 'escalated', calls: [] },
    'a resposta do servidor não é a esperada': { in: 'interrupted', calls: [] },
    'a anexação dá certo': { in: 'done', calls: [] },
    'a conexão cai durante a anexação': { in: 'notAttached', calls: [] },
    'foram anexados demais em pouco tempo': { in: 'notAttached', calls: [] },
    'o servidor recusa a anexação e diz por quê': { in: 'refused', calls: [] },
    'o servidor recusa a anexação sem dizer por quê': { in: 'refused', calls: [] },
    'o servidor não confirma a anexação': { in: 'notAttached', calls: [] },
    'a resposta à anexação não é a esperada': { in: 'notAttached', calls: [] },
    'a sessão expira durante a anexação': { in: 'escalated', calls: [] },
    // DOCUMENTS-12
    'tenta novamente': {
      from: {
        interrupted: { in: 'sending', calls: ['newDocument'] },
        notAttached: { in: 'attaching', calls: ['attachDocument'] },
      },
    },
    desiste: { in: 'abandoned', calls: [], from: ['sending', 'interrupted', 'refused', 'notAttached'] },
  },
  offered: {
    // The page of a new document shows its form after a refusal.
    desiste: ({ value, context }) => !(value === 'refused' && context.destination.kind === 'cloud'),
  },
}
