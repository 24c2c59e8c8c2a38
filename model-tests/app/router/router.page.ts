import { expect } from 'vitest'
import { type AnyEventObject, type EventFrom, fromCallback } from 'xstate'

import { type HistoryCommand, routerMachine } from '#machines/app/router/index.ts'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'

/** The chart between a recording session and a history that does nothing by itself. */
export function openRouter() {
  const commands: HistoryCommand[] = []
  const { actor, heard } = inRecordedSystem(
    routerMachine.provide({
      actors: {
        history: fromCallback<HistoryCommand>(({ receive }) => receive((command) => commands.push(command))),
      },
    }),
    { input: undefined, own: ['router'] },
  )
  return {
    send: (event: EventFrom<typeof routerMachine>) => actor.send(event),
    seeState: (state: string) => expect(actor.getSnapshot().value).toBe(state),
    seeCommands: (...expected: readonly HistoryCommand[]) => expect(commands).toEqual(expected),
    seeLastCommand: (expected: Partial<HistoryCommand>) => expect(commands.at(-1)).toMatchObject(expected),
    seeSessionEvents: (...expected: readonly AnyEventObject[]) => expect(heard.session).toEqual(expected),
    seeLastSessionEvent: (expected: AnyEventObject) => expect(heard.session.at(-1)).toEqual(expected),
  }
}
