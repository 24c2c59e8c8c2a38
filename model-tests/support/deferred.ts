import { fromPromise, type PromiseActorLogic } from 'xstate'

/** A promise that the test settles. */
export type Deferred<Value> = {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
  readonly reject: (error: unknown) => void
}

export function deferred<Value>(): Deferred<Value> {
  let resolve!: (value: Value) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

/** A port that the test answers, once per call: `answer` and `fail` end the current call. */
export function controlledPort<Output, Input = unknown>() {
  let underWay: Deferred<Output> | null = null
  const inputs: Input[] = []
  const end = (how: (call: Deferred<Output>) => void) => {
    if (!underWay) throw new Error('The port was not called')
    how(underWay)
    underWay = null
  }
  return {
    logic: fromPromise<Output, Input>(({ input }) => {
      inputs.push(input)
      underWay = deferred<Output>()
      return underWay.promise
    }) as PromiseActorLogic<Output, Input>,
    inputs,
    answer: (value: Output) => end((call) => call.resolve(value)),
    fail: (error: unknown) => end((call) => call.reject(error)),
  }
}
