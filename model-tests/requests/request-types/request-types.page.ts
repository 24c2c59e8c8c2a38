import { expect } from 'vitest'

import type { ListedRequest } from '#domain/requests/summary.ts'
import type { RequestListQuestion } from '#machines/requests/request-list/index.ts'
import { offeredTypesOf, requestTypesMachine } from '#machines/requests/request-types/index.ts'
import { cloud } from '#tools/samples/participant.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { input } from './request-types.cases.ts'

/** The offered types, with the drafts controlled by the test. */
export function openTypes() {
  const drafts = controlledPort<readonly ListedRequest[], RequestListQuestion>()
  const { actor, escalated } = inRecordedSystem(
    requestTypesMachine.provide({ actors: { loadDrafts: drafts.logic } }),
    { input },
  )
  return {
    draftsArrive: (requests: readonly ListedRequest[]) => settled(() => drafts.answer(requests)),
    draftsFail: (error: unknown) => settled(() => drafts.fail(error)),

    seeAsked: () => expect(drafts.inputs).toEqual([{ cloudId: cloud.id }]),
    seeTypes: (...ids: readonly number[]) =>
      expect(offeredTypesOf(actor.getSnapshot()).map(({ id }) => id)).toEqual(ids),
    /** Each offered type with a draft: '1: /requerimento01/17 (2026000017)'. */
    seeDrafts: (...expected: readonly string[]) =>
      expect(
        offeredTypesOf(actor.getSnapshot()).flatMap(({ id, draftPath, draftProtocol }) =>
          draftPath === null ? [] : [`${id}: ${draftPath} (${draftProtocol})`],
        ),
      ).toEqual(expected),
    seeEscalated: (...errors: readonly unknown[]) => expect(escalated()).toEqual(errors),
  }
}
