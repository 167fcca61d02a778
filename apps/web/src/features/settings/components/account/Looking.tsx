import { Bone, Waiting } from '@/ui/Waiting';

/** As high as the one row that mostly comes. */
export function Looking() {
  return (
    <Waiting label="Looking how you sign in">
      <Bone height={72} radius="md" />
    </Waiting>
  );
}
