import type { ExternalToast } from 'sonner';

type Kind = 'message' | 'success' | 'error' | 'warning' | 'info';
type Options = Pick<
  ExternalToast,
  'description' | 'action' | 'cancel' | 'duration' | 'onAutoClose' | 'onDismiss'
>;

/** The toast area is loaded when the first toast is wanted, so that no page pays for it before. */
let announceWanted: (() => void) | undefined;
let isWanted = false;
let markReady: () => void = () => undefined;
const areaIsReady = new Promise<void>((resolve) => {
  markReady = resolve;
});

/** For the toast area itself: says when to load, and is told when it listens. */
export const toastArea = {
  onWanted(listener: () => void) {
    announceWanted = listener;
    if (isWanted) listener();
    return () => {
      announceWanted = undefined;
    };
  },
  ready: () => markReady(),
};

async function show(kind: Kind, id: string, message: string, options: Options) {
  const { toast: sonner } = await import('sonner');
  isWanted = true;
  announceWanted?.();
  await areaIsReady;
  sonner[kind](message, { ...options, id });
}

const raise =
  (kind: Kind) =>
  (message: string, options: Options = {}) => {
    // The same words twice are one toast: ten requests that fail together say it once.
    const id = `${kind}: ${message}`;
    // Without a connection it may not come; the page goes on without it.
    show(kind, id, message, options).catch(() => undefined);
    return id;
  };

/** For what has no place of its own on the page; errors of a form stand in the form. */
export const toast = {
  message: raise('message'),
  success: raise('success'),
  error: raise('error'),
  warning: raise('warning'),
  info: raise('info'),
  /** Something was done that can be taken back: says so and offers it. */
  undoable: (message: string, undo: () => void) =>
    raise('message')(message, { action: { label: 'Undo', onClick: undo } }),
  dismiss: (id: string) =>
    void import('sonner').then(
      ({ toast: sonner }) => sonner.dismiss(id),
      () => undefined,
    ),
};
