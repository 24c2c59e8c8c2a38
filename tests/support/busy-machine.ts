/** How long `vi.waitFor` tries: its default of a second is too short while other programs use the cores. */
export const ON_A_BUSY_MACHINE = { timeout: 10_000 }
