import { destinationOf } from '#domain/navigation/wanted-place.ts'

import { required } from '../../support/required.ts'
import type { LoginContext, LoginOutcome } from './login.types.ts'

export function openedWith(context: LoginContext): LoginOutcome {
  const { deadline, isLast } = required(context.session, 'session')
  return {
    type: 'login.opened',
    opened: {
      started: required(context.started, 'started'),
      lifetime: { deadline, isLast },
      place: destinationOf(context.wanted, context.place),
    },
  }
}
