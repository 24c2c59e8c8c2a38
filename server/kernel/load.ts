/** How much work of one kind this process is doing, and how much waits its turn. */
export type Load = () => { readonly running: number; readonly waiting: number }
