import { type AnyActorLogic, type EventFromLogic, fromCallback, type InputFrom } from 'xstate'

/**
 * Replaces a child chart by one that only records its input and events. No screen can be drawn from its
 * snapshot.
 */
export function recordedChild<Logic extends AnyActorLogic>() {
  const started: InputFrom<Logic>[] = []
  const heard: EventFromLogic<Logic>[] = []
  const logic = fromCallback<EventFromLogic<Logic>, InputFrom<Logic>>(({ input, receive }) => {
    started.push(input)
    receive((event) => heard.push(event))
  })
  return { logic: logic as unknown as Logic, started, heard }
}
