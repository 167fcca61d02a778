import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { toSizeText } from '@/lib/size';
import { useCapabilities } from '@/lib/use-capabilities';
import { PublicPage } from '@/ui/PublicPage';
import classes from './BillingPage.module.css';

const INCLUDED = [
  'As many courses and syllabi as you have',
  'Review of every date beside the page it was read from',
  'Tasks, calendar and workload by week',
  'A private calendar feed for the app you already use',
  'Answers from your syllabi, with the passage quoted',
  'A workspace to share with others',
];

interface BillingPageProps {
  isSignedIn: boolean;
}

export function BillingPage({ isSignedIn }: BillingPageProps) {
  const capabilities = useCapabilities();
  return (
    <PublicPage title="Prices" isSignedIn={isSignedIn}>
      <div className={classes.page}>
        <h1 className={classes.title}>Everything is included on this server</h1>
        <p className={classes.lead}>
          Syllabi runs on a machine of your own. There is nothing to buy here, no trial that ends, and nothing
          held back.
        </p>
        <ul className={classes.list}>
          {INCLUDED.map((one) => (
            <li key={one}>
              <IconCheck size={18} stroke={1.75} aria-hidden="true" />
              {one}
            </li>
          ))}
        </ul>
        <Button size="md" renderRoot={(props) => <Link to={isSignedIn ? '/' : '/sign-up'} {...props} />}>
          {isSignedIn ? 'Open your dashboard' : 'Create an account'}
        </Button>
        {capabilities && (
          <p className={classes.operator}>
            For whoever runs this server: limits are {toSizeText(capabilities.limits.fileBytes)} and{' '}
            {capabilities.limits.pages} pages for each document. Payments are not part of this version, so no
            plan is sold.
          </p>
        )}
      </div>
    </PublicPage>
  );
}
