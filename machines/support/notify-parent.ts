import { type EventObject, sendParent } from 'xstate'

/**
 * The action that sends the parent one of these events, given as params: what a chart tells of its end. That
 * the parent handles each of them is tested over all charts (P-787).
 */
export const notifyParent = <Outcome extends EventObject>() =>
  // biome-ignore lint/suspicious/noExplicitAny: it is an action of any chart
  sendParent<any, any, Outcome, Outcome, any>((_, outcome) => outcome)
