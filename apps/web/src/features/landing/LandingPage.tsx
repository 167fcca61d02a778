import { Button } from '@mantine/core';
import { IconFilePlus, IconHelpCircle, IconLock, IconQuote } from '@tabler/icons-react';
import { useRef } from 'react';
import type { KeptSyllabus } from '@/lib/kept-syllabus';
import { PublicPage } from '@/ui/PublicPage';
import { Demo } from './components/Demo';
import classes from './LandingPage.module.css';
import { useDemo } from './model/use-demo';

const PROMISES = [
  { icon: IconLock, words: 'Read in your browser. Nothing is uploaded.' },
  { icon: IconQuote, words: 'Every date comes with the words it was read from.' },
  { icon: IconHelpCircle, words: 'When a syllabus contradicts itself, it asks.' },
];

const STEPS = [
  {
    title: 'Drop',
    words: 'PDF, Word, a saved web page, Markdown or plain text. As many at once as you have courses.',
  },
  {
    title: 'Check',
    words:
      'Each finding stands in a box on its own page. Doubtful ones come first; the rest you accept with one key.',
  },
  {
    title: 'Plan',
    words: 'Tasks, classes and days off, by week and by weight, and in the calendar you already use.',
  },
];

const DOUBTS = [
  { says: 'Monday, March 2', is: 'A Tuesday that year. You are asked which of the two is meant.' },
  { says: 'Exam 1: 2/19', is: 'No year anywhere in the document. You are asked once, for all of its dates.' },
  {
    says: 'Last updated: January 4, 2027',
    is: 'A date, but no deadline. Set aside, with the reason, where you can see it.',
  },
  { says: 'Late work loses 20% a day', is: 'Ask about it later; the answer quotes this line and its page.' },
];

interface LandingPageProps {
  isSignedIn: boolean;
  onKeep: (syllabus: KeptSyllabus | undefined) => void;
}

export function LandingPage({ isSignedIn, onKeep }: LandingPageProps) {
  const demo = useDemo();
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <PublicPage
      title="Your syllabi, as a plan you can trust"
      isSignedIn={isSignedIn}
      links={
        <>
          <a href="#how-it-works">How it works</a>
          <a href="#doubts">When in doubt</a>
        </>
      }
    >
      <div className={classes.hero}>
        <div>
          <h1 className={classes.title}>Your syllabi, as a plan you can trust.</h1>
          <p className={classes.lead}>
            Drop in the term’s syllabi. Syllabi finds the exams, deadlines, classes and days off, shows each
            one on the page it came from, and keeps your calendar right.
          </p>
          <div className={classes.actions}>
            <Button
              size="md"
              leftSection={<IconFilePlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={choose}
            >
              Try it with a syllabus
            </Button>
            <Button size="md" variant="default" onClick={demo.readSample}>
              Use a sample
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              accept=".pdf,.docx,.html,.htm,.md,.txt,.ics"
              aria-label="A syllabus to try"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                if (file) void demo.read(file);
              }}
            />
          </div>
          <ul className={classes.promises}>
            {PROMISES.map(({ icon: Icon, words }) => (
              <li key={words}>
                <Icon size={16} stroke={1.75} aria-hidden="true" />
                {words}
              </li>
            ))}
          </ul>
        </div>
        <Demo demo={demo} onChoose={choose} onKeep={onKeep} />
      </div>

      <section id="how-it-works" aria-labelledby="how-title">
        <h2 id="how-title" className={classes.heading}>
          Three steps, and the term is planned
        </h2>
        <ol className={classes.steps}>
          {STEPS.map(({ title, words }, index) => (
            <li key={title}>
              <span aria-hidden="true">{index + 1}</span>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>

      <section id="doubts" aria-labelledby="doubts-title" className={classes.doubts}>
        <div>
          <h2 id="doubts-title" className={classes.heading}>
            Asked, not guessed
          </h2>
          <p className={classes.lead}>
            A wrong date is worse than none. What is unsure is said to be, and every date of a document is
            either in your plan or listed with the reason why not.
          </p>
        </div>
        <dl>
          {DOUBTS.map(({ says, is }) => (
            <div key={says}>
              <dt>“{says}”</dt>
              <dd>{is}</dd>
            </div>
          ))}
        </dl>
      </section>
    </PublicPage>
  );
}
