import type { PasswordInputProps } from '@mantine/core';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { checkPassword, type PasswordRule } from '@/lib/password-policy';
import { judgePassword } from '@/lib/password-strength';
import classes from './NewPasswordField.module.css';
import { PasswordField } from './PasswordField';

interface NewPasswordFieldProps extends Omit<PasswordInputProps, 'value'> {
  value: string;
  email?: string;
}

/** A password being chosen: what the provider asks of it, live, and how hard it is to guess. */
export function NewPasswordField({ value, email, ...props }: NewPasswordFieldProps) {
  const explanation = useId();
  const rules = useRules(value);
  const { strength, label, hint } = judgePassword(value, { email });
  return (
    <div>
      <PasswordField {...props} value={value} autoComplete="new-password" aria-describedby={explanation} />
      <div id={explanation} className={classes.explanation}>
        <div className={classes.meter} data-strength={strength} aria-hidden="true">
          {[1, 2, 3, 4].map((tick) => (
            <i key={tick} data-on={tick <= strength || undefined} />
          ))}
        </div>
        <p className={classes.verdict} role="status">
          {label && <strong>{label}.</strong>} {hint}
        </p>
        <ul className={classes.rules}>
          {rules.map((rule) => (
            <li key={rule.label} data-met={rule.isMet || undefined}>
              {rule.isMet ? (
                <IconCheck size={14} stroke={2} aria-label="met:" />
              ) : (
                <IconPoint size={14} stroke={2} aria-label="missing:" />
              )}
              {rule.label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Without the query cache: a password is no key of anything, and the pages before signing in do without its observers. */
function useRules(password: string): readonly PasswordRule[] {
  const [rules, setRules] = useState<readonly PasswordRule[]>([]);
  useEffect(() => {
    let isLatest = true;
    const show = (checked: { rules: readonly PasswordRule[] }) => isLatest && setRules(checked.rules);
    // Without the provider nothing is told of its rules here; sending the form tells why.
    checkPassword(password).then(show, () => undefined);
    return () => {
      isLatest = false;
    };
  }, [password]);
  return rules;
}
