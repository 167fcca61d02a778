import { expect, test, vi } from 'vitest';
import { type AuthProvider, createAuthStore, type SignedInUser } from './auth-store';

const mara: SignedInUser = { uid: 'u-1', email: 'mara@northfield.example', emailVerified: false };
const signedInAsMara = { user: mara, userId: 'u-1', email: 'mara@northfield.example' };
const nobody = { user: null, userId: '', email: '' };

function start(answers: Partial<AuthProvider> = {}) {
  let tell: (user: SignedInUser | null) => void = () => undefined;
  const provider: AuthProvider = {
    signUp: vi.fn(async () => mara),
    signIn: vi.fn(async () => mara),
    signInWithGoogle: vi.fn(async () => mara),
    sendVerificationEmail: vi.fn(async () => undefined),
    sendPasswordReset: vi.fn(async () => undefined),
    signOut: vi.fn(async () => undefined),
    onChange: (listener) => {
      tell = listener;
    },
    ...answers,
  };
  const onVerificationEmailFailed = vi.fn();
  const store = createAuthStore({ provider, onVerificationEmailFailed });
  return { provider, store, onVerificationEmailFailed, tell: (user: SignedInUser | null) => tell(user) };
}

type Store = ReturnType<typeof start>['store'];
const actions = {
  signUp: (store: Store) => store.getState().signUp('mara@northfield.example', 'correct horse'),
  signIn: (store: Store) => store.getState().signIn('mara@northfield.example', 'correct horse'),
  signInWithGoogle: (store: Store) => store.getState().signInWithGoogle(),
  resetPassword: (store: Store) => store.getState().resetPassword('mara@northfield.example'),
};
const providerCallOf = {
  signUp: 'signUp',
  signIn: 'signIn',
  signInWithGoogle: 'signInWithGoogle',
  resetPassword: 'sendPasswordReset',
} as const;
const everyAction = Object.keys(actions) as (keyof typeof actions)[];
const everySignIn = everyAction.filter((name) => name !== 'resetPassword');

test('before the provider has answered it is loading and nobody is signed in', () => {
  expect(start().store.getState()).toMatchObject({ ...nobody, isLoading: true, error: null });
});

test('the provider telling of a user at startup stores it and ends the loading', () => {
  const { store, tell } = start();
  tell(mara);
  expect(store.getState()).toMatchObject({ ...signedInAsMara, isLoading: false });
});

test('the provider telling of nobody clears the user and ends the loading', () => {
  const { store, tell } = start();
  tell(mara);
  tell(null);
  expect(store.getState()).toMatchObject({ ...nobody, isLoading: false });
});

test.each(everyAction)('%s first sets loading and clears the error', async (name) => {
  const { store } = start();
  store.setState({ isLoading: false, error: 'from before' });
  const running = actions[name](store);
  expect(store.getState()).toMatchObject({ isLoading: true, error: null });
  await running;
  expect(store.getState().isLoading).toBe(false);
});

test.each(everySignIn)('%s stores who signed in', async (name) => {
  const { store } = start();
  await actions[name](store);
  expect(store.getState()).toMatchObject({ ...signedInAsMara, isLoading: false, error: null });
});

test('a user without an e-mail has an empty one', async () => {
  const { store } = start({ signIn: async () => ({ ...mara, email: null }) });
  await actions.signIn(store);
  expect(store.getState().email).toBe('');
});

test('sign-up then sends the verification mail, sign-in does not', async () => {
  const { store, provider } = start();
  await actions.signIn(store);
  expect(provider.sendVerificationEmail).not.toHaveBeenCalled();
  await actions.signUp(store);
  expect(provider.sendVerificationEmail).toHaveBeenCalledExactlyOnceWith(mara);
});

test('the account stands when its verification mail cannot be sent', async () => {
  const { store, onVerificationEmailFailed } = start({
    sendVerificationEmail: () => Promise.reject(new Error('mail is down')),
  });
  await actions.signUp(store);
  expect(store.getState()).toMatchObject({ ...signedInAsMara, isLoading: false, error: null });
  expect(onVerificationEmailFailed).toHaveBeenCalledOnce();
});

test.each(everyAction)(
  'a failed %s keeps the message of the provider and passes the failure on',
  async (name) => {
    const failure = Object.assign(new Error('Provider says no'), { code: 'auth/internal-error' });
    const { store } = start({ [providerCallOf[name]]: () => Promise.reject(failure) });
    await expect(actions[name](store)).rejects.toBe(failure);
    expect(store.getState()).toMatchObject({ ...nobody, error: 'Provider says no', isLoading: false });
  },
);

test.each([
  ['signUp', 'Sign up failed'],
  ['signIn', 'Sign in failed'],
  ['signInWithGoogle', 'Google sign-in failed'],
  ['resetPassword', 'Reset failed'],
] as const)('a failed %s without a message says %j', async (name, message) => {
  const { store } = start({ [providerCallOf[name]]: () => Promise.reject('no words') });
  await expect(actions[name](store)).rejects.toBe('no words');
  expect(store.getState().error).toBe(message);
});

test('signing out is known while it lasts, be it that it fails', async () => {
  const meanwhile: boolean[] = [];
  const refuse = async () => {
    meanwhile.push(store.getState().isLeaving);
    throw new Error('storage is locked');
  };
  const { store } = start({ signOut: refuse });
  await store.getState().signOut();
  expect([...meanwhile, store.getState().isLeaving]).toEqual([true, false]);
});

test('signing out clears the user and the error', async () => {
  const { store, tell } = start();
  tell(mara);
  store.setState({ error: 'from before' });
  await store.getState().signOut();
  expect(store.getState()).toMatchObject({ ...nobody, error: null });
});

test('a failed sign-out says so and keeps who is signed in', async () => {
  const { store, tell } = start({ signOut: () => Promise.reject(new Error('storage is locked')) });
  tell(mara);
  await store.getState().signOut();
  expect(store.getState()).toMatchObject({ ...signedInAsMara, error: 'Sign out failed' });
});
