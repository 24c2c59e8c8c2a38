import type { AnyActorLogic } from 'xstate'

/** A chart whose code comes later than its parent's; whoever starts it sees to it that it is there by then. */
export function lateChart<Chart extends AnyActorLogic>(chart: () => Chart): Chart {
  const late: AnyActorLogic = {
    getInitialSnapshot: (...args) => chart().getInitialSnapshot(...args),
    start: (...args) => chart().start?.(...args),
    transition: (...args) => chart().transition(...args),
    getPersistedSnapshot: (...args) => chart().getPersistedSnapshot(...args),
  }
  return late as Chart
}
