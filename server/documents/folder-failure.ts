import { StoreFailure } from './store.ts'

/** What a folder did not do becomes a `StoreFailure`; the system's error stays as the cause: it says what is wrong. */
export const telling = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: NodeJS.ErrnoException) => {
    const fault = error.code === 'EACCES' || error.code === 'EPERM' ? 'denied' : 'unreachable'
    throw new StoreFailure(fault, `document folder: ${error.code}`, { cause: error })
  })
