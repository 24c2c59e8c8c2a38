import { showRequest } from '#api/contract/requests.ts'

import type { requestView as model } from './request-view.models.ts'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { demandedRequest } from '../../../tests/e2e/support/demanded.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'

type World = Stage & {
  readonly read: HeldCall
  /** The server's answer to the read. */
  readonly answer: Readonly<Record<string, unknown>> & { readonly requerimento: object }
  /** What the title says, and the status. */
  shown: readonly string[]
  /** The open tab, and the one that was printed last. */
  tab: string
  printed: string
  /** How often the window was printed. */
  prints: number
}

const NOT_PRINTED = 'Não foi possível abrir a impressão. Tente pelo menu do navegador ou em outro navegador.'

const NO_ANSWERS = { detalhes: [], dependentes: [], endereco: null }

const title = ({ page }: Stage) => page.getByRole('heading', { level: 1 })
const loading = ({ page }: Stage) => page.getByText('Carregando o requerimento')

/** `window.print` counts its calls, and fails when the page has the mark. */
function replacePrint() {
  Object.assign(window, { prints: 0 })
  window.print = () => {
    if (Reflect.get(window, 'cannotPrint') === true) throw new TypeError('window.print is not a function')
    Object.assign(window, { prints: Number(Reflect.get(window, 'prints')) + 1 })
  }
}

/** The page is printed with the next frame, for which the clock is stopped. */
async function passFrame({ page }: Stage, cannotPrint: boolean) {
  await page.evaluate((cannot) => Object.assign(window, { cannotPrint: cannot }), cannotPrint)
  await page.clock.runFor(100)
}

const seePrints = ({ page, prints }: World) =>
  expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'prints')))).toBe(prints)

/** The request in another status, with other parts. */
const arrive =
  (shown: readonly [title: string, status: string], change: object, parts: object = {}) =>
  (world: World) => {
    const { answer, read } = world
    world.shown = shown
    const requerimento = { ...answer.requerimento, tipo_desc: shown[0], desc_situacao: shown[1], ...change }
    return read.reply({ ...answer, requerimento, ...parts })
  }

const print = (button: string) => (world: World) => {
  world.printed = world.tab
  return world.page.getByRole('button', { name: button }).click()
}

const openTab = (tab: string) => (world: World) => {
  world.tab = tab
  return world.page.getByRole('tab', { name: tab }).click()
}

const seeTab = (name: string) => (world: World) =>
  expect(world.page.getByRole('tab', { name, selected: true })).toBeVisible()

export const requestView: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, serverUrl, hold, lendSession } = stage
    await page.clock.install()
    const self = await participant(serverUrl, beatriz)
    const id = await demandedRequest(self)
    const { body } = await self.show(id)
    await page.addInitScript(replacePrint)
    await lendSession(beatriz)
    const read = await hold(showRequest)
    await page.goto(`/ver/${id}`)
    await read.asked()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    return {
      ...stage,
      read,
      answer: body as World['answer'],
      shown: [],
      tab: 'Resumo',
      printed: '',
      prints: 0,
    }
  },
  drive: {
    'chega um requerimento em análise': arrive(['Benefício de aposentadoria', 'Em análise'], {
      situacao: 'A',
    }),
    'chega um requerimento em exigência': arrive(['Benefício de aposentadoria', 'Em exigência'], {
      situacao: 'E',
    }),
    'chega um requerimento que espera o aceite': arrive(['Aceite de alteração de beneficiários', 'Aceite'], {
      situacao: 'X',
      id_tipo_requerimento: 16,
    }),
    'chega um requerimento enviado sem dados informados': arrive(
      ['Benefício de aposentadoria', 'Em análise'],
      { situacao: 'A' },
      NO_ANSWERS,
    ),
    'chega um rascunho preenchido': arrive(
      ['Benefício de aposentadoria', 'Em elaboração'],
      { situacao: 'L' },
      { historico: [] },
    ),
    'chega um rascunho vazio': arrive(
      ['Benefício de aposentadoria', 'Em elaboração'],
      { situacao: 'L' },
      { ...NO_ANSWERS, documentos: [], documentos_complementares: [], mensagens: [], historico: [] },
    ),
    'abre o Resumo': openTab('Resumo'),
    'abre Dados': openTab('Dados'),
    'abre Documentos': openTab('Documentos'),
    'abre Mensagens': openTab('Mensagens'),
    'clica em Imprimir comprovante': print('Imprimir comprovante'),
    'clica em Imprimir dados informados': print('Imprimir dados informados'),
    'a janela de impressão fecha': async (world) => {
      world.prints += 1
      await passFrame(world, false)
    },
    'o navegador não imprime': (world) => passFrame(world, true),
    'o requerimento não existe': ({ read }) => read.reply(refusal('Não encontrado.'), 404),
  },
  see: {
    loading: async (world) => {
      await expect(loading(world)).toBeAttached()
      await expect(world.page.getByRole('tab')).toHaveCount(0)
      await world.read.asked()
    },
    'showing.tab.summary': seeTab('Resumo'),
    'showing.tab.answers': seeTab('Dados'),
    'showing.tab.documents': seeTab('Documentos'),
    'showing.tab.messages': seeTab('Mensagens'),
    'showing.print.reading': async (world) => {
      for (const text of world.shown) await expect(world.page.getByRole('main')).toContainText(text)
      await expect(title(world)).toContainText(world.shown[0] ?? 'a title')
      await expect(loading(world)).toHaveCount(0)
      await expect(world.page.getByText(NOT_PRINTED)).toHaveCount(0)
      await seePrints(world)
    },
    // Not printed yet.
    'showing.print.printing': seePrints,
    'showing.print.notPrinted': async (world) => {
      await seePrints(world)
      if (world.tab !== world.printed) return
      await expect(world.page.getByRole('tabpanel').getByText(NOT_PRINTED)).toBeVisible()
    },
    missing: async (world) => {
      await expect(title(world)).toHaveText('Requerimento não encontrado')
      await expect(world.page.getByRole('button', { name: 'Ver meus requerimentos' })).toBeVisible()
    },
  },
}
