/** The mission's goal; nobody of the others left; more destroyed when the tours were over. */
export const ENDINGS = ['mission', 'wipedOut', 'costs'] as const;
