import { openParticipantArea } from '#api/contract/participant-area.ts'
import { listRequests, showRequest } from '#api/contract/requests.ts'

import { expect } from '../../support/journey.ts'
import { helena, marina } from '../../support/people.ts'
import type { Row, Stage } from '../row.ts'

const AREA = 'https://area.example.com/'

export const seeList = ({ page }: Stage) =>
  expect(page.getByRole('table', { name: 'Meus requerimentos' })).toBeVisible()

const back = ({ page }: Stage) => page.getByRole('button', { name: 'Voltar' }).click()

const seeTypes = ({ page }: Stage) =>
  expect(page.getByRole('heading', { name: 'Novo requerimento' })).toBeVisible()

const openTypes = async (stage: Stage) => {
  await stage.page.getByRole('button', { name: 'Novo Requerimento' }).click()
  await seeTypes(stage)
}

const areaButton = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Abrir a área do participante em outra aba' })

const openPanel = async (stage: Stage) => {
  await stage.page.getByText('Atualização cadastral', { exact: true }).click()
  await expect(areaButton(stage)).toBeVisible()
}

export const list: readonly Row[] = [
  {
    name: 'the list',
    call: listRequests,
    waits: 'requestList.loadRequests',
    who: helena,
    kind: 'read',
    begins: 'inside',
    open: openTypes,
    trigger: back,
    works: seeList,
    back: openTypes,
  },
  {
    name: 'the reading of a request',
    call: showRequest,
    waits: 'requestView.readRequest',
    who: marina,
    kind: 'request',
    begins: 'inside',
    open: seeList,
    trigger: ({ page }) => page.getByRole('link', { name: /^Ver/ }).first().click(),
    works: ({ page }) => expect(page.getByRole('tab', { name: 'Resumo' })).toBeVisible(),
    back,
  },
  {
    name: 'the form',
    call: showRequest,
    waits: 'wizard.loadRequest',
    who: marina,
    kind: 'request',
    begins: 'inside',
    open: seeList,
    trigger: ({ page }) =>
      page
        .getByRole('link', { name: /^Editar/ })
        .first()
        .click(),
    works: ({ page }) => expect(page.getByLabel('Nome do pai')).toBeVisible(),
    back,
  },
  {
    name: 'the participant area',
    call: openParticipantArea,
    waits: 'participantArea.openArea',
    who: helena,
    kind: 'area',
    begins: 'inside',
    prepare: async ({ page }) => {
      await page.route('**/config.json', (route) =>
        route.fulfill({ json: { api: '', area: `${AREA}?codigo={codigo}` } }),
      )
      await page
        .context()
        .route(`${AREA}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Área' }))
    },
    open: async (stage) => {
      await openTypes(stage)
      await openPanel(stage)
    },
    trigger: (stage) => areaButton(stage).click(),
    works: async ({ page }) => {
      const areas = () =>
        page
          .context()
          .pages()
          .filter((tab) => tab.url().startsWith(AREA))
      await expect.poll(() => areas().length).toBe(1)
      await areas()[0]?.close()
    },
    back: async () => {},
    reopen: openPanel,
  },
]
