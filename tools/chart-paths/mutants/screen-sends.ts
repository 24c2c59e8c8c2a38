import { Actor, type AnyStateMachine } from 'xstate'

type Windows = Pick<typeof globalThis, 'EventTarget' | 'HTMLElement'>

/**
 * Watches what the handlers of DOM events send to a chart, and can leave out the events of one type. To be
 * called before actors are created, as each binds its `send`.
 */
export function watchScreen(machine: AnyStateMachine) {
  let depth = 0
  let dropped: string | null = null
  const sent = new Set<string>()

  const watched = <Args extends unknown[], Value>(run: (this: never, ...args: Args) => Value) =>
    function watching(this: never, ...args: Args): Value {
      depth += 1
      try {
        return run.apply(this, args)
      } finally {
        depth -= 1
      }
    }
  /** The events of a window. */
  const watch = ({ EventTarget, HTMLElement }: Windows) => {
    EventTarget.prototype.dispatchEvent = watched(EventTarget.prototype.dispatchEvent)
    // Both cause events without a call of dispatchEvent.
    HTMLElement.prototype.focus = watched(HTMLElement.prototype.focus)
    HTMLElement.prototype.blur = watched(HTMLElement.prototype.blur)
  }

  const { send } = Actor.prototype
  Actor.prototype.send = function sending(event) {
    if (depth > 0 && (this.logic as Partial<AnyStateMachine>).id === machine.id) {
      sent.add(event.type)
      if (event.type === dropped) return
    }
    send.call(this, event)
  }

  return {
    watch,
    /** The types of the events that were sent so far. */
    sent: sent as ReadonlySet<string>,
    /** @returns what undoes it */
    drop(type: string) {
      dropped = type
      return () => {
        dropped = null
      }
    },
  }
}
