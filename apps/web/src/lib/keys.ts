const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How the main modifier is written on this keyboard. */
export const modKey = isApple ? '⌘' : 'Ctrl';
