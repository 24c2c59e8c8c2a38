import { screensMachine } from '#machines/app/screens/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import { filling, loggingIn, NEW_DOCUMENT, type Placed, SCREENS } from '#tools/gallery/events.ts'
import { reference } from '#tools/gallery/reference.ts'
import * as consent from '../../consent/consent/consent.cases.ts'
import * as cloudPicker from '../../documents/cloud-picker/cloud-picker.cases.ts'
import * as newDocument from '../../documents/new-document/new-document.cases.ts'
import { listing } from '../../requests/request-list/request-list.pictures.ts'
import { reading } from '../../requests/request-view/request-view.pictures.ts'
import { cases, casesOfStaff, input, isPossible, staffInput } from './screens.cases.ts'

export const pictures: Placed = {
  at: SCREENS,
  path: '/',
  around: [loggingIn],
  within: [
    { at: [...SCREENS, 'consent'], events: [consent.cases['ainda não autorizou']] },
    listing,
    reading,
    filling,
    { at: NEW_DOCUMENT, events: [newDocument.cases['chega o requerimento']] },
    {
      at: [...SCREENS, 'cloudPicker'],
      events: [
        cloudPicker.cases['chegam doze documentos'],
        cloudPicker.cases['chega o requerimento em elaboração'],
      ],
    },
  ],
  models: () => [
    driven(screensMachine, { cases, input: { ...input, reference }, isPossible }),
    driven(screensMachine, { cases: casesOfStaff, input: { ...staffInput, reference }, isPossible }),
  ],
}
