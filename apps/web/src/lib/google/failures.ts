import { addFailures } from '../auth-errors';

addFailures({
  'unauthorized-domain': {
    message: 'Google sign-in is not allowed from this address. Whoever runs this server can add it.',
  },
  'popup-blocked': {
    message: 'The browser blocked the window for Google. Allow it for this site and try again.',
  },
  'popup-closed-by-user': { message: 'The window for Google was closed before you had signed in.' },
  'cancelled-popup-request': { message: 'A newer window for Google took over. Go on there.' },
  'user-cancelled': { message: 'Google was not allowed to say who you are, so nothing changed.' },
  'account-exists-with-different-credential': {
    message:
      'There is an account with this e-mail already. Sign in to it as before, then link Google under Settings, Account.',
  },
});
