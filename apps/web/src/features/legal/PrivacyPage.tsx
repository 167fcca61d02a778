import { Prose } from '@/ui/Prose';
import { PublicPage } from '@/ui/PublicPage';

interface PrivacyPageProps {
  isSignedIn: boolean;
}

export function PrivacyPage({ isSignedIn }: PrivacyPageProps) {
  return (
    <PublicPage title="Privacy" width="reading" isSignedIn={isSignedIn}>
      <Prose>
        <h1>Privacy</h1>
        <p>
          Syllabi is software that someone runs on a machine of their own: you, your school or a friend.
          Whoever runs this server is responsible for what is kept on it. The people who write Syllabi do not
          receive anything from it.
        </p>

        <h2>What is kept, and why</h2>
        <ul>
          <li>
            <strong>Your account:</strong> e-mail address, a password that is stored only as an Argon2id hash,
            and when you signed in. Needed to let you in and to keep others out.
          </li>
          <li>
            <strong>What you add:</strong> the syllabi you drop, the courses, dates and tasks read from them,
            your changes, your questions and their answers.
          </li>
          <li>
            <strong>Your choices:</strong> profile, date formats, notifications. Theme and font are kept in
            your browser too, so that pages open in them at once.
          </li>
          <li>
            <strong>Technical records:</strong> the server may write what was asked for, when and with what
            result, to find faults and stop abuse. Passwords and tokens are never written there.
          </li>
        </ul>

        <h2>What leaves the server</h2>
        <p>
          Nothing, unless it was switched on. There are no trackers, no advertisements, no fonts or scripts
          from other places, and no cookies for following anyone. Whoever runs the server can connect it to:
        </p>
        <ul>
          <li>a mail server, which then carries mails to you;</li>
          <li>an identity provider such as Google, when you choose to sign in with it;</li>
          <li>
            a language model, where one is set up: it gets the passages that answer your question, and the
            doubtful passages of a syllabus when you ask for a second reading of it, or chose that for all you
            add;
          </li>
          <li>a payment provider, where one is set up.</li>
        </ul>
        <p>
          A calendar feed is a private address: whoever knows it can read the dates in it. Give it a new
          address under Apps if it got into the wrong hands.
        </p>

        <h2>The demo on the home page</h2>
        <p>
          A syllabus dropped there is read in your own browser. It is not sent anywhere and is gone when you
          leave.
        </p>

        <h2>Who else sees it</h2>
        <p>
          Members of a workspace see what is in that workspace, as far as their role goes. People outside it
          see nothing. Whoever runs the server can technically read its database, as with every server.
        </p>

        <h2>Your rights</h2>
        <p>
          You can change what you entered at any time, export tasks and calendars, and delete your account
          under Settings, Account. Depending on where you live, you may also ask the person who runs this
          server for a copy of your data, for corrections or for deletion; please write to them.
        </p>
      </Prose>
    </PublicPage>
  );
}
