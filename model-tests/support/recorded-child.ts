import { type AnyActorLogic, type EventFromLogic, fromCallback, type InputFrom } from 'xstate'

/**
 * Stands in for a child chart: writes down what it is started with and told, says nothing by itself.
 * Its snapshot is not the chart's, so no screen can be drawn from it.
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
