/** Ways to prove again who one is that other features build; a way that is not there is not offered. */
export interface OtherProofs {
  /** Opens Google's window and re-authenticates with what comes back. */
  google?: (() => Promise<unknown>) | undefined;
  /** Asks the device for a passkey of this account. */
  passkey?: (() => Promise<unknown>) | undefined;
}
