import { SegmentedControl } from '@mantine/core';

interface ChoiceProps<Value extends string> {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  labelledBy: string;
}

/** One of a few, all of them in view. */
export function Choice<Value extends string>({ value, options, onChange, labelledBy }: ChoiceProps<Value>) {
  return (
    <SegmentedControl
      value={value}
      data={[...options]}
      onChange={(chosen) => onChange(chosen as Value)}
      aria-labelledby={labelledBy}
      withItemsBorders={false}
    />
  );
}
