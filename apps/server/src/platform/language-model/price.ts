/** What a service asks for a million tokens, as whoever runs the server stated it. */
export interface Price {
  read: number;
  written: number;
  /** ISO 4217. */
  currency: string;
}

export interface Tokens {
  read: number;
  written: number;
}

export interface Cost {
  amount: number;
  currency: string;
}

const MILLION = 1_000_000;

/** What tokens cost; nothing where no price is stated. */
export const costOf = ({ read, written }: Tokens, price: Price | undefined): Cost | undefined =>
  price && {
    amount: (read * price.read + written * price.written) / MILLION,
    currency: price.currency,
  };
