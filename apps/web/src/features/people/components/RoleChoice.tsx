import { Radio, Stack } from '@mantine/core';
import { capitalized } from '@/lib/plan/wording';
import { INVITED_ROLES, type InvitedRole, ROLE_LABELS, ROLE_RIGHTS } from '../model/roles';

interface RoleChoiceProps {
  value: InvitedRole;
  onChange: (role: InvitedRole) => void;
}

export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  return (
    <Radio.Group label="Role" value={value} onChange={(role) => onChange(role as InvitedRole)}>
      <Stack gap="xs" mt={4}>
        {INVITED_ROLES.map((one) => (
          <Radio
            key={one}
            value={one}
            label={ROLE_LABELS[one]}
            description={`${capitalized(ROLE_RIGHTS[one])}.`}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
