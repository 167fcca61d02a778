import { Prose } from '@/ui/Prose';
import { PublicPage } from '@/ui/PublicPage';

interface TermsPageProps {
  isSignedIn: boolean;
}

export function TermsPage({ isSignedIn }: TermsPageProps) {
  return (
    <PublicPage title="Terms" width="reading" isSignedIn={isSignedIn}>
      <Prose>
        <h1>Terms</h1>
        <p>
          Syllabi is free software under the MIT licence, run on this server by someone you probably know.
          These terms are between you and whoever runs it. They are short on purpose.
        </p>

        <h2>Your account</h2>
        <p>
          Use an e-mail address that is yours, keep the password to yourself, and tell whoever runs this
          server if someone else got in. One account is for one person.
        </p>

        <h2>What you add stays yours</h2>
        <p>
          Add only documents that you may use: the syllabi of your own courses are meant for you. By adding a
          document you allow this server to store it, read it and show it to the members of your workspace,
          and nothing more.
        </p>

        <h2>Check what was read</h2>
        <p>
          Syllabi reads documents with rules and shows for every date the words it came from. It can still be
          wrong, and syllabi change. Look at the page before you rely on a date; your instructor has the last
          word.
        </p>

        <h2>Fair use</h2>
        <p>
          Do not try to get at what belongs to others, to overload the server, or to use it for anything
          unlawful. Whoever runs it may close accounts that do.
        </p>

        <h2>No warranty</h2>
        <p>
          The software comes as it is, without warranty of any kind, as the MIT licence says. Keep your own
          copies of documents that matter. Nothing here limits rights that the law gives you and that cannot
          be given up.
        </p>

        <h2>Ending it</h2>
        <p>
          You can delete your account at any time under Settings, Account. If these terms change, whoever runs
          this server should tell you before the change counts.
        </p>
      </Prose>
    </PublicPage>
  );
}
