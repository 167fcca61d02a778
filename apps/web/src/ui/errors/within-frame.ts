import { createContext } from 'react';

/** True inside the authenticated frame, which has a logo, a `main` and a way home of its own. */
export const WithinFrame = createContext(false);
