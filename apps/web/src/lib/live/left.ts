import { forgetWorkspace } from '../me';
import { toast } from '../toast';

const LEFT_KEY = 'left-workspace';

/** Leaves everything that is on screen at once: the page begins anew, somewhere it may be. */
export function leavePage(workspaceName: string): void {
  document.body.replaceChildren();
  forgetWorkspace();
  try {
    sessionStorage.setItem(LEFT_KEY, workspaceName);
  } catch {
    // Then the new page says nothing of it; the bell does.
  }
  const begin = () => window.location.replace('/');
  // What is kept for when there is no network goes as well.
  void import('../offline/start').then(({ forgetOffline }) => forgetOffline()).then(begin, begin);
}

/** On the new page: says why the other one went. */
export function tellOfLeaving(): void {
  try {
    const name = sessionStorage.getItem(LEFT_KEY);
    sessionStorage.removeItem(LEFT_KEY);
    if (name !== null)
      toast.warning(name ? `You can no longer open ${name}.` : 'You can no longer open that workspace.');
  } catch {
    // Storage is forbidden here.
  }
}
