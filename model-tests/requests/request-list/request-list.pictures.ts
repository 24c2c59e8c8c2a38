import type { AnyMachineSnapshot } from 'xstate'
import { requestListMachine } from '#machines/requests/request-list/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import { type Placed, SCREENS, signedIn } from '#tools/gallery/events.ts'
import * as requestList from './request-list.cases.ts'

const LIST = [...SCREENS, 'requestList']

export const listing = {
  at: LIST,
  events: [requestList.cases['chegam doze em andamento e dois encerrados']],
}

const trait = ({ context: { requests, arrangement } }: AnyMachineSnapshot): string =>
  `${requests.length} requerimentos, ${arrangement.tab}, "${arrangement.search}", página ${arrangement.page + 1}`

export const pictures: Placed = {
  at: LIST,
  path: '/',
  around: signedIn,
  models: () => [driven(requestListMachine, { ...requestList, trait })],
  trait,
}
