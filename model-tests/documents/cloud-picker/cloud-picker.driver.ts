import type { SnapshotFrom } from 'xstate'

import { listCloud, listCloudOfType } from '#api/contract/cloud.ts'
import { attachComplementaryDocument } from '#api/contract/complementary.ts'
import { attachDocument } from '#api/contract/documents.ts'
import { showRequest } from '#api/contract/requests.ts'
import type { cloudPickerMachine } from '#machines/documents/cloud-picker/index.ts'

import type { cases } from './cloud-picker.cases.ts'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { retirement } from '../../../tests/server/support/retirement.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { refusal } from '../../drivers/held-call.ts'
import { CHECKED, CLOSED, checked, isGone, requestIn, type ShownRequest } from '../../drivers/shown-request.ts'
import type { Stage } from '../../drivers/stage.ts'

type Model = { readonly machine: typeof cloudPickerMachine; readonly cases: typeof cases }

/** Twelve documents of the type, sent one a day, oldest first. */
export const twelve = (id_tipo_documento: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const time = `2026-10-${String(index + 1).padStart(2, '0')}T12:00:00Z`
    return {
      id: 9001 + index,
      id_documento_ged: String(9001 + index),
      id_tipo_documento,
      tipo_documento: 'Documento de identidade',
      arquivo: `rg-${index + 1}.pdf`,
      data_gravacao: time,
      data_envio: time,
    }
  })

const newestTen = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `rg-${number}.pdf`)

async function begin({ page, serverUrl, lendSession, hold }: Stage, { visit }: { readonly visit: string }) {
  await page.clock.install()
  const self = await participant(serverUrl, beatriz)
  const { requerimento, documentos } = await self.saved(retirement(self.cloudId))
  const row = documentos[0]
  if (row === undefined) throw new Error('The request asks for no document')
  const ofRow = visit === 'um documento do titular'
  const list = await hold(ofRow ? listCloudOfType : listCloud)
  const request = await hold(showRequest)
  const attachment = await hold(ofRow ? attachDocument : attachComplementaryDocument)
  const { body } = await self.show(requerimento.id)
  await lendSession(beatriz)
  const inPath = visit === 'um documento complementar' ? `/docs/${requerimento.id}` : '/docs'
  await page.goto(
    ofRow ? `/docsportipo/${row.id_tipo_documento}/${requerimento.id}/${row.id_req_doc}/1` : inPath,
  )
  return {
    page,
    list,
    request,
    attachment,
    id: requerimento.id,
    documents: twelve(row.id_tipo_documento),
    shown: body as unknown as ShownRequest,
    files: newestTen as readonly string[],
    obstacle: '',
    refusal: '',
  }
}

type World = Awaited<ReturnType<typeof begin>>

const answer = (
  world: World,
  situacao: string,
  {
    obstacle = '',
    change,
  }: { readonly obstacle?: string; readonly change?: (row: object) => object | null } = {},
) => {
  world.obstacle = obstacle
  return world.request.reply(requestIn(world.shown, situacao, change))
}

const refuse = (world: World, message: string | null, shown: string) => {
  world.refusal = shown
  return world.attachment.reply(refusal(message), 409)
}

const turn = (world: World, button: string, files: readonly string[]) => {
  world.files = files
  return world.page.getByRole('button', { name: button }).click()
}

async function seeFiles({ page, files }: World) {
  const rows = page.getByRole('table').locator('tbody th')
  await expect(rows).toHaveText(files)
}

const choices = ({ page }: World) => page.getByRole('button', { name: /^Anexar rg-/ })
const alert = ({ page }: World) => page.getByRole('main').getByRole('alert')

const seeLoading = async ({ page }: World) => {
  await expect(page.getByText('Carregando os seus documentos')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
}

async function seeRefused(world: World) {
  await expect(alert(world)).toHaveText(world.refusal)
  await seeFiles(world)
  await expect(choices(world).first()).toBeEnabled()
}

/** Without a request there is none to wait for, so that only the list is awaited. */
const listIsAwaited = (snapshot: SnapshotFrom<typeof cloudPickerMachine>) =>
  snapshot.context.place.requestId !== null || snapshot.matches({ loading: { request: 'loaded' } })

export const cloudPicker: Drivers<Model, World> = {
  begin,
  drive: {
    'chegam doze documentos': ({ list, documents }) => list.reply({ codigo: 'ok', documentos: documents }),
    'a nuvem está vazia': (world) => {
      world.files = []
      return world.list.reply({ codigo: 'ok', documentos: [] })
    },
    'chega o requerimento em elaboração': (world) => answer(world, 'L'),
    'chega o requerimento em análise': (world) => answer(world, 'A', { obstacle: CLOSED }),
    'chega o requerimento com o documento conferido': (world) =>
      answer(world, 'E', { obstacle: CHECKED, change: checked }),
    'chega o requerimento sem esse documento': (world) => answer(world, 'L', { change: isGone }),
    'não há requerimento a esperar': ({ request }) => expect(request.waiting()).toBe(0),
    'o requerimento não existe': ({ request }) => request.reply(refusal(null), 404),
    'é relido, ainda em elaboração': (world) => answer(world, 'L'),
    'é relido, já em análise': (world) => answer(world, 'A', { obstacle: CLOSED }),
    'é relido, com o documento conferido': (world) =>
      answer(world, 'E', { obstacle: CHECKED, change: checked }),
    'é relido, sem esse documento': (world) => answer(world, 'L', { change: isGone }),
    'a conexão cai ao reler': ({ request }) => request.interrupt(),
    'a sessão expira ao reler': ({ request }) => request.reply(refusal('Não autorizado.'), 401),
    'vai à próxima página': (world) => turn(world, 'Próxima página', ['rg-2.pdf', 'rg-1.pdf']),
    'volta à página anterior': (world) => turn(world, 'Página anterior', newestTen),
    'anexa o último que enviou': ({ page }) => page.getByRole('button', { name: 'Anexar rg-12.pdf' }).click(),
    'a anexação dá certo': ({ attachment }) => attachment.reply({ codigo: 'ok', id_req_doc: 1 }),
    'a anexação é recusada': (world) => refuse(world, CLOSED, CLOSED),
    'a anexação é recusada sem dizer por quê': (world) =>
      refuse(world, null, 'O documento não foi anexado. Tente novamente ou escolha outro.'),
  },
  offered: {
    'chegam doze documentos': listIsAwaited,
    'a nuvem está vazia': listIsAwaited,
  },
  see: {
    'loading.documents.asked': seeLoading,
    'loading.documents.loaded': seeLoading,
    'loading.request.asked': seeLoading,
    'loading.request.loaded': seeLoading,
    'showing.looking': async (world) => {
      await expect(world.page.getByRole('heading', { level: 1 })).toHaveText('Meus documentos')
      await expect(world.page.getByRole('button', { name: 'Enviar documento' })).toBeVisible()
      await expect(choices(world)).toHaveCount(0)
      if (world.files.length > 0) await seeFiles(world)
    },
    'showing.closed': async (world) => {
      await expect(world.page.getByText(world.obstacle)).toBeVisible()
      await expect(choices(world)).toHaveCount(0)
      await expect(alert(world)).toHaveCount(0)
    },
    'showing.tooLate': async (world) => {
      await expect(alert(world)).toHaveText(world.obstacle)
      await expect(choices(world)).toHaveCount(0)
    },
    'showing.choosing.undecided': async (world) => {
      await expect(world.page.getByRole('heading', { level: 1 })).toHaveText(/^Escolher em Meus documentos: /)
      await expect(alert(world)).toHaveCount(0)
      if (world.files.length > 0) await seeFiles(world)
      else await expect(world.page.getByRole('button', { name: 'Enviar do aparelho' })).toBeVisible()
    },
    'showing.choosing.rereading': async (world) => {
      await seeRefused(world)
      await world.request.asked()
    },
    'showing.choosing.refused': async (world) => {
      await seeRefused(world)
      await expect.poll(world.request.waiting).toBe(0)
    },
    attaching: async ({ page, attachment }) => {
      await attachment.asked()
      await expect(page.getByRole('button', { name: 'Anexar rg-12.pdf' })).toHaveAttribute(
        'aria-busy',
        'true',
      )
    },
    attached: async ({ page, id }) => {
      await expect(page.getByText('Documento anexado com sucesso!').first()).toBeVisible()
      await expect(page).toHaveURL(`/requerimento01/${id}/1/3`)
    },
    missing: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Requerimento não encontrado')
      await expect(page.getByRole('button', { name: 'Ver meus requerimentos' })).toBeVisible()
    },
    rowGone: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documento não pedido')
      await expect(page.getByRole('button', { name: 'Voltar ao requerimento' })).toBeVisible()
    },
    escalated: seeExpired,
  },
}
