import { configure } from '@testing-library/react';

/** What a screen shows after a script was loaded or a question was answered takes its time on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });
