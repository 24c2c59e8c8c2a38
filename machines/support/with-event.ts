/** An action or a guard whose params are the event itself. */
export const withEvent = <const Type extends string>(type: Type) => ({
  type,
  params: <Event>({ event }: { event: Event }) => event,
})
