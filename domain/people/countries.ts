/** The default country of a form, by its id in the fund's list (ADDRESS-02). */
export const BRAZIL = { id: 31, name: 'Brasil' } as const
