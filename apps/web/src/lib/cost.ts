/** What a language model cost, in its own currency: it is a fraction of a cent, so two digits that count. */
export const toCostText = ({ amount, currency }: { amount: number; currency: string }): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumSignificantDigits: 1,
    maximumSignificantDigits: 2,
  }).format(amount);
