/** What a page says before it knows anything: drawn in the frame that stands before the scripts. */
export interface FirstWords {
  /** Absent where it is not the same for everybody, as the month of the calendar. */
  title?: string | undefined;
  /** Absent where the page begins with a long text. */
  lead?: string | undefined;
  /** At the foot of its card. */
  terms?: string | undefined;
  /** On what they stand: the card of a page around signing in, or a sheet that is as wide as its page. Inside it is the frame. */
  on?: 'card' | 'wide' | 'reading' | undefined;
  /** On a phone an action stands beside the words and leaves them less room. */
  isBesideAction?: boolean | undefined;
}

/** By the path of the page; `source` is where the page itself says them. */
export const FIRST_WORDS: Record<string, FirstWords & { source: string }> = {
  '/tasks/': {
    title: 'Tasks',
    lead: 'Everything with a date, read from your syllabi or written by you.',
    source: 'tasks/TasksPage.tsx',
  },
  '/calendar/': {
    lead: 'What has no time is due at the end of its day.',
    isBesideAction: true,
    source: 'calendar/CalendarPage.tsx',
  },
  '/chats/': {
    title: 'Chats',
    lead: 'Ask about your syllabi, or write with the people of this workspace.',
    source: 'chats/list/ConversationList.tsx',
  },
  '/users/': {
    title: 'Users',
    lead: 'Who shares this workspace, and in which role.',
    source: 'people/PeoplePage.tsx',
  },
  '/courses/': {
    title: 'Courses',
    lead: 'Each syllabus finds its course by itself, or makes one.',
    source: 'courses/CoursesPage.tsx',
  },
  '/apps/': {
    title: 'Apps',
    lead: 'Take the plan to the calendar you already use.',
    source: 'apps/AppsPage.tsx',
  },
  '/help-center/': {
    title: 'Help centre',
    lead: 'Short answers, written for this version.',
    source: 'help/HelpCentrePage.tsx',
  },
  '/sign-in': { on: 'card', title: 'Sign in', lead: 'Welcome back.', source: 'auth/SignInPage.tsx' },
  '/sign-up': {
    on: 'card',
    title: 'Create an account',
    lead: 'Your syllabi become a plan in a few minutes.',
    terms: 'By creating an account you agree to the terms and the privacy notice.',
    source: 'auth/SignUpPage.tsx',
  },
  '/landings': {
    on: 'wide',
    title: 'Your syllabi, as a plan you can trust.',
    source: 'landing/LandingPage.tsx',
  },
  '/billing': {
    on: 'wide',
    title: 'Everything is included on this server',
    source: 'billing/BillingPage.tsx',
  },
  '/terms': { on: 'reading', title: 'Terms', source: 'legal/TermsPage.tsx' },
  '/privacy': { on: 'reading', title: 'Privacy', source: 'legal/PrivacyPage.tsx' },
};

/** Of the page that the pattern stands for. */
export function firstWordsOf(pattern: string): FirstWords | undefined {
  const path = Object.keys(FIRST_WORDS).find((one) => new RegExp(pattern).test(one));
  const words = path === undefined ? undefined : FIRST_WORDS[path];
  if (words === undefined) return undefined;
  const { source: _source, ...said } = words;
  return said;
}
