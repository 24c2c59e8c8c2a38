import { StoreFailure } from './store.ts'

/** Wraps the failure of a folder in a `StoreFailure` with the system error as its cause. */
export const asStoreFailure = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: NodeJS.ErrnoException) => {
    const fault = error.code === 'EACCES' || error.code === 'EPERM' ? 'denied' : 'unreachable'
    throw new StoreFailure(fault, `document folder: ${error.code}`, { cause: error })
  })
