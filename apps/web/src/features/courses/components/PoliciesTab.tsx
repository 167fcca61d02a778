import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Evidence, Policy } from '@/api';
import { listPoliciesOptions } from '@/api/@tanstack/react-query.gen';
import { POLICY_NAMES } from '@/lib/policy-names';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Section } from '@/ui/Section';
import { RowBones, Waiting } from '@/ui/Waiting';
import classes from './PoliciesTab.module.css';

/** What the syllabi say, in their own words: nothing is summed up that one could be held to. */
export default function PoliciesTab({ courseId }: { courseId: string }) {
  const { id: workspaceId } = useWorkspace();
  const { data, error, refetch } = useQuery(listPoliciesOptions({ path: { workspaceId, courseId } }));
  if (error && !data) return <LoadFailed error={error} what="The policies" onRetry={refetch} />;
  if (!data)
    return (
      <Waiting>
        <RowBones rows={6} />
      </Waiting>
    );
  const kinds = Map.groupBy(data.items, ({ kind }) => kind);
  return (
    <div className={classes.policies}>
      {kinds.size === 0 && (
        <p className={classes.none}>
          The syllabi of this course say nothing of late work, attendance or integrity that could be quoted
          here.
        </p>
      )}
      {[...kinds].map(([kind, policies]) => (
        <Section key={kind} title={POLICY_NAMES[kind]}>
          {policies.map((policy) => (
            <Quotes key={`${policy.documentId} ${policy.heading}`} policy={policy} />
          ))}
        </Section>
      ))}
    </div>
  );
}

function Quotes({ policy: { heading, documentId, documentName, passages } }: { policy: Policy }) {
  return (
    <figure className={classes.policy}>
      {passages.map(({ text, evidence }) => (
        <blockquote key={text} className={classes.quote}>
          {text}{' '}
          <Link
            to="/documents/$documentId"
            params={{ documentId }}
            search={{ passage: toPassage(evidence) }}
            className={classes.page}
          >
            p. {evidence.page}
          </Link>
        </blockquote>
      ))}
      <figcaption className={classes.source}>
        {[heading, documentName].filter(Boolean).join(' · ')}
      </figcaption>
    </figure>
  );
}

/** The place in the document, as the review page takes it. */
const toPassage = ({ page, boxes, span }: Evidence): string =>
  JSON.stringify({ page, ...(boxes ? { boxes } : {}), ...(span ? { span } : {}) });
